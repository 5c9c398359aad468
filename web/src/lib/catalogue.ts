// The games of this server, asked for once; with the words that name and explain them.
import { api } from "./api";
import type { Catalogue } from "./protocol";
import { loadGameNames } from "./words";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<Catalogue> {
  const answer = await api.catalogue();
  await loadGameNames(answer.games.map((game) => game.id));
  return answer;
}
