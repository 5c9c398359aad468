import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasWords, loadGameNames, loadGameWords, say, sayName, speak, t } from "./words";

beforeEach(() => speak("en"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a message is said in the language spoken now", async () => {
  expect(t("web-tables")).toBe("My tables");
  await speak("uk");
  expect(t("web-tables")).toBe("Мої столи");
});

test.each([
  ["en", ["1 player", "2 players", "21 players"]],
  ["ru", ["1 игрока", "2 игроков", "21 игрока"]],
  ["uk", ["1 гравця", "2 гравців", "21 гравця"]],
] as const)("numbers choose their form in %s", async (language, forms) => {
  await speak(language);
  const said = [1, 2, 21].map((count) => t("web-standing-waiting", { count }));
  expect(said.map((text, index) => text.endsWith(forms[index]!))).toEqual([true, true, true]);
});

test.each([
  ["en", "Zoo-1: −1 resident"],
  ["ru", "«Zoo-1»: −1 житель"],
  ["uk", "«Zoo-1»: −1 мешканець"],
] as const)("a negative number has a minus, not a hyphen, in %s", async (language, text) => {
  await loadGameWords("happy_city");
  await speak(language);
  expect(t("hc-item-residents", { card: "Zoo-1", count: -1 })).toBe(text);
});

test("messages nest, and lists of them are joined", async () => {
  await loadGameWords("point_city");
  const names = ["economy", "energy"].map((kind) => ({ id: `pc-resource-${kind}`, args: {} }));
  expect(t("score-winners", { count: 2, names })).toBe("Shared win: economy, energy");
});

test("a name brings its text along in every language", async () => {
  const name = { id: "name", args: { en: "Bakery", ru: "Пекарня", uk: "Пекарня" } };
  expect(say(name)).toBe("Bakery");
  await speak("ru");
  expect(sayName(name)).toBe("Пекарня");
  expect(sayName("Anna")).toBe("Anna");
});

test("a name that lacks the language is said in English", async () => {
  await speak("uk");
  expect(say({ id: "name", args: { en: "Bakery", ru: "Пекарня" } })).toBe("Bakery");
});

test("nothing invisible gets into a text", () => {
  expect(t("web-greeting", { name: "Anna" })).toBe("Good to see you, Anna.");
});

test("what only a mistake can bring is cut short, as in Python", () => {
  expect(t("web-greeting", { name: "x".repeat(2000) })).toContain(`${"x".repeat(900)}….`);
  expect(t("web-tables-all", { count: 2e15 })).toContain("2000000000000000");
});

test("a gap shows its name and is told to the console", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("no-such-message")).toBe("no-such-message");
  expect(t("web-greeting")).toBe("web-greeting");
  expect(logged).toHaveBeenCalledTimes(2);
});

test("the words of a game come when they are asked for, and stay over a change of language", async () => {
  await loadGameNames(["happy_city"]);
  expect(t("game-happy-city")).toBe("Happy City");
  await speak("ru");
  expect(t("game-happy-city")).toBe("Город счастья");
  expect(hasWords("cli-about")).toBe(false);
});

test("of two changes of language the later one counts", async () => {
  await Promise.all([speak("ru"), speak("uk")]);
  expect(t("web-tables")).toBe("Мої столи");
});

/** A server that has these words, by the end of their addresses; of all others it says that they are not there. */
function serverWith(words: Record<string, string | number>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("document", { baseURI: "http://house/club/" });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const answer = words[address.replace("http://house/club/api/games/", "")] ?? 404;
    return typeof answer === "string"
      ? new Response(answer)
      : new Response(null, { status: answer });
  });
  return asked;
}

test("the server sends the words of a game that this page was built without, once", async () => {
  const asked = serverWith({ "meadow/words/en": "game-meadow = Meadow\nmeadow-bee = Bee" });
  await loadGameNames(["meadow", "point_city"]);
  await loadGameWords("meadow");
  expect([t("game-meadow"), t("meadow-bee")]).toEqual(["Meadow", "Bee"]);
  expect(asked).toEqual(["http://house/club/api/games/meadow/words/en"]);
});

test("they follow the language, and are English where a game does not speak it", async () => {
  serverWith({
    "pond/words/en": "game-pond = Pond",
    "pond/words/ru": "game-pond = Пруд",
    "lake/words/en": "game-lake = Lake",
  });
  await loadGameNames(["pond", "lake"]);
  await speak("ru");
  expect([t("game-pond"), t("game-lake")]).toEqual(["Пруд", "Lake"]);
  await speak("uk");
  expect([t("game-pond"), t("web-tables")]).toEqual(["Pond", "Мої столи"]);
});

test("a game without words has none, and whatever else fails is an error", async () => {
  serverWith({ "sea/words/en": 500 });
  await loadGameNames(["river"]);
  expect(hasWords("game-river")).toBe(false);
  await expect(loadGameNames(["sea"])).rejects.toThrow("500");
  serverWith({ "sea/words/en": "game-sea = Sea" });
  await loadGameNames(["sea"]);
  expect(t("game-sea")).toBe("Sea");
});

test("the language changes even if the words of one game cannot be had", async () => {
  serverWith({ "moor/words/en": "game-moor = Moor", "moor/words/uk": 500 });
  await loadGameNames(["moor"]);
  await speak("uk");
  expect(t("web-tables")).toBe("Мої столи");
});
