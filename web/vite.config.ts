import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Pages lie at several depths. The server writes the path it lives under into the page; here that is the root.
const baseForDevelopment: Plugin = {
  name: "base-for-development",
  apply: "serve",
  transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
};

// The licence of the typeface goes wherever the typeface goes.
const licenceOfTypeface: Plugin = {
  name: "licence-of-typeface",
  apply: "build",
  generateBundle() {
    const source = readFileSync("node_modules/@fontsource-variable/nunito/LICENSE");
    this.emitFile({ type: "asset", fileName: "nunito-licence.txt", source });
  },
};

// One file instead of many small ones: what every page needs. What only some of them need is left out.
const HOUSE = new RegExp(
  [
    "node_modules/(?!svelte/src/(motion|transition)/)",
    "src/lib/(?!live|core_words|game_rooms|rooms|record_file|json_mistake|grid_walk|new_table|breakpoints)",
    "src/parts/(?!line_icons|Switch)",
    "src/pages/parts/Header",
  ]
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);
// The pictures of the games, with all they are cut from.
const SCENES = /src[\\/](games[\\/]\w+|pages[\\/]parts)[\\/]Scene\.svelte/;

// What tables, rulebooks and pages for the printed games share, and what only tables and replays need of every game.
// What only the waiting room or only replays need is left to them.
const SHARED =
  /src[\\/](art(?![\\/]people)|parts(?![\\/]Switch)|lib[\\/](game_rooms|breakpoints)|guide[\\/]progress|table[\\/](ScoreSheets|SeatMark|sitters|places\.ts|table\.css))/;
// What the townsfolk are cut from; how each of them looks is a file of its own.
const PEOPLE = /src[\\/]art[\\/]people[\\/](?!looks[\\/]|moustache)/;
const TABLE = /src[\\/]table[\\/](?!generic|WaitingRoom|ScoreChips|[Ww]alk)/;

// Built into the Python package, from where the server serves it. Relative addresses: the server may live under a path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), baseForDevelopment, licenceOfTypeface],
  build: {
    outDir: "../src/triopolis/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: HOUSE },
            { name: "scenes", test: SCENES },
            { name: "shared", test: SHARED },
            { name: "people", test: PEOPLE },
            { name: "table", test: TABLE },
          ],
        },
      },
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
