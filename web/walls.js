// The walls of src/: imports go one way, and lead nowhere in a ring. Imports of types count like all others: whoever
// reads a file has to know what it is made of.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import ts from "typescript";

/** Each of these folders may import from those before it. */
const FLOORS = ["lib", "art", "parts", "rules", "guide", "table", "printed", "pages"];
/** What no game may reach into; above it is only the page's frame, App.svelte and main.ts. */
const NOT_FOR_GAMES = "pages";
/** The only files that open the folders of the games, each by a pattern that names none of them. */
const DOORS = ["lib/game_rooms.ts", "lib/games.ts", "pages/parts/Scene.svelte", "main.ts"];

const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts"];

const oneWay = {
  meta: { type: "problem", schema: [], messages: { wall: "{{ problem }}" } },
  create(context) {
    const root = join(context.cwd, "src");
    const file = inside(root, context.filename);
    if (file === null) return {};
    const check = (specifier, node, loc) => {
      if (!specifier.startsWith(".")) return;
      const target = inside(root, resolve(dirname(context.filename), specifier));
      const problem = target === null ? null : wallBetween(file, target);
      if (problem) context.report({ node, loc, messageId: "wall", data: { problem } });
    };
    return {
      Program(node) {
        const { sourceCode } = context;
        for (const { specifier, start } of importsIn(sourceCode.text, file))
          check(specifier, node, sourceCode.getLocFromIndex(start));
      },
      CallExpression(node) {
        if (!isGlob(node) || DOORS.includes(file) || isTest(file)) return;
        for (const pattern of literalsIn(node.arguments[0])) check(pattern, node, node.loc);
      },
    };
  },
};

const noRing = {
  meta: { type: "problem", schema: [], messages: { ring: "A ring of imports: {{ ring }}." } },
  create(context) {
    const root = join(context.cwd, "src");
    if (inside(root, context.filename) === null) return {};
    return {
      Program(node) {
        const { sourceCode, filename } = context;
        for (const { specifier, start } of importsIn(sourceCode.text, filename)) {
          const ring = wayBack(fileAt(filename, specifier), filename);
          if (!ring) continue;
          const names = [filename, ...ring].map((each) => inside(root, each)).join(" → ");
          const loc = sourceCode.getLocFromIndex(start);
          context.report({ node, loc, messageId: "ring", data: { ring: names } });
        }
      },
    };
  },
};

export default { rules: { "one-way": oneWay, "no-ring": noRing } };

/** The path below the root, with slashes; null for what is elsewhere. */
function inside(root, path) {
  const below = relative(root, path);
  return below === "" || below.startsWith("..") ? null : below.split(sep).join("/");
}

/** Why `file` may not import `target`; null if it may. Both are paths below src/. */
function wallBetween(file, target) {
  const [folder, game] = roomOf(file);
  const [wanted, other] = roomOf(target);
  if (wanted === "games") {
    if (folder !== "games")
      return isTest(file) ? null : "What all games share imports nothing from a game.";
    return game === other ? null : "A game imports nothing from another game.";
  }
  if (folder === "games")
    return wanted === null || wanted === NOT_FOR_GAMES
      ? "A game imports nothing from the pages: what both need belongs in parts/."
      : null;
  if (folder === null || folder === wanted) return null;
  if (wanted === null) return "Nothing imports the frame of the page.";
  const [floor, below] = [FLOORS.indexOf(folder), FLOORS.indexOf(wanted)];
  if (floor < 0 || below < 0) return "This folder has no place among the floors yet: see walls.js.";
  return below < floor
    ? null
    : `Imports go one way, ${FLOORS.join(" ← ")}: ${folder}/ imports nothing from ${wanted}/.`;
}

/** The folder of a file, and which game's it is; null for what stands above all folders. */
function roomOf(path) {
  const [folder, game] = path.split("/");
  return path.includes("/") ? [folder, game] : [null, undefined];
}

/** Tests may run over every game, and read every file. */
function isTest(file) {
  return file.endsWith(".test.ts");
}

const importsByFile = new Map();

/** The shortest way from one file to another along imports; null if there is none. */
function wayBack(from, to) {
  if (from === null) return null;
  const before = new Map([[from, null]]);
  for (const file of before.keys()) {
    if (file === to) return wayTo(file, before);
    for (const next of importsOf(file)) if (!before.has(next)) before.set(next, file);
  }
  return null;
}

function wayTo(file, before) {
  const way = [];
  for (let at = file; at !== null; at = before.get(at)) way.unshift(at);
  return way;
}

/** The files that a file on the disk imports. Read once: a linter's run is short. */
function importsOf(file) {
  if (!importsByFile.has(file)) {
    const imports = importsIn(readFileSync(file, "utf8"), file);
    const files = imports.map(({ specifier }) => fileAt(file, specifier));
    importsByFile.set(
      file,
      files.filter((each) => each !== null),
    );
  }
  return importsByFile.get(file);
}

function fileAt(importer, specifier) {
  if (!specifier.startsWith(".")) return null;
  const path = resolve(dirname(importer), specifier);
  const ending = ENDINGS.find(
    (each) => /\.(ts|svelte)$/.test(path + each) && existsSync(path + each),
  );
  return ending === undefined ? null : path + ending;
}

/** Everything that is imported or exported from elsewhere, at once or later, with its place in the text. */
function importsIn(text, file) {
  const code = file.endsWith(".svelte") ? onlyScripts(text) : text;
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return importedFiles.map(({ fileName, pos }) => ({ specifier: fileName, start: pos }));
}

/** Blanks instead of markup and styles, so that every place stays what it was. */
function onlyScripts(text) {
  let code = "";
  for (const { index, 0: whole, 1: tag } of text.matchAll(/(<script[^>]*>)[^]*?(?=<\/script>)/g)) {
    const start = index + tag.length;
    code += text.slice(code.length, start).replace(/[^\n]/g, " ");
    code += text.slice(start, index + whole.length);
  }
  return code;
}

function isGlob({ callee }) {
  return callee.type === "MemberExpression" && callee.object.type === "MetaProperty"
    ? callee.property.name === "glob"
    : false;
}

function literalsIn(node) {
  if (node?.type === "Literal") return [String(node.value)];
  return node?.type === "ArrayExpression" ? node.elements.flatMap(literalsIn) : [];
}
