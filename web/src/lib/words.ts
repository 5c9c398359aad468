// Says messages in the reader's language, from the same Fluent files as Python: src/triopolis/locales has what all games
// share, each game's folder its own. The server sends the words of a game that this page was built without. Whatever calls
// `say` or `t` while it renders is rendered again when the language changes or words are added.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { apiAddress } from "./addresses";
import type { Language } from "./languages";
import type { Message } from "./protocol";
import { speech } from "./speech.svelte";

export type Argument = Message["args"][string];

/** The words that every page needs. The others have the names of their files, those of a game after its id and a slash. */
const CORE = "core";
/** The id of a message that brings its text along, by language. */
const NAME = "name";
// As in Python: what only a mistake can bring is cut short, or said digit by digit.
const LONGEST_TEXT = 900;
const LARGEST_NUMBER = 1e15;
const NOT_THERE = 404;

/** Said with a minus, which is as wide as a plus, instead of a hyphen; as in Python. */
class NumberWithMinus extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

const core = import.meta.glob<Record<string, string>>("./core_words/*.ts", { import: "default" });
const shared = import.meta.glob<string>(
  ["./*/*.ftl", "!./*/{bots,engine,hints,server,web}.ftl", "!./*/{arena,cli,lab,serve,tables}.ftl"],
  { base: "../../../src/triopolis/locales", query: "?raw", import: "default" },
);
const ofGames = import.meta.glob<string>(["./*/words/*/*.ftl", "!./*/words/*/*_tables.ftl"], {
  base: "../../../src/triopolis/games",
  query: "?raw",
  import: "default",
});

const resources = new Map<string, FluentResource>();
const wanted = new Set([CORE]);
let latest: Language = speech.language;

/** Speak this language as soon as its words are there. */
export async function speak(language: Language): Promise<void> {
  latest = language;
  // Without the words of one game everything else can still be said; they are asked for again when they are needed.
  const loading = [...wanted].map((name) =>
    isSent(name) ? load(language, name).catch(() => false) : load(language, name),
  );
  await Promise.all(loading);
  if (language === latest) use(language);
}

/** The words of a game's components, moves and board; to be awaited before they are said. */
export function loadGameWords(game: string): Promise<void> {
  return want(wordsOf(game));
}

/** The words of a game's rulebook and of all that it shows; to be awaited before they are said. */
export function loadRuleWords(game: string): Promise<void> {
  return want([...wordsOf(game), "rules", fileOf(game, "rules")]);
}

/** The words of a game's guide; to be awaited before they are said. */
export function loadGuideWords(game: string): Promise<void> {
  return want(["guide", fileOf(game, "guide")]);
}

/** The words for a printed game at the table; to be awaited before they are said. */
export function loadPrintedWords(game: string): Promise<void> {
  return want([...wordsOf(game), "printed", fileOf(game, "printed"), "rules"]);
}

/** The words that name games, their options and solo opponents; to be awaited before they are said. */
export function loadGameNames(games: string[]): Promise<void> {
  return want(games.map((game) => fileOf(game, "about")));
}

export function say(message: Message): string {
  if (message.id === NAME) return nameIn(message.args);
  const pattern = speech.bundle.getMessage(message.id)?.value;
  if (!pattern) return missing(message.id, "not there");
  const errors: Error[] = [];
  const text = speech.bundle.formatPattern(pattern, args(message.args), errors);
  return errors[0] ? missing(message.id, errors[0].message) : text;
}

/** In English if the name lacks the language, as in Python. */
function nameIn(names: Message["args"]): string {
  const name = names[speech.language] ?? names.en;
  return name === undefined ? missing(NAME, "not there") : String(name);
}

export function t(id: string, args: Message["args"] = {}): string {
  return say({ id, args });
}

/** A name that somebody typed, or one that is said in every language. */
export function sayName(name: string | Message): string {
  return typeof name === "string" ? name : say(name);
}

export function hasWords(id: string): boolean {
  return id === NAME || speech.bundle.hasMessage(id);
}

function wordsOf(game: string): string[] {
  return [fileOf(game, "about"), fileOf(game), fileOf(game, "web")];
}

/** Without a room, the file with the words of a game's things and moves. */
function fileOf(game: string, room?: "about" | "guide" | "printed" | "rules" | "web"): string {
  // The server sends all words of a game as one.
  return room && isBuiltIn(game) ? `${game}/${room}_${game}` : `${game}/${game}`;
}

async function want(names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const language = latest;
  const loaded = await Promise.all(names.map((name) => load(language, name)));
  if (language !== latest) await speak(latest);
  else if (loaded.some(Boolean)) use(language);
}

/** Whether something new was loaded. */
async function load(language: Language, name: string): Promise<boolean> {
  const key = `${language} ${name}`;
  if (resources.has(key)) return false;
  resources.set(key, new FluentResource(await textOf(language, name)));
  return true;
}

async function textOf(language: Language, name: string): Promise<string> {
  if (name === CORE) return Object.values(await core[`./core_words/${language}.ts`]!()).join("\n");
  const [game, file] = name.split("/") as [string, string?];
  if (file === undefined) return shared[`./${language}/${name}.ftl`]!();
  if (isSent(name)) return askFor(game, language);
  // Not every game has every file.
  return ofGames[addressOf(game, language, file)]?.() ?? "";
}

/** Whether these words come from the server: those of a game that this page was built without. */
function isSent(name: string): boolean {
  const [game, file] = name.split("/") as [string, string?];
  return file !== undefined && !isBuiltIn(game);
}

function isBuiltIn(game: string): boolean {
  return addressOf(game, "en", game) in ofGames;
}

function addressOf(game: string, language: Language, file: string): string {
  return `./${game}/words/${language}/${file}.ftl`;
}

/** In English if the game does not speak the language; the server adds in English what a language lacks. */
async function askFor(game: string, language: Language): Promise<string> {
  const answer = await fetch(apiAddress(`games/${game}/words/${language}`));
  if (answer.ok) return answer.text();
  if (answer.status !== NOT_THERE) throw new Error(`words of ${game}: ${answer.status}`);
  return language === "en" ? "" : askFor(game, "en");
}

function use(language: Language): void {
  // Isolation marks are invisible, but they break copying and searching.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of wanted) {
    const resource = resources.get(`${language} ${name}`);
    if (resource) bundle.addResource(resource);
  }
  speech.bundle = bundle;
  speech.language = language;
}

function args(values: Message["args"]): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argument(value)]));
}

function argument(value: Argument): FluentVariable {
  if (typeof value === "number")
    return Math.abs(value) > LARGEST_NUMBER ? String(value) : new NumberWithMinus(value);
  if (typeof value === "string") return short(value);
  return short(Array.isArray(value) ? value.map(say).join(", ") : say(value));
}

function short(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}

/** A gap must not break the page; tests fail on the console's word. */
function missing(id: string, problem: string): string {
  console.error(`message ${id} in ${speech.language}: ${problem}`);
  return id;
}
