// Every lesson can be said in every language, and what it links to is there.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { canBeLearnt } from "../lib/games";
import type { Book } from "../lib/rooms/book";
import type { GameGuide } from "../lib/rooms/lesson";

const guides = import.meta.glob<{ guide: GameGuide }>("../games/*/guide.ts", { eager: true });
const books = import.meta.glob<{ makeBook(tables: object): Book }>("../games/*/rules/book.ts", {
  eager: true,
});
const GAMES = Object.keys(guides).map((file) => file.split("/").at(-2)!);

/** A lesson stays short: nobody reads a wall of text in the middle of a game. */
const LONGEST = 260;

function bundleOf(language: string, game: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = [`locales/${language}/guide`, `games/${game}/words/${language}/guide_${game}`];
  for (const name of files) {
    const file = `../src/triopolis/${name}.ftl`;
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  }
  return bundle;
}

describe.each(GAMES)("%s", (game) => {
  const { lessons, next } = guides[`../games/${game}/guide.ts`]!.guide;

  test("has a first game of its own", () => {
    expect(canBeLearnt(game)).toBe(true);
  });

  test("no lesson stands there twice", () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test.each(["en", "ru", "uk"])("is said in %s, shortly", (language) => {
    const bundle = bundleOf(language, game);
    const said = (id: string, touch: string) =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, { touch });
    for (const { id } of lessons)
      for (const touch of ["yes", "no"]) {
        const [title, ...text] = said(id, touch).split("\n");
        expect(title, id).not.toBe("");
        expect(text.join(" ").length, `${id}: ${text}`).toBeGreaterThan(0);
        expect(text.join(" ").length, `${id}: ${text}`).toBeLessThan(LONGEST);
      }
    for (const { text } of next) expect(said(text, "no")).not.toBe("");
  });

  test("its links lead to chapters of the rulebook", () => {
    const { chapters } = books[`../games/${game}/rules/book.ts`]!.makeBook({});
    const known = chapters.map((chapter) => chapter.id);
    for (const { id, chapter } of lessons) if (chapter) expect(known, id).toContain(chapter);
  });
});
