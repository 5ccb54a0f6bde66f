import { defineConfig } from "vitest/config";

/** Commands that need a server and a browser: npm run pictures, npm run measure. */
export default defineConfig({
  test: { include: ["tools/*.task.ts"], environment: "node", testTimeout: 300_000, hookTimeout: 60_000, fileParallelism: false },
});
