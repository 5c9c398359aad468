// A moustache moves with the mouth below it.
import type { Face } from "../../lib/rooms/portrait";
import { cut, twice, type Cut } from "./look";

const CALM = "M50 57.4C46 54.4 39 56.4 35.6 61.2C40 64.2 46.6 63.4 50 60.2Z";
const HALVES: Partial<Record<Face, string>> = {
  pleased: "M50 56C46 52.8 38 53.8 33.8 58C37.6 62.2 46 61.4 50 58.4Z",
  beaten: "M50 57.6C46 55.8 40 58.4 36.8 65.4C41 66.6 46.8 64.2 50 60.6Z",
};

export function moustache(colour: string): (face: Face) => Cut {
  return (face) => twice(cut(colour, HALVES[face] ?? CALM));
}
