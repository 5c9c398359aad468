// Each wall of walls.js is broken on purpose, to see that it is noticed.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ESLint } from "eslint";
import { afterAll, beforeAll, expect, test } from "vitest";

const WEB = process.cwd();
/** A page without anything in it yet, under the same linter. */
const copy = mkdtempSync(join(tmpdir(), "triopolis-walls-"));
for (const file of ["eslint.config.js", "svelte.config.js", "walls.js", "package.json"])
  cpSync(join(WEB, file), join(copy, file));
symlinkSync(join(WEB, "node_modules"), join(copy, "node_modules"));
const linter = new ESLint({ cwd: copy });

// It takes a while until the linter has all its parts: the limit only ends what hangs.
beforeAll(() => linter.lintText("", { filePath: join(copy, "src/A.svelte") }), 600_000);
afterAll(() => rmSync(copy, { recursive: true }));

/** What the walls say of a file of src/ with this text. */
async function complaints(file: string, text: string): Promise<string[]> {
  const [result] = await linter.lintText(text, { filePath: join(copy, "src", file) });
  expect(result!.messages.filter(({ fatal }) => fatal)).toEqual([]);
  const ours = result!.messages.filter(({ ruleId }) => ruleId?.startsWith("walls/"));
  return ours.map(({ line, message }) => `${line}: ${message}`);
}

function write(file: string, text: string): void {
  const path = join(copy, "src", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const SHARED = "1: What all games share imports nothing from a game.";
const OTHER_GAME = "A game imports nothing from another game.";
const PAGES = "A game imports nothing from the pages: what both need belongs in parts/.";

test.each([
  ["table/a.ts", 'import { x } from "../games/chess/x";'],
  ["table/a.ts", 'import type { X } from "../games/chess/x";'],
  ["table/a.ts", 'export * from "../games/chess/x";'],
  ["table/a.ts", 'export const x = () => import("../games/chess/x");'],
  ["table/a.ts", 'export const x = import.meta.glob("../games/*/x.ts");'],
  ["table/a.ts", 'export const x = import.meta.glob<X>(["./*.ts", "../games/*/x.ts"], {});'],
  ["App.svelte", '<script lang="ts">import X from "./games/chess/X.svelte";</script>\n<X />'],
])("what all games share imports a game: %s, %s", async (file, text) => {
  expect(await complaints(file, text)).toEqual([SHARED]);
});

test.each([
  ["lib/game_rooms.ts", 'export const x = import.meta.glob("../games/*/index.ts");'],
  ["table/a.test.ts", 'import { x } from "../games/chess/x";'],
])("a door and a test may: %s", async (file, text) => {
  expect(await complaints(file, text)).toEqual([]);
});

test("a game imports another game", async () => {
  const text =
    '<p>1</p>\n<script lang="ts">\n  import X from "../../go/X.svelte";\n</script>\n<X />';
  expect(await complaints("games/chess/rules/A.svelte", text)).toEqual([`3: ${OTHER_GAME}`]);
  expect(await complaints("games/chess/a.test.ts", 'import "../go/x";')).toEqual([
    `1: ${OTHER_GAME}`,
  ]);
});

test("a game imports what all games share, but no page", async () => {
  const text = (folder: string) => `import { x } from "../../${folder}/x";`;
  for (const folder of ["lib", "art", "parts", "rules", "guide", "table", "printed"])
    expect(await complaints("games/chess/a.ts", text(folder))).toEqual([]);
  expect(await complaints("games/chess/a.ts", text("pages"))).toEqual([`1: ${PAGES}`]);
  expect(await complaints("games/chess/a.ts", 'import "../../App.svelte";')).toEqual([
    `1: ${PAGES}`,
  ]);
});

test.each([
  ["lib", "pages"],
  ["lib", "table"],
  ["art", "parts"],
  ["parts", "pages"],
  ["rules", "table"],
  ["guide", "table"],
  ["table", "printed"],
  ["printed", "pages"],
])("%s/ imports %s/, but not the other way round", async (low, high) => {
  const [up] = await complaints(`${low}/a.ts`, `import type { X } from "../${high}/x";`);
  expect(up).toContain(`${low}/ imports nothing from ${high}/.`);
  expect(await complaints(`${high}/a.ts`, `import { x } from "../${low}/x";`)).toEqual([]);
});

test("nothing imports the frame of the page", async () => {
  const text = 'import App from "../App.svelte";';
  expect(await complaints("pages/a.ts", text)).toEqual([
    "1: Nothing imports the frame of the page.",
  ]);
});

test("a new folder needs a place", async () => {
  const complaint = "1: This folder has no place among the floors yet: see walls.js.";
  expect(await complaints("cellar/a.ts", 'import "../lib/x";')).toEqual([complaint]);
  expect(await complaints("pages/a.ts", 'import "../cellar/x";')).toEqual([complaint]);
});

test("a ring of imports", async () => {
  const a = 'import B from "./B.svelte";\nexport default B;';
  write("lib/a.ts", a);
  write("lib/B.svelte", '<script lang="ts">\n  import type { C } from "./c.svelte";\n</script>');
  write("lib/c.svelte.ts", 'export const a = () => import("./a");\nexport type C = typeof a;');
  write("lib/d.ts", 'import "./a";');
  expect(await complaints("lib/a.ts", a)).toEqual([
    "1: A ring of imports: lib/a.ts → lib/B.svelte → lib/c.svelte.ts → lib/a.ts.",
  ]);
  expect(await complaints("lib/d.ts", 'import "./a";')).toEqual([]);
});
