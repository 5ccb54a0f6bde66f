import { afterAll, beforeAll, expect } from "vitest";
import { House } from "./house";

/** The house that the tests of one file share; when they are done nothing may have gone wrong in it. */
export let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
  expect(house.troubles).toEqual([]);
});
