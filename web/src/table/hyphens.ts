// Where long words may be broken. Browsers know it for English; for Russian and Ukrainian many of them do not.

const SOFT_HYPHEN = "\u00ad";
const SHORT = 7;
const VOWEL = "[аеёиоуыэюяєії]";
const CONSONANT = "[бвгґджзклмнпрстфхцчшщ]";
const EITHER = "[а-яёєіїґ]";
/** After each of the first, before the second. */
const BREAKS = [
  ["[йьъ]", `${EITHER}${EITHER}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${VOWEL}`],
  [`${CONSONANT}${VOWEL}`, `${CONSONANT}${VOWEL}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));

/** The text with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replace(/[а-яёєіїґ]+/gi, (word) =>
    word.length <= SHORT
      ? word
      : BREAKS.reduce((parts, at) => parts.replace(at, `$1${SOFT_HYPHEN}`), word),
  );
}
