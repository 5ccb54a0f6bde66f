import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Commands that need a server and a browser: npm run pictures, npm run measure. Some reckon with the client's own modules. */
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["tools/*.task.ts"],
    environment: "node",
    setupFiles: ["tests/stand_ins.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
