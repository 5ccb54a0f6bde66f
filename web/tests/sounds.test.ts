import { beforeEach, expect, test, vi } from "vitest";
import { choose, settings } from "../src/house/settings.svelte";
import { play, soundOf } from "../src/table/sounds";

const started: string[] = [];
const touched = { hasBeenActive: false };
const node = (kind: string): object => {
  const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  return {
    gain: param,
    frequency: param,
    connect: (to: object) => to,
    start: () => started.push(kind),
    stop: () => undefined,
  };
};
class Audio {
  currentTime = 0;
  sampleRate = 10;
  destination = {};
  createGain = (): object => node("gain");
  createOscillator = (): object => node("tone");
  createBufferSource = (): object => node("noise");
  createBiquadFilter = (): object => node("filter");
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(10) });
}
vi.stubGlobal("AudioContext", Audio);
vi.stubGlobal("navigator", { language: "en", userActivation: touched });
vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });

beforeEach(() => started.splice(0));

test("sounds are on at first, and silent until the page has been touched", async () => {
  expect([settings.sound, settings.turnSound]).toEqual([true, true]);
  await play("piece");
  expect(started).toEqual([]);
  touched.hasBeenActive = true;
  await play("piece");
  expect(started.length).toBeGreaterThan(0);
});

test.each(["piece", "card", "sail", "turn", "end"] as const)("%s is heard, and not when it is switched off", async (sound) => {
  await play(sound);
  expect(started.length).toBeGreaterThan(0);
  started.splice(0);
  choose(sound === "turn" ? "turnSound" : "sound", false);
  await play(sound);
  expect(started).toEqual([]);
  choose(sound === "turn" ? "turnSound" : "sound", true);
});

test("what happens decides what is heard", () => {
  expect(soundOf(["viking_placed", "ship_sailed", "bet_won"])).toBe("sail");
  expect(soundOf(["recruited", "viking_taken"])).toBe("card");
  expect(soundOf(["promoted"])).toBe("piece");
});
