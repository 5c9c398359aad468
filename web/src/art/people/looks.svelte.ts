// How the townsfolk look. Each of them is a file of its own: a table loads only those who sit there.
import type { Look } from "./look";
import type { PersonId } from "./people";

const files = import.meta.glob<{ look: Look }>("./looks/*.ts");
const asked = new Set<PersonId>();
let known = $state.raw<Partial<Record<PersonId, Look>>>({});

/** Nothing as long as it is being loaded. */
export function lookOf(person: PersonId): Look | undefined {
  if (!asked.has(person)) load(person).catch(() => asked.delete(person));
  return known[person];
}

async function load(person: PersonId): Promise<void> {
  asked.add(person);
  const { look } = await files[`./looks/${person}.ts`]!();
  known = { ...known, [person]: look };
}
