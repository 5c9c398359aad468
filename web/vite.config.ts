import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Built into the Python package, from where the server serves it. Relative addresses: the server may live under a path.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/triopolis/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8100", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
