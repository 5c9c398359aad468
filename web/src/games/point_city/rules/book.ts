// The rulebook of Point City.
import Pawn from "../../../art/Pawn.svelte";
import type { Message } from "../../../lib/protocol";
import type { PointCityMarketCard } from "../protocol";
import {
  drawing,
  figures,
  rulings,
  text,
  words,
  type Block,
  type Book,
  type Chapter,
  type Entry,
} from "../../../lib/rooms/book";
import type { Tables } from "../../../lib/rooms/board";
import { about } from "../about";
import {
  buildingName,
  INGENUITY,
  readFacts,
  SIDES,
  sideName,
  sideOf,
  SYMBOLS,
  tokenText,
  whatItDoes,
  type Kind,
} from "../components";
import TokenFace from "../TokenFace.svelte";
import CardRow from "./CardRow.svelte";
import data from "./examples.json";
import Frame from "./Frame.svelte";
import MarketPicture from "./MarketPicture.svelte";
import OneCard from "./OneCard.svelte";
import Payment from "./Payment.svelte";
import ScoreExample from "./ScoreExample.svelte";

const RULINGS = 9;
const KINDS: Kind[] = ["production", "points", "civic"];

export function makeBook(tables: Tables): Book {
  return { Frame, chapters: [...beginning(tables), ...turn(tables), ...ending(tables), ...more()] };
}

function beginning(tables: Tables): Chapter[] {
  return [
    { id: "goal", title: words("rules-title-goal"), blocks: [text("rules-pc-goal")] },
    { id: "cards", title: words("rules-title-box"), blocks: [text("rules-pc-box"), kinds(tables)] },
    { id: "setup", title: words("rules-title-setup"), blocks: [text("rules-pc-setup"), setup()] },
  ];
}

function turn(tables: Tables): Chapter[] {
  const market = marketOf(tables);
  const flipped = market.with(5, buildings(tables).production);
  return [
    { id: "turn", title: words("rules-title-turn"), blocks: [text("rules-pc-turn")] },
    {
      id: "flip",
      title: words("rules-pc-title-flip"),
      blocks: [
        text("rules-pc-flip"),
        figures(
          {
            drawing: drawing(MarketPicture, { cards: market.slice(0, 8), ringed: [4, 5, 6, 7] }),
            caption: words("rules-pc-figure-line"),
          },
          {
            drawing: drawing(MarketPicture, { cards: flipped.slice(0, 8), ringed: [5] }),
            caption: words("rules-pc-figure-flipped"),
          },
        ),
      ],
    },
    {
      id: "take",
      title: words("rules-pc-title-take"),
      blocks: [
        text("rules-pc-take"),
        figures({
          drawing: drawing(MarketPicture, { cards: flipped.slice(0, 8), ringed: [4, 5] }),
          caption: words("rules-pc-figure-take"),
        }),
      ],
    },
    {
      id: "pay",
      title: words("rules-pc-title-pay"),
      blocks: [
        text("rules-pc-pay"),
        figures({ drawing: drawing(Payment, {}), caption: words("rules-pc-figure-pay") }),
      ],
    },
    { id: "civic", title: words("rules-pc-title-civic"), blocks: [text("rules-pc-civic")] },
    { id: "refill", title: words("rules-pc-title-refill"), blocks: [text("rules-pc-refill")] },
  ];
}

function ending(tables: Tables): Chapter[] {
  return [
    {
      id: "end",
      title: words("rules-title-end"),
      blocks: [
        text("rules-pc-end"),
        figures({ drawing: drawing(ScoreExample, {}), caption: words("rules-pc-figure-score") }),
      ],
    },
    {
      id: "tokens",
      title: words("rules-pc-title-tokens"),
      blocks: [text("rules-pc-tokens"), tokens(tables)],
    },
    {
      id: "all_cards",
      title: words("rules-pc-title-cards"),
      blocks: [
        text("rules-pc-cards"),
        sides(tables),
        ...[1, 2, 3].map((tier) => tierOf(tables, tier)),
      ],
    },
    {
      id: "solo",
      title: words("rules-title-solo"),
      component: { drawing: drawing(Pawn, {}), source: "printed" },
      blocks: [
        text("rules-pc-solo"),
        figures({
          drawing: drawing(MarketPicture, { cards: marketOf(tables), ringed: [4, 8], pawn: 4 }),
          caption: words("rules-pc-figure-automa"),
        }),
        path(),
        text("rules-pc-solo-score"),
        levels(),
        text("rules-pc-solo-example", data.automa.totals),
      ],
    },
  ];
}

function more(): Chapter[] {
  return [
    {
      id: "options",
      title: words("rules-title-options"),
      blocks: ["option-point-city-tokens", "option-point-city-automa"].map((id) =>
        text("rules-item", { text: words(id) }),
      ),
    },
    {
      id: "questions",
      title: words("rules-title-questions"),
      blocks: [rulings("PC", RULINGS, (number) => `rules-pc-q-${number}`)],
    },
    {
      id: "sources",
      title: words("rules-title-sources"),
      blocks: [text("rules-sources"), text("rules-pc-sources")],
    },
  ];
}

// Cards

function resource(symbol: number, double = false): PointCityMarketCard {
  return { side: "resource", face: double ? symbol + SYMBOLS.length : symbol };
}

/** One building of each kind. */
function buildings(tables: Tables) {
  const cards = readFacts(tables).buildings;
  const first = (wanted: string): PointCityMarketCard => ({
    side: "building",
    face: cards.findIndex(
      ({ kind, points }) => kind === wanted && points > 0 === (kind !== "civic"),
    ),
  });
  return { production: first("production"), points: first("points"), civic: first("civic") };
}

