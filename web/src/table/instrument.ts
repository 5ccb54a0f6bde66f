import type { Sound } from "./sounds";

/** A part of a sound: a tone of a pitch (Hz), or noise around it; start and length in seconds; how loud. */
interface Part {
  wave: OscillatorType | "noise";
  start: number;
  length: number;
  from: number;
  to: number;
  loud: number;
}
const part = (wave: Part["wave"], start: number, length: number, from: number, to: number, loud: number): Part => ({ wave, start, length, from, to, loud });
const PARTS: Record<Sound, Part[]> = {
  piece: [part("triangle", 0, 0.07, 190, 150, 0.5), part("noise", 0, 0.04, 900, 500, 0.35)],
  card: [part("noise", 0, 0.16, 2600, 5200, 0.22)],
  sail: [part("sawtooth", 0, 0.26, 82, 118, 0.14), part("noise", 0.05, 0.45, 500, 260, 0.3), part("sawtooth", 0.3, 0.22, 104, 74, 0.12)],
  turn: [part("sine", 0, 0.45, 147, 147, 0.5), part("triangle", 0.03, 0.42, 220, 220, 0.2)],
  end: [part("sine", 0, 0.55, 660, 660, 0.4), part("sine", 0.02, 0.5, 1320, 1320, 0.14), part("sine", 0.1, 0.45, 880, 880, 0.25)],
};
/** Well below speech. */
const VOLUME = 0.12;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Let a sound be heard. */
export function sound(name: Sound): void {
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  for (const one of PARTS[name]) sounding(context, one).connect(out);
}

/** A part of a sound under way: it swells for a moment and dies away. */
function sounding(audio: AudioContext, { wave, start, length, from, to, loud }: Part): AudioNode {
  const begin = audio.currentTime + start;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const pitch = wave === "noise" ? rustle(audio, begin, length, volume) : tone(audio, wave, begin, length, volume);
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + length);
  return volume;
}

function tone(audio: AudioContext, wave: OscillatorType, begin: number, length: number, into: AudioNode): AudioParam {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(into);
  source.start(begin);
  source.stop(begin + length);
  return source.frequency;
}

function rustle(audio: AudioContext, begin: number, length: number, into: AudioNode): AudioParam {
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  source.buffer = noise ??= hiss(audio);
  source.connect(band).connect(into);
  source.start(begin, 0, length);
  return band.frequency;
}

/** A second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const line = buffer.getChannelData(0);
  for (let n = 0; n < line.length; n += 1) line[n] = Math.random() * 2 - 1;
  return buffer;
}
