import { settings } from "../house/settings.svelte";

type Sound = "piece" | "turn" | "end";
/** Each sound is a few short tones: start (s), length (s), pitch (Hz), loudness. */
const TONES: Record<Sound, [number, number, number, number][]> = {
  piece: [[0, 0.07, 190, 0.12], [0.02, 0.05, 95, 0.1]],
  turn: [[0, 0.45, 147, 0.1], [0.05, 0.4, 220, 0.05]],
  end: [[0, 0.55, 660, 0.08], [0.1, 0.45, 880, 0.05]],
};
let context: AudioContext | null = null;

/** Play a sound, if it is wanted. */
export function play(sound: Sound): void {
  if (!(sound === "turn" ? settings.turnSound : settings.sound)) return;
  context ??= new AudioContext();
  for (const [start, length, pitch, loudness] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "piece" ? "triangle" : "sine";
    tone.frequency.value = pitch;
    const begin = context.currentTime + start;
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
