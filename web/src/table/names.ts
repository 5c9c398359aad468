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

/** Lines of the log begin with who did it: beside that name the rest is enough. */
export function withoutName(text: string, name: string): string {
  const rest = /^[:,]?\s+(\S.*)$/s.exec(text.startsWith(name) ? text.slice(name.length) : "")?.[1];
  return rest ? rest[0]!.toLocaleUpperCase() + rest.slice(1) : text;
}
