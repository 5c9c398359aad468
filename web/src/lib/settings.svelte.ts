// What a reader prefers, kept in this browser.
import { MediaQuery } from "svelte/reactivity";
import { keep, parsed, recall } from "./kept";
import { firstLanguage, isLanguage, type Language } from "./languages";

export interface Settings {
  /** null: as the browser says. */
  language: Language | null;
  theme: "system" | "light" | "dark";
  motion: "system" | "none";
  sound: boolean;
  /** Ask once before a move that ends the turn. */
  confirmTurn: boolean;
  /** Show the turns of others quicker. */
  faster: boolean;
  /** Show on the board what each place would bring. */
  points: boolean;
  /** Where a touch shows first and plays second: play at the first, where it is plain what it does. */
  atOnce: boolean;
  /** Tabs and actions for the left thumb, where a phone lies. */
  leftHanded: boolean;
  /** Which of the townsfolk this person wants to look like; null: as the table has it. */
  face: string | null;
  /** A notification of the system when it is my turn. */
  notify: boolean;
}

/** What moves takes so much of its time where somebody wants it faster. */
export const FAST = 0.5;

const KEY = "triopolis.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  motion: "system",
  sound: false,
  confirmTurn: false,
  faster: false,
  points: true,
  atOnce: false,
  leftHanded: false,
  face: null,
  notify: false,
};

const systemDark = new MediaQuery("(prefers-color-scheme: dark)");
const systemCalm = new MediaQuery("(prefers-reduced-motion: reduce)");

export const settings = $state<Settings>(readSettings(recall(KEY)));

export function language(): Language {
  return settings.language ?? firstLanguage(globalThis.navigator?.languages ?? []);
}

export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return systemDark.current ? "dark" : "light";
}

/** Whether nothing may move that need not. */
export function calm(): boolean {
  return settings.motion === "none" || systemCalm.current;
}

/** Settings from the text they were kept as; whatever is no longer understood falls back. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  return {
    language: isLanguage(kept.language) ? kept.language : DEFAULTS.language,
    theme: oneOf(["system", "light", "dark"], kept.theme, DEFAULTS.theme),
    motion: oneOf(["system", "none"], kept.motion, DEFAULTS.motion),
    sound: flag(kept.sound, DEFAULTS.sound),
    confirmTurn: flag(kept.confirmTurn, DEFAULTS.confirmTurn),
    faster: flag(kept.faster, DEFAULTS.faster),
    points: flag(kept.points, DEFAULTS.points),
    atOnce: flag(kept.atOnce, DEFAULTS.atOnce),
    leftHanded: flag(kept.leftHanded, DEFAULTS.leftHanded),
    face: typeof kept.face === "string" ? kept.face : DEFAULTS.face,
    notify: flag(kept.notify, DEFAULTS.notify),
  };
}

/** Keep every change, and follow the changes of other tabs; for the root component. */
export function keepSettings(): void {
  $effect(() => keep(KEY, JSON.stringify(settings)));
  $effect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, readSettings(event.newValue));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
}

function oneOf<Choice extends string>(
  choices: Choice[],
  value: unknown,
  otherwise: Choice,
): Choice {
  return choices.includes(value as Choice) ? (value as Choice) : otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}
