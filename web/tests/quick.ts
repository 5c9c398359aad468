// Tables further on: played over the page's own connection to the server, as fast as it goes.
import type { Page } from "playwright-core";
import type { FromBrowser, MoveInfo, StateMessage, ToBrowser } from "../src/lib/protocol";
import { openTable, type Game } from "./house";

export type Point = "start" | "middle" | "end";

export const ALONE: Record<Game, object> = {
  bloom_town: { game: "bloom_town", seats: [{ kind: "me", name: "Ada" }] },
  point_city: { game: "point_city", seats: [{ kind: "me", name: "Ada" }] },
  // Nobody plays it alone.
  happy_city: {
    game: "happy_city",
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "greedy" },
    ],
  },
};

/** About half of such a match, in moves of the person. */
const HALF: Record<Game, number> = { bloom_town: 9, point_city: 10, happy_city: 14 };

/** Opens a table at some point of its match; returns its id. */
export async function tableAt(
  page: Page,
  game: Game,
  point: Point,
  wish = {},
  half = HALF[game],
): Promise<string> {
  const id = await openTable(page, { ...ALONE[game], ...wish });
  if (point === "start") return id;
  await playQuickly(page, id, point === "end" ? Infinity : half);
  await page.goto(`/table/${id}`);
  return id;
}

/** Plays whatever brings the most points at once: so many moves, or to the end. */
async function playQuickly(page: Page, id: string, most: number): Promise<void> {
  // In the page, where nothing of this file can be called.
  await page.evaluate(
    ([id, most]) =>
      new Promise<void>((resolve, reject) => {
        const worth = ({ preview }: MoveInfo) => preview.score ?? 0;
        const best = (moves: MoveInfo[]) => moves.reduce((a, b) => (worth(b) > worth(a) ? b : a));
        const start = new URL(`/api/tables/${id}/live`, location.href);
        const socket = new WebSocket(start.href.replace("http", "ws"));
        socket.onclose = ({ code }) => reject(new Error(`The server closed it: ${code}`));
        let left = most;
        let asked = -1;
        function leave() {
          socket.onclose = () => resolve();
          socket.close();
        }
        function answer({ table, seat, moves, end }: StateMessage) {
          if (end) return leave();
          // The same state may be told twice: a second answer would only be refused.
          if (!moves.length || seat === null || table.revision === asked) return;
          if (left-- <= 0) return leave();
          asked = table.revision;
          const { action } = best(moves);
          socket.send(JSON.stringify({ type: "play", seat, revision: table.revision, action }));
        }
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as ToBrowser;
          if (message.type === "state") answer(message);
          if (message.type === "refused") reject(new Error(message.error.text));
        };
      }),
    [id, most] as const,
  );
}

/** Plays the decision that begins with an action, in the way that is proposed, at the table that is open: beside the page,
 * as another tab would. */
export async function playDecision(page: Page, action: number): Promise<void> {
  await page.evaluate(
    (action) =>
      new Promise<void>((resolve, reject) => {
        const [, , id] = location.pathname.split("/");
        const start = new URL(`/api/tables/${id}/live`, location.href);
        const socket = new WebSocket(start.href.replace("http", "ws"));
        const send = (message: FromBrowser) => socket.send(JSON.stringify(message));
        let seat: number | null = null;
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as ToBrowser;
          if (message.type === "state" && seat === null && message.seat !== null) {
            seat = message.seat;
            send({ type: "continue", seat, revision: message.table.revision, action });
          }
          if (message.type === "continuations") {
            const { actions } = message.ways[0]!;
            send({ type: "play", seat: seat!, revision: message.revision, actions });
          }
          if (message.type === "refused") reject(new Error(message.error.text));
          if (message.type === "accepted") resolve(socket.close());
        };
      }),
    action,
  );
}
