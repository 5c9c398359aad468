// The addresses of the pages, below the address of the site.
export type Route =
  | { page: "home" }
  | { page: (typeof GAME_PAGES)[number]; game: string }
  | { page: "tables" }
  | { page: "watch" }
  | { page: "import" }
  | { page: "device" }
  | ({ page: "table"; id: string } & AnyBoard)
  | ({ page: "replay"; id: string; at: number | null } & AnyBoard)
  | { page: "move"; token: string }
  | { page: "unknown" };

/** `?board=generic`: on the board that plays any game, even where a game has one of its own. */
export interface AnyBoard {
  board?: "generic";
}

/** The pages that are about one game. */
const GAME_PAGES = ["new", "rules", "learn", "score", "opponent"] as const;

/** The route of a path like `table/ID/replay` with its query, both without what is before them. */
export function parseRoute(path: string, query: URLSearchParams): Route {
  const [first = "", second = "", third = "", ...more] = path.replace(/\/$/, "").split("/");
  if (more.length) return { page: "unknown" };
  if (first === "table" && second && third === "replay")
    return { page: "replay", id: second, at: moment(query.get("at")), ...board(query) };
  if (third) return { page: "unknown" };
  if (first === "table" && second) return { page: "table", id: second, ...board(query) };
  return second ? parseNamed(first, second) : parsePlain(first);
}

function parsePlain(name: string): Route {
  if (name === "") return { page: "home" };
  if (name === "tables" || name === "watch" || name === "import" || name === "device")
    return { page: name };
  return { page: "unknown" };
}

function parseNamed(name: string, value: string): Route {
  const page = GAME_PAGES.find((each) => each === name);
  if (page) return { page, game: value };
  if (name === "move") return { page: "move", token: value };
  return { page: "unknown" };
}

function board(query: URLSearchParams): AnyBoard {
  return query.get("board") === "generic" ? { board: "generic" } : {};
}

function moment(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
