// The server's HTTP routes, typed. Whatever is no success is thrown as a `Refusal` that can be said.
import { apiAddress } from "./addresses";
import type {
  Catalogue,
  Components,
  ErrorBody,
  ErrorInfo,
  ImportTable,
  Join,
  Me,
  Message,
  MoveLink,
  NewTable,
  Companion,
  GameId,
  Replay,
  ReplayPosition,
  ScoredTable,
  TableInfo,
  TableList,
} from "./protocol";
import { language } from "./settings.svelte";
import { hasWords, say } from "./words";

/** What the server refused, or why it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly info: ErrorInfo,
    readonly status: number,
  ) {
    super(info.text);
  }

  get code(): string {
    return this.info.code;
  }

  get words(): Message {
    return this.info.message;
  }
}

/** Whatever was thrown, in the reader's words. */
export function sayError(error: unknown): string {
  if (!(error instanceof Refusal)) return say({ id: "web-error-unknown", args: {} });
  return hasWords(error.words.id) ? say(error.words) : error.info.text;
}

/** The saved match, to download. */
export function recordAddress(table: string): string {
  return apiAddress(`tables/${table}/record`);
}

/** The WebSocket of a table; with a revision, only what came after it is sent. */
export function liveAddress(table: string, after: number | null, spread = false): string {
  const address = new URL(apiAddress(`tables/${table}/live`));
  address.protocol = address.protocol.replace("http", "ws");
  if (after !== null) address.searchParams.set("after", String(after));
  if (spread) address.searchParams.set("spread", "true");
  return address.href;
}

/** The answer that makes this browser a guest: whatever changes something waits for it, or it would make another. */
let becoming: Promise<unknown> = Promise.resolve();

function meetServer(): Promise<Me> {
  const answer = get<Me>("me");
  becoming = answer.catch(() => undefined);
  return answer;
}

export const api = {
  me: meetServer,
  rename: (name: string) => send<Me>("PUT", "me", { name }),
  moveLink: () => send<MoveLink>("POST", "me/link"),
  claim: (token: string) => send<Me>("POST", "me/claim", { token }),

  catalogue: () => get<Catalogue>("catalogue"),
  components: (game: string) => get<Components>(`games/${game}/components`),
  scorePrinted: (game: string, table: object) =>
    send<ScoredTable>("POST", `games/${game}/score`, table),
  printedOpponent: <Id extends GameId>(game: Id, table: object) =>
    send<Companion<Id>>("POST", `games/${game}/opponent`, table),

  tables: (scope: "mine" | "public", skip = 0) =>
    get<TableList>(`tables?scope=${scope}&skip=${skip}`),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  tableComponents: (id: string) => get<Components>(`tables/${id}/components`),
  createTable: (table: NewTable) => send<TableInfo>("POST", "tables", table),
  importTable: (table: ImportTable) => send<TableInfo>("POST", "tables/import", table),
  join: (id: string, wish: Join = {}) => send<TableInfo>("POST", `tables/${id}/join`, wish),
  leave: (id: string) => send<TableInfo>("POST", `tables/${id}/leave`),
  rematch: (id: string) => send<TableInfo>("POST", `tables/${id}/rematch`),
  seatBot: (id: string, seat: number, bot: string) =>
    send<TableInfo>("PUT", `tables/${id}/seats/${seat}/bot`, { bot }),
  seatPerson: (id: string, seat: number) =>
    send<TableInfo>("DELETE", `tables/${id}/seats/${seat}/bot`),

  replay: (id: string) => get<Replay>(`tables/${id}/replay`),
  replayPosition: (id: string, at: number, spread = false) =>
    get<ReplayPosition>(`tables/${id}/replay/${at}${spread ? "?spread=true" : ""}`),
};

function get<Answer>(path: string): Promise<Answer> {
  return send<Answer>("GET", path);
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (method !== "GET") await becoming;
  const headers: Record<string, string> = { "Accept-Language": language() };
  const json = body === undefined ? null : JSON.stringify(body);
  if (json !== null) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(apiAddress(path), { method, headers, body: json });
  } catch {
    throw new Refusal(own("offline", "web-error-offline"), 0);
  }
  if (!answer.ok) throw new Refusal(await errorOf(answer), answer.status);
  return (await answer.json()) as Answer;
}

async function errorOf(answer: Response): Promise<ErrorInfo> {
  try {
    return ((await answer.json()) as ErrorBody).error;
  } catch {
    // A proxy in between answers in its own way.
    return own("unreachable", "web-error-server", { status: answer.status });
  }
}

function own(code: string, id: string, args: Message["args"] = {}): ErrorInfo {
  return { code, message: { id, args }, text: code };
}
