import { expect, test } from "vitest";
import { firstLanguage } from "./languages";
import { readSettings } from "./settings.svelte";

test("what was kept comes back", () => {
  const kept = { ...readSettings(null), language: "uk", theme: "dark", sound: true };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, "", "not JSON", "[]", "null", '{"theme":"pink","sound":"loud","language":"xx"}'])(
  "whatever is not understood falls back: %s",
  (text) => {
    const settings = readSettings(text);
    expect(settings).toMatchObject({ language: null, theme: "system", sound: false });
  },
);

test.each([
  [["de-DE", "uk-UA", "en"], "uk"],
  [["RU"], "ru"],
  [["de"], "en"],
  [[], "en"],
])("the browser's wishes %s", (wishes, language) => {
  expect(firstLanguage(wishes)).toBe(language);
});
