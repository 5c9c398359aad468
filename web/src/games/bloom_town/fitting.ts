// Names below tiles: where the one of a shop is too long, that it is a shop; its picture says the rest.
import { say } from "../../lib/words";
import { widthOf } from "../../table/frame/fit";
import { tileName, typeName, typeOf } from "./components";

const FAMILY = '"Nunito Variable", sans-serif';
const BOLD = 900;

/** `size` and `room` in pixels. */
export function fittingName(kind: number, size: number, room: number): string {
  const name = say(tileName(kind));
  return widthOf(name, BOLD, FAMILY) * size <= room ? name : say(typeName(typeOf(kind)));
}
