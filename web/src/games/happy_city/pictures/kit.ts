// The art kit as plain calls, so that a picture is a short list of parts. Measures are those of the kit: a sheet of
// 100 × 100 units whose ground begins at y = 88; what lies above y = 10 is cut off.
import type { Component } from "svelte";
import AwningPart from "../../../art/Awning.svelte";
import BlockPart from "../../../art/Block.svelte";
import ChimneyPart from "../../../art/Chimney.svelte";
import ColumnsPart from "../../../art/Columns.svelte";
import CutPart from "../../../art/Cut.svelte";
import DoorPart from "../../../art/Door.svelte";
import PersonPart from "../../../art/Person.svelte";
import RoofPart from "../../../art/Roof.svelte";
import TreePart from "../../../art/Tree.svelte";
import WheelPart from "../../../art/Wheel.svelte";
import WindowsPart from "../../../art/Windows.svelte";

export interface Part {
  /** Every part has props of its own. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  piece: Component<any>;
  props: Record<string, unknown>;
}

export interface Drawing {
  parts: Part[];
  /** The colour of the ground; the tone's own if none is named. */
  ground?: string;
}

// The colours of the paper

export const CARD = "var(--art-card)";
export const INK = "var(--art-ink)";
export const LAMP = "var(--art-lamp)";
export const LEAF = "var(--art-leaf)";
export const LEAF_DEEP = "var(--art-leaf-deep)";
export const LEAF_PALE = "var(--art-leaf-pale)";
export const LAWN = "var(--art-lawn)";
export const WATER = "var(--art-water)";
export const PINK = "var(--art-blossom)";
export const PINK_DEEP = "var(--art-blossom-deep)";
export const METAL = "var(--art-metal)";
export const TRUNK = "var(--art-trunk)";
export const SMOKE = "var(--art-smoke)";
export const SHADE = "var(--art-shade)";
export const WALL = "var(--tone-wall)";
export const SIDE = "var(--tone-side)";
export const ROOF = "var(--tone-roof)";
export const BACK = "var(--tone-back)";
export const GLASS = "var(--tone-glass)";
export const LIT = "var(--tone-glass-lit)";
export const YELLOW = "var(--shops)";
export const BLUE = "var(--public)";
export const GREEN = "var(--homes)";
export const ORANGE = "var(--leisure)";
export const VIOLET = "var(--industry-hc)";
export const RED = "var(--red)";
export const SAND = "var(--hc-sand)";
export const STONE = "var(--hc-stone)";
export const STONE_DEEP = "var(--hc-stone-deep)";

/** A block of stone. */
export const STONES = { fill: STONE, shaded: STONE_DEEP };

// The parts

type More = Record<string, unknown>;

const part = (piece: Part["piece"], props: More): Part => ({ piece, props });

export const block = (x: number, y: number, w: number, h: number, more: More = {}) =>
  part(BlockPart, { x, y, w, h, ...more });
export const roof = (shape: string, x: number, y: number, w: number, h: number, more: More = {}) =>
  part(RoofPart, { shape, x, y, w, h, ...more });
export const windows = (
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  seed = 0,
) => part(WindowsPart, { x, y, w, h, columns, rows, seed });
export const door = (x: number, y: number, w: number, h: number, fill?: string) =>
  part(DoorPart, { x, y, w, h, fill });
export const awning = (x: number, y: number, w: number, h: number, stripes: string[]) =>
  part(AwningPart, { x, y, w, h, stripes });
export const columns = (x: number, y: number, w: number, h: number, count = 4) =>
  part(ColumnsPart, { x, y, w, h, count });
export const chimney = (x: number, y: number, w: number, h: number, smoke = true, fill?: string) =>
  part(ChimneyPart, { x, y, w, h, smoke, fill });
export const tree = (x: number, y: number, size: number, shape = "round") =>
  part(TreePart, { x, y, size, shape });
export const wheel = (x: number, y: number, r: number, more: More = {}) =>
  part(WheelPart, { x, y, r, ...more });
export const person = (x: number, y: number, size: number, fill?: string) =>
  part(PersonPart, { x, y, size, fill });

// Shapes of one's own

/** A piece that stands above the rest and throws a shade. */
export const cut = (d: string, fill?: string) => part(CutPart, { d, fill, shade: true });
/** A piece glued flat on another. */
export const bit = (d: string, fill?: string) => part(CutPart, { d, fill });
export const line = (d: string, fill: string, width: number) =>
  part(CutPart, { d, fill, line: width });
/** A thick line that throws a shade: a cable, a pole, a neck. */
export const bar = (d: string, fill: string, width: number) =>
  part(CutPart, { d, fill, line: width, shade: true });
export const disc = (x: number, y: number, r: number, fill?: string) => bit(round(x, y, r), fill);
export const ball = (x: number, y: number, r: number, fill?: string) => cut(round(x, y, r), fill);
export const oval = (x: number, y: number, rx: number, ry: number, fill?: string) =>
  bit(round(x, y, rx, ry), fill);

export function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

/** Shapes of one's own, drawn around (0, 0), at another place and size. */
export function at(x: number, y: number, size: number, parts: Part[], turn = 0): Part[] {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return parts.map(({ piece, props }) => {
    const inner = props.at === undefined ? "" : ` ${String(props.at)}`;
    return { piece, props: { ...props, at: place + inner } };
  });
}

export function stars(...places: [number, number][]): Part[] {
  return places.map(([x, y]) =>
    bit(`M${x} ${y - 2.6}l.8 1.8 1.8 .8-1.8 .8-.8 1.8-.8-1.8-1.8-.8 1.8-.8z`, LAMP),
  );
}

export const drawing = (...parts: (Part | Part[])[]): Drawing => ({ parts: parts.flat() });
export const drawnOn = (ground: string, ...parts: (Part | Part[])[]): Drawing => ({
  parts: parts.flat(),
  ground,
});
