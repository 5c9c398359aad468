// The townsfolk: who they are, and who sits where. How they look is in looks.ts, which is loaded only where they are shown.

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

/** The messages with somebody's name and trade: words.ts loads them. */
export function nameOf(person: PersonId): string {
  return `person-${person}`;
}

export function tradeOf(person: PersonId): string {
  return `person-${person}-trade`;
}

/** Who sits there: always the same person at the same table, and nobody twice. */
export function personFor(tableId: string, seat: number): PersonId {
  const shuffled = PEOPLE.map((person) => ({ person, rank: hashOf(`${person} ${tableId}`) }));
  shuffled.sort((one, other) => one.rank - other.rank);
  return shuffled[seat % PEOPLE.length]!.person;
}

/** FNV-1a: the same in every browser. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
