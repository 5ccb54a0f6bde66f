import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What every page needs goes into one file: each file more costs a request and its headers. */
const IN_THE_HOUSE = /src\/(house\/|art\/\w+\.(svelte|ts)|peek\/Doubt|peek\/card|pages\/Header|table\/clock)/;
/** So does what every board and the table around it share. */
const AT_EVERY_TABLE = /src\/(games\/(Offer|part|people|roving)|peek\/|table\/log)/;

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/longhouse/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: IN_THE_HOUSE, priority: 2 }, { name: "board", test: AT_EVERY_TABLE, priority: 1 }] } } },
  },
  test: { include: ["tests/*.test.ts"], environment: "node", setupFiles: ["tests/stand_ins.ts"], testTimeout: 60_000 },
});
