import { afterAll, beforeAll, expect } from "vitest";
import { BrowserHouse } from "./house";

/** The house that the tests of one file share; when they are done nothing may have gone wrong in it. */
export let house: BrowserHouse;

beforeAll(async () => {
  house = await BrowserHouse.open();
});
afterAll(async () => {
  await house.close();
  expect(house.troubles).toEqual([]);
});
