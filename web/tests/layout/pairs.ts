// Fewer cases in which any two values still meet: the same choice as tests/battery/pairs.py makes.

/** Some of the cases, in their order, beside those that are tried anyway. Greedy: again and again the first of those that
 * bring the most new pairs. */
export function everyPair<Case>(
  cases: Case[],
  valuesOf: (each: Case) => object,
  anyway: Case[] = [],
): Case[] {
  const pairs = cases.map((each) => pairsOf(valuesOf(each)));
  const missing = new Set(pairs.flat());
  for (const pair of anyway.flatMap((each) => pairsOf(valuesOf(each)))) missing.delete(pair);
  const chosen = new Set<number>();
  while (missing.size) {
    const news = pairs.map((each) => each.filter((pair) => missing.has(pair)).length);
    const best = news.indexOf(Math.max(...news));
    chosen.add(best);
    for (const pair of pairs[best]!) missing.delete(pair);
  }
  return cases.filter((_, place) => chosen.has(place));
}

function pairsOf(values: object): string[] {
  const facts = Object.entries(values).map(([name, value]) => `${name}=${String(value)}`);
  return facts.flatMap((one, place) => facts.slice(place + 1).map((other) => `${one} ${other}`));
}
