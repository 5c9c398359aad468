// Names where there is little room: what stands in brackets can be left out, as in "Bot 1 (greedy)".
export function partsOfName(name: string): { bare: string; rest: string } {
  const [, bare = name, rest = ""] = /^(.+?)(?: (\([^()]*\)))?$/.exec(name) ?? [];
  return { bare, rest };
}

/** At most so many letters. */
export function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const { bare } = partsOfName(name);
  return bare.length <= most ? bare : `${bare.slice(0, most - 1)}…`;
}

/** What a line of the log says after the name that it begins with; null where it begins with something else. */
export function afterName(text: string, name: string): string | null {
  const rest = name && text.startsWith(name) ? text.slice(name.length) : "";
  return /^[:,]?\s+(\S.*)$/s.exec(rest)?.[1] ?? null;
}

/** The same as a line of its own: below the name it is enough. */
export function withoutName(text: string, name: string): string {
  const rest = afterName(text, name);
  return rest ? rest[0]!.toLocaleUpperCase() + rest.slice(1) : text;
}
