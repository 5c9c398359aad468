// The townsfolk: who they are. Who sits where the server says; how they look is in looks.ts, which is loaded only where
// they are shown.

export const PEOPLE = [
  "olena",
  "viktor",
  "rosa",
  "marta",
  "otto",
  "vera",
  "ines",
  "sofia",
  "emil",
  "mei",
  "taras",
  "samir",
] as const;
export type PersonId = (typeof PEOPLE)[number];

export function isPerson(text: string | null): text is PersonId {
  return PEOPLE.some((person) => person === text);
}

/** The messages with somebody's name and trade. */
export function nameOf(person: string): string {
  return `person-${person}`;
}

export function tradeOf(person: string): string {
  return `person-${person}-trade`;
}
