// The rulebook of Bloom Town.
import Blossom from "../../../art/Blossom.svelte";
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
  type Figure,
  type Pictured,
} from "../../../lib/rooms/book";
import type { Tables } from "../../../lib/rooms/board";
import { about } from "../about";
import CellFace from "../CellFace.svelte";
import { kindOf, readFacts, tileName, type TypeName } from "../components";
import Tile from "../Tile.svelte";
import BoardSide from "./BoardSide.svelte";
import { SETUP, SOLO, type ExampleName, type Opponent } from "./examples";
import Frame from "./Frame.svelte";
import TileRow from "./TileRow.svelte";
import TownExample from "./TownExample.svelte";
import TurnPicture from "./TurnPicture.svelte";

const RULINGS = 20;
const OPTIONS = [
  "rival-scoring",
  "office-chain",
  "subway-chain",
  "recount-after-flower",
  "third-shop",
];

export function makeBook(tables: Tables): Book {
  return { Frame, chapters: [...playing(tables), ...extras(tables), ...more()] };
}

/** What every game needs. */
function playing(tables: Tables): Chapter[] {
  return [
    { id: "goal", title: words("rules-title-goal"), blocks: [text("rules-bt-goal")] },
    { id: "box", title: words("rules-title-box"), blocks: [text("rules-bt-box"), ...box(tables)] },
    { id: "setup", title: words("rules-title-setup"), blocks: [text("rules-bt-setup"), setup()] },
    {
      id: "turn",
      title: words("rules-title-turn"),
      blocks: [
        text("rules-bt-turn"),
        figures({ drawing: drawing(TurnPicture, {}), caption: words("rules-bt-figure-turn") }),
      ],
    },
    { id: "scoring", title: words("rules-title-scoring"), blocks: [text("rules-bt-scoring")] },
    type(tables, "office", "rules-bt-office", example("office", "rules-bt-figure-office")),
    type(tables, "subway", "rules-bt-subway", example("subway", "rules-bt-figure-subway")),
    type(
      tables,
      "park",
      "rules-bt-park",
      example("park_one", "rules-bt-figure-park-one"),
      example("park_two", "rules-bt-figure-park-two"),
      example("park_three", "rules-bt-figure-park-three"),
      example("park_four", "rules-bt-figure-park-four"),
    ),
    type(tables, "home", "rules-bt-home", example("home", "rules-bt-figure-home")),
    shops(tables),
  ];
}

/** What the full game adds. */
function extras(tables: Tables): Chapter[] {
  return [
    {
      id: "spring",
      title: words("web-bt-spring"),
      component: springCell(tables),
      blocks: [text("rules-bt-spring")],
    },
    {
      id: "flower",
      title: words("web-bt-flower"),
      component: { drawing: drawing(Blossom, {}), source: "printed" },
      blocks: [text("rules-bt-flower")],
    },
    { id: "extra", title: words("web-bt-choice-extra"), blocks: [text("rules-bt-extra")] },
    {
      id: "recount",
      title: words("web-bt-recounts"),
      blocks: [
        text("rules-bt-recount"),
        figures(
          example("recount_park", "rules-bt-figure-recount-park"),
          example("recount_home", "rules-bt-figure-recount-home"),
        ),
      ],
    },
    { id: "gaps", title: words("rules-bt-title-empty"), blocks: [text("rules-bt-empty")] },
    { id: "end", title: words("rules-title-end"), blocks: [text("rules-bt-end")] },
  ];
}

function more(): Chapter[] {
  return [
    {
      id: "training",
      title: words("rules-bt-title-training"),
      blocks: [text("rules-bt-training")],
    },
    {
      id: "solo",
      title: words("rules-title-solo"),
      blocks: [text("rules-bt-solo"), opponents(), text("rules-bt-solo-example")],
    },
    {
      id: "options",
      title: words("rules-title-options"),
      blocks: OPTIONS.map((name) =>
        text("rules-item", { text: words(`option-bloom-town-${name}`) }),
      ),
    },
    {
      id: "questions",
      title: words("rules-title-questions"),
      blocks: [rulings("BT", RULINGS, (number) => `rules-bt-q-${number}`)],
    },
    {
      id: "sources",
      title: words("rules-title-sources"),
      blocks: [text("rules-sources"), text("rules-bt-sources")],
    },
  ];
}

function example(name: ExampleName, caption: string): Figure {
  return { drawing: drawing(TownExample, { name }), caption: words(caption) };
}

function type(tables: Tables, name: TypeName, rule: string, ...examples: Figure[]): Chapter {
  const source = tables.tiles?.find((row) => row.type === name)?.source ?? "";
  return {
    id: name,
    title: words(`bt-types-${name}`),
    component: { drawing: drawing(Tile, { kind: kindOf(name) }), source },
    blocks: [text(rule), figures(...examples)],
  };
}

/** Where they lie is known as well as the board is. */
function springCell(tables: Tables): Pictured {
  const cell = readFacts(tables, "A", true).springs.indexOf(true);
  return {
    drawing: drawing(CellFace, { cell, kind: -1 }),
    source: tables.boards?.[0]?.source ?? "",
  };
}

function shops(tables: Tables): Chapter {
  const chapter = type(tables, "shop", "rules-bt-shop", example("shop", "rules-bt-figure-shop"));
  const entries = (tables.shops ?? []).map(({ kind, likes_1, likes_2, copies, source }): Entry => {
    const tile = kindOf(`shop:${kind}`);
    const [first, second] = [words(`bt-types-${likes_1}`), words(`bt-types-${likes_2}`)];
    return {
      id: about.tile(tile),
      drawing: drawing(Tile, { kind: tile }),
      name: tileName(tile),
      texts: [words("rules-bt-shop-about", { first, second, count: Number(copies) })],
      source: source ?? "",
    };
  });
  return { ...chapter, blocks: [...chapter.blocks, { kind: "entries", entries }] };
}

function box(tables: Tables): Block[] {
  const side = (name: string): Figure => ({
    drawing: drawing(BoardSide, { tables, side: name }),
    caption: words("rules-bt-figure-side", { side: name }),
    source: tables.boards?.find((row) => row.side === name)?.source ?? "",
  });
  const types = { drawing: drawing(TileRow, {}), caption: words("rules-bt-figure-types") };
  return [figures(types), figures(side("A"), side("B"))];
}

function setup(): Block {
  const names = [
    words("rules-bt-setup-two"),
    words("rules-bt-setup-players", { count: 3 }),
    words("rules-bt-setup-players", { count: 4 }),
  ];
  return {
    kind: "table",
    head: [
      words("rules-players"),
      words("rules-bt-setup-removed"),
      words("rules-bt-setup-stacks"),
      words("rules-bt-setup-end"),
    ],
    rows: names.map((name, index) => ({ name, cells: SETUP[index]! })),
  };
}

function opponents(): Block {
  const names = Object.keys(SOLO) as Opponent[];
  const counts = ["1", "2", "3", "4", "5", "6", "7+"];
  return {
    kind: "table",
    head: [words("rules-bt-solo-owned"), ...counts],
    rows: names.map((name) => ({ name: words(`bt-opponent-${name}`), cells: SOLO[name] })),
  };
}