/** A market to draw: its second row can be flipped, the others hold buildings too. */
function marketOf(tables: Tables): PointCityMarketCard[] {
  const { production, points, civic } = buildings(tables);
  return [
    [resource(0), points, resource(3, true), resource(1)],
    [resource(2), resource(4), resource(INGENUITY), resource(3)],
    [civic, resource(1), resource(0), resource(4, true)],
    [resource(3), resource(2), production, resource(0)],
  ].flat();
}

function kinds(tables: Tables): Block {
  const { production, points, civic } = buildings(tables);
  const cards = [
    { card: resource(3), word: words("rules-pc-card-resource") },
    { card: resource(1, true), word: words("rules-pc-card-double") },
    { card: resource(INGENUITY), word: words("rules-pc-card-ingenuity") },
    { card: production, word: words("rules-pc-card-production") },
    { card: points, word: words("rules-pc-card-points") },
    { card: civic, word: words("rules-pc-card-civic") },
  ];
  return figures({ drawing: drawing(CardRow, { cards }), caption: words("rules-pc-figure-cards") });
}

function sides(tables: Tables): Block {
  const rows = tables.cards ?? [];
  const entries = Array.from({ length: SIDES }, (_, face): Entry => {
    const { symbol, count } = sideOf(face);
    const showing = rows.filter(
      (row) => row.resource === SYMBOLS[symbol] && Number(row.resource_count) === count,
    );
    const word = symbol === INGENUITY ? "rules-pc-side-ingenuity" : "rules-pc-side";
    return {
      id: about.side(face),
      drawing: drawing(OneCard, { card: { side: "resource", face } }),
      name: sideName(face),
      texts: [words(word, { count }), ...copies(showing.length)],
      source: showing[0]?.source ?? "",
      rule: "pay",
    };
  });
  return { kind: "entries", title: words("rules-pc-sides"), entries };
}

/** The buildings of a tier, by kind and resource; cards that say the same stand there once. */
function tierOf(tables: Tables, wanted: number): Block {
  const twins = new Map<string, number[]>();
  const { buildings } = readFacts(tables);
  buildings.forEach((building, face) => {
    const id = about.building(building);
    if (building.tier === wanted) twins.set(id, [...(twins.get(id) ?? []), face]);
  });
  const entries = [...twins].map(([id, faces]): Entry => {
    const [face = 0] = faces;
    const building = buildings[face]!;
    return {
      id,
      drawing: drawing(OneCard, { card: { side: "building", face } }),
      name: buildingName(building),
      texts: [whatItDoes(building), ...copies(faces.length)],
      source: tables.cards?.[face]?.source ?? "",
      rule: building.kind === "civic" ? "civic" : "pay",
    };
  });
  const title = words("rules-pc-buildings", { tier: wanted });
  return { kind: "entries", title, entries: entries.sort(byKind) };
}

/** Their ids say what they are. */
function byKind(one: Entry, other: Entry): number {
  const order = KINDS.map((kind) => `building-${kind}`);
  const rank = ({ id }: Entry) => order.findIndex((start) => id.startsWith(start));
  return rank(one) - rank(other) || one.id.localeCompare(other.id);
}

function copies(count: number): Message[] {
  return count > 1 ? [words("rules-pc-copies", { count })] : [];
}

function tokens(tables: Tables): Block {
  const facts = readFacts(tables);
  const entries = (tables.tokens ?? []).map(({ set, source }, token): Entry => ({
    id: about.token(token),
    drawing: drawing(TokenFace, { token }),
    name: tokenText(facts.tokens[token]!),
    texts: set === "promo" ? [words("rules-pc-promo")] : [],
    source: source ?? "",
  }));
  return { kind: "entries", entries };
}

// Tables

function setup(): Block {
  const names = [
    words("rules-pc-players-two"),
    words("rules-pc-players", { count: 3 }),
    words("rules-pc-players", { count: 4 }),
  ];
  return {
    kind: "table",
    head: [
      words("rules-players"),
      ...[1, 2, 3].map((tier) => words("rules-pc-tier", { tier })),
      words("rules-pc-title-tokens"),
    ],
    rows: names.map((name, index) => ({ name, cells: data.kept[index]! })),
  };
}

function path(): Block {
  const span = ([first, last]: number[], sign: string) =>
    first === last ? `${first}` : `${first}${sign}${last}`;
  return {
    kind: "table",
    head: [
      words("rules-pc-automa-turns"),
      words("rules-pc-automa-rows"),
      words("rules-pc-automa-columns"),
    ],
    rows: data.automa.path.map(({ turns, rows, columns }) => {
      const number = span(turns, "–");
      return {
        name: words("name", { en: number, ru: number, uk: number }),
        cells: [rows.join(" + "), span(columns, " → ")],
      };
    }),
  };
}

function levels(): Block {
  const { easy, normal, hard } = data.automa.levels;
  const row = (name: string, permanents: string, level: typeof easy) => ({
    name: words(name),
    cells: [words(permanents), level.token, level.ingenuity],
  });
  return {
    kind: "table",
    head: [
      words("pc-automa"),
      words("rules-pc-automa-permanents"),
      words("rules-pc-automa-token"),
      words("rules-pc-automa-ingenuity"),
    ],
    rows: [
      row("pc-level-easy", "rules-pc-automa-each", easy),
      row("pc-level-normal", "rules-pc-automa-normal", normal),
      row("pc-level-hard", "rules-pc-automa-hard", hard),
    ],
  };
}
