import { defineConfig } from "vitest/config";

/** Whole games in a real Chromium against a real server. */
export default defineConfig({
  test: {
    include: ["tests/browser/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
