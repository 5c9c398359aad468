// The walls between the folders (walls.js), and what the compilers do not see.
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import walls from "./walls.js";

export default tseslint.config(
  tseslint.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler finds them, and knows that `_` is meant to stay unused.
      "@typescript-eslint/no-unused-vars": "off",
      // Most lists here never change their order, or hold what has no name of its own.
      "svelte/require-each-key": "off",
      // A map that nothing on the page depends on is an ordinary one.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // An interface that each game adds its own to is empty in the shared file.
    files: ["src/lib/protocol.ts"],
    rules: { "@typescript-eslint/no-empty-object-type": "off" },
  },
  {
    files: ["src/**/*.{ts,svelte}"],
    plugins: { walls },
    rules: { "walls/one-way": "error", "walls/no-ring": "error" },
  },
);
