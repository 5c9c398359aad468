// The languages there are, and which of them a reader wants.
export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first of our languages among the wishes ("uk-UA", "ru", …), English when there is none. */
export function firstLanguage(wishes: readonly string[]): Language {
  const short = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? "en";
}
