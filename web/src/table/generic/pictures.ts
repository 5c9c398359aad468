// What is drawn in place of the signs that a spread names. Flowers are pictures of their own.
import { ICONS } from "../../art/icons";
import type { FlowerName } from "../../art/flowers";
import type { Picture } from "../../lib/protocol";

export const PATHS: Record<Exclude<Picture, FlowerName>, string> = {
  people: ICONS.people,
  person: ICONS.marker,
  coin: ICONS.coin,
  bolt: ICONS.bolt,
  leaf: ICONS.leaf,
  gear: ICONS.gear,
  bulb: ICONS.bulb,
  star: "M12 1.500l3.100 6.900 7.500.8-5.600 5.100 1.600 7.400-6.600-3.800-6.600 3.800 1.600-7.400L1.400 9.200l7.500-.8z",
  token:
    "M12 2a10 10 0 1 1-.01 0zM12 4.600a7.400 7.400 0 1 0 .01 0zM12 7.200a4.800 4.800 0 1 1-.01 0z",
  heart: ICONS.heart,
  office: ICONS.office,
  subway: ICONS.subway,
  park: ICONS.park,
  home: ICONS.home,
  shop: ICONS.shop,
  columns: ICONS.columns,
  wheel: ICONS.wheel,
  factory: ICONS.factory,
  flower: ICONS.flower,
};
