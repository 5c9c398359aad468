// The rulebook of Happy City, with Grozilla.
import type { Message } from "../../../lib/protocol";
import {
  drawing,
  figures,
  rulings,
  text,
  words,
  type Block,
  type Book,
  type Chapter,
  type Figure,
} from "../../../lib/rooms/book";
import type { Tables } from "../../../lib/rooms/board";
import { about } from "../about";
import {
  COLOURS,
  colourName,
  readFacts,
  symbolsText,
  typeName,
  whatItDoes,
  type Card,
} from "../components";
import Cards from "./Cards.svelte";
import CardSign from "./CardSign.svelte";
import data from "./examples.json";
import Frame from "./Frame.svelte";
import { noteOf } from "./notes";
import Product from "./Product.svelte";

const RULINGS = 15;
const OPTIONS = [
  "option-happy-city-mode",
  "option-happy-city-scoring",
  "option-happy-city-grozilla",
  "option-happy-city-deflect",
  "option-happy-city-round-limit",
];

type Describe = (card: Card) => Message[];

export function makeBook(tables: Tables): Book {
  return { Frame, chapters: [...playing(), ...cards(tables), ...grozilla(tables), ...more()] };
}

function playing(): Chapter[] {
  const colours = ["florist", "museum", "igloo", "zoo", "offices"];
  const centre = ["grocery", "hospital", "spa", "house"];
  return [
    { id: "goal", title: words("rules-title-goal"), blocks: [text("rules-hc-goal")] },
    {
      id: "cards",
      title: words("rules-title-box"),
      blocks: [
        text("rules-hc-box"),
        figures(show({ ids: colours, priced: true }, "rules-hc-figure-colours")),
      ],
    },
    { id: "setup", title: words("rules-title-setup"), blocks: [text("rules-hc-setup"), setup()] },
    { id: "round", title: words("rules-hc-title-round"), blocks: [text("rules-hc-round")] },
    {
      id: "turn",
      title: words("rules-title-turn"),
      blocks: [
        text("rules-hc-turn"),
        figures(show({ ids: centre, priced: true }, "rules-hc-figure-centre")),
      ],
    },
    {
      id: "end",
      title: words("rules-title-end"),
      blocks: [
        text("rules-hc-end"),
        figures({ drawing: drawing(Product, {}), caption: words("rules-hc-figure-score") }),
      ],
    },
    { id: "junior", title: words("rules-hc-title-junior"), blocks: [text("rules-hc-junior")] },
    { id: "expert", title: words("rules-hc-title-expert"), blocks: [text("rules-hc-expert")] },
  ];
}

/** The cards of the base game, one by one. */
function cards(tables: Tables): Chapter[] {
  return [
    {
      id: "buildings",
      title: words("rules-hc-title-buildings"),
      blocks: [
        text("rules-hc-buildings"),
        entries(tables, ["buildings", "homes"], forSale, "cards"),
        entries(tables, ["markets"], market, "cards"),
      ],
    },
    {
      id: "specials",
      title: words("rules-hc-title-family"),
      blocks: [text("rules-hc-specials"), entries(tables, ["family_specials"], special)],
    },
    {
      id: "expert_specials",
      title: words("rules-hc-title-specials"),
      blocks: [text("rules-hc-expert-specials"), entries(tables, ["expert_specials"], special)],
    },
  ];
}

function grozilla(tables: Tables): Chapter[] {
  const ruined = { ids: ["catzilla", "house"], ruinedBy: "grozilla" };
  return [
    {
      id: "grozilla",
      title: words("rules-hc-title-grozilla"),
      blocks: [text("rules-hc-grozilla")],
    },
    {
      id: "monsters",
      title: words("rules-hc-title-monsters"),
      blocks: [text("rules-hc-monsters"), entries(tables, ["monsters"], monster)],
    },
    { id: "stop_zilla", title: words("rules-hc-title-tokens"), blocks: [text("rules-hc-tokens")] },
    {
      id: "destruction",
      title: words("rules-hc-title-destruction"),
      blocks: [text("rules-hc-destruction"), figures(show(ruined, "rules-hc-figure-ruin"))],
    },
    {
      id: "multicolour",
      title: words("rules-hc-title-multicolour"),
      blocks: [text("rules-hc-multicolour"), entries(tables, ["multicolor_buildings"], forSale)],
    },
  ];
}

function more(): Chapter[] {
  return [
    {
      id: "options",
      title: words("rules-title-options"),
      blocks: OPTIONS.map((id) => text("rules-item", { text: words(id) })),
    },
    {
      id: "questions",
      title: words("rules-title-questions"),
      blocks: [rulings("HC", RULINGS, (number) => `rules-hc-q-${number}`)],
    },
    {
      id: "sources",
      title: words("rules-title-sources"),
      blocks: [text("rules-sources"), text("rules-hc-sources")],
    },
  ];
}

function show(
  props: { ids: string[]; priced?: boolean; ruinedBy?: string },
  caption: string,
): Figure {
  return { drawing: drawing(Cards, props), caption: words(caption) };
}

function setup(): Block {
  return {
    kind: "table",
    head: [words("rules-players"), words("rules-hc-setup-homes"), words("rules-hc-setup-specials")],
    rows: data.setup.map(([count, homes, specials]) => ({
      name: words("rules-hc-players", { count: count! }),
      cells: [homes!, specials!],
    })),
  };
}

// Cards

/** `rule`: the chapter with the rule for them, where that is not their own. */
function entries(tables: Tables, names: string[], describe: Describe, rule?: string): Block {
  const facts = readFacts(tables);
  const rows = names.flatMap((name) => tables[name] ?? []);
  return {
    kind: "entries",
    entries: rows.map(({ id, source }) => {
      const card = facts.cards.get(id!)!;
      return {
        id: about.card(card),
        drawing: drawing(CardSign, { id: card.id }),
        name: card.name,
        texts: describe(card),
        source: source ?? "",
        ...(rule && { rule }),
      };
    }),
  };
}

function forSale(card: Card): Message[] {
  const args = { types: card.colours.map(typeName), cost: card.cost, symbols: symbolsText(card) };
  return [words("rules-hc-for-sale", args)];
}

function market(card: Card): Message[] {
  const about = words("rules-hc-market", { symbols: symbolsText(card) });
  const [colour] = card.colours;
  return colour ? [about, words("rules-hc-market-colour", { color: colourName(colour) })] : [about];
}

function special(card: Card): Message[] {
  const wanted = COLOURS.filter((colour) => card.needs[colour]);
  const needs = wanted.map((colour) =>
    words("hc-need", { count: card.needs[colour], color: colourName(colour) }),
  );
  return [words("rules-hc-special", { text: whatItDoes(card), needs }), ...noteOf(card.id)];
}

function monster(card: Card): Message[] {
  const args = { color: colourName(card.colours[0]!), text: whatItDoes(card) };
  return [words("rules-hc-monster", args), ...noteOf(card.id)];
}
