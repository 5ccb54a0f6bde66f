import { defineConfig } from "vitest/config";
import { seconds } from "./tests/browser/patience";

/** Whole games in a real Chromium against a real server. */
export default defineConfig({
  test: {
    include: ["tests/browser/*.test.ts"],
    environment: "node",
    testTimeout: seconds(120),
    hookTimeout: seconds(60),
    expect: { poll: { timeout: seconds(15), interval: 50 } }, // one second is the default, which a busy machine needs for a frame
    maxWorkers: 2,
    retry: 1, // told as "retry x1": such a test passed by luck the second time or failed by bad luck the first, and is to be mended
  },
});
