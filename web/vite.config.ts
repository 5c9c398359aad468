import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Pages lie at several depths. The server writes the path it lives under into the page; here that is the root.
const baseForDevelopment: Plugin = {
  name: "base-for-development",
  apply: "serve",
  transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
};

// One file instead of many small ones: what every page needs.
const HOUSE =
  /node_modules|src[\\/](lib[\\/](?!live|core_words|game_rooms|rooms)|parts[\\/]|pages[\\/]parts[\\/]Header)/;

// Built into the Python package, from where the server serves it. Relative addresses: the server may live under a path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), baseForDevelopment],
  build: {
    outDir: "../src/triopolis/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "house", test: HOUSE }] } },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env.TRIOPOLIS_SERVER ?? "http://127.0.0.1:8100", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
