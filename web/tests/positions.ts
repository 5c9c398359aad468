// Positions worth looking at (tests/positions finds them, web/tests/positions keeps them), as tables of a server of ours.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { PersonId } from "../src/art/people/people";
import type { Game } from "./house";
import { PYTHON, Server } from "./server";

/** What is chosen on the screen: a kind of tile and a cell, or a type. */
export type Chosen = Record<string, number>;

export interface Position {
  game: Game;
  /** One way to play it, by its name. */
  setup: string;
  moment: string;
}

export interface Setup {
  name: string;
  seats: number;
  options: Record<string, string | number | null>;
  /** Those of a data pack. */
  tables?: Record<string, Record<string, string>[]>;
  matches: {
    seed: string;
    actions: number[];
    moments: Record<string, { at: number; choose?: Chosen }>;
  }[];
}

const read = new Map<Game, Setup[]>();

export function setupsOf(game: Game): Setup[] {
  const known = read.get(game);
  if (known) return known;
  const setups = JSON.parse(readFileSync(`tests/positions/${game}.json`, "utf8")) as Setup[];
  read.set(game, setups);
  return setups;
}

export function momentsOf({ matches }: Setup): string[] {
  return matches.flatMap(({ moments }) => Object.keys(moments));
}

export function chosenAt(position: Position): Chosen {
  const { played } = find(position);
  return played.moments[position.moment]!.choose ?? {};
}

/** What was played then. */
export function nextActionAt(position: Position): number {
  const { played } = find(position);
  return played.actions[played.moments[position.moment]!.at]!;
}

/** Opens a table of one's own there, to play on; with bots in the other seats. */
export async function openPosition(page: Page, position: Position): Promise<void> {
  const data = { record: recordAt(position) };
  const answer = await page.request.post("/api/tables/import", { data });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}`);
}

/** The saved match as it stood then. */
function recordAt(position: Position): object {
  const { setup, played } = find(position);
  const { at } = played.moments[position.moment]!;
  if (setup.tables) throw new Error("A record with a data pack wants its hash.");
  const seats = Array.from({ length: setup.seats }, (_, seat) =>
    seat ? { name: "", bot: "easy" } : { name: "Ada" },
  );
  return {
    ...{ format: "triopolis match", schema: 1, game: position.game, version: 1 },
    ...{ options: setup.options, seed: played.seed, seats },
    ...{ actions: played.actions.slice(0, at), revision: at, position: "" },
  };
}

function find({ game, setup, moment }: Position) {
  const found = setupsOf(game).find(({ name }) => name === setup);
  const played = found?.matches.find(({ moments }) => moment in moments);
  if (!found || !played) throw new Error(`No position ${game} ${setup} ${moment} is stored.`);
  return { setup: found, played };
}

// Tables

/** A server with tables at which somebody sits who was here before. */
export interface Laid {
  server: Server;
  cookie: string;
  /** Where the table of a position is. */
  table(position: Position): string;
}

const named = ({ game, setup, moment }: Position) => `${game} ${setup} ${moment}`;

/** A table for each of the positions, with these people beside the first seat. */
export async function served(positions: Position[], people: PersonId[]): Promise<Laid> {
  const lines = [...new Set(positions.map(named))];
  let answer = "";
  const server = await Server.started((database) => {
    const args = ["-m", "tests.positions.lay_out", database, ...people];
    const options = { cwd: "..", encoding: "utf8", input: `${lines.join("\n")}\n` } as const;
    answer = execFileSync(PYTHON, args, options);
  });
  const { cookie, tables } = JSON.parse(answer) as { cookie: string; tables: string[] };
  const table = (position: Position) => `/table/${tables[lines.indexOf(named(position))]!}`;
  return { server, cookie, table };
}

/** What a context of the browser is to know from before. */
export function remembered({ server, cookie }: Laid, settings: object = {}) {
  const { hostname } = new URL(server.address);
  const value = JSON.stringify(settings);
  return {
    address: server.address,
    storageState: {
      cookies: [
        {
          ...{ name: "triopolis_guest", value: cookie, domain: hostname, path: "/" },
          ...{ expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const },
        },
      ],
      origins: [{ origin: server.address, localStorage: [{ name: "triopolis.settings", value }] }],
    },
  };
}
