// Positions worth looking at (tests/positions finds them, web/tests/positions keeps them), as tables of a server of ours.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { personFor, type PersonId } from "../src/art/people/people";
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

/** The saved match as it stood then: whoever brings it in sits in the first seat. */
export function recordAt(position: Position): object {
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

/** Letters and digits of which the ids of tables are made. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const LONG = 24;

/** An id for a table at which these people sit, the first of them at the second place. */
export function idFor({ game, setup, moment }: Position, people: PersonId[]): string {
  const word = [...`${game}${setup}${moment}`].filter((sign) => READABLE.includes(sign)).join("");
  for (let tried = 0; ; tried++) {
    const number = [...tried.toString(8)].map((digit) => READABLE[Number(digit)]).join("");
    const id = `${word.slice(0, LONG - 8).padEnd(LONG - 8, "x")}${number.padStart(8, "z")}`;
    if (people.every((person, place) => personFor(id, place + 1) === person)) return id;
  }
}

export interface Laid {
  server: Server;
  /** Of the guest who sits at all of these tables. */
  cookie: string;
  ids: string[];
}

/** A server with a table for each of the positions. */
export async function served(positions: Position[], people: PersonId[]): Promise<Laid> {
  const ids = positions.map((position) => idFor(position, people));
  const lines = positions.map(
    ({ game, setup, moment }, place) => `${ids[place]} ${game} ${setup} ${moment}`,
  );
  let cookie = "";
  const server = await Server.started((database) => {
    const args = ["-m", "tests.positions.lay_out", database];
    const options = { cwd: "..", encoding: "utf8", input: `${lines.join("\n")}\n` } as const;
    cookie = execFileSync(PYTHON, args, options).trim();
  });
  return { server, cookie, ids };
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
