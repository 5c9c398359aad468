// A city as hills: which houses stand on each, in the order they were built, and where.
import type { Facts } from "./components";
import { RESOURCES } from "./components";
import type { PointCityCityView, PointCityStepInfo } from "./protocol";

/** The hill of landmarks and civic buildings comes after those of the resources. */
export const CENTRE = RESOURCES.length;
export const HILLS = CENTRE + 1;

/** Where a house stands: from the left edge of the hill in percent, and how many steps up. */
export interface Place {
  x: number;
  y: number;
  /** Between others it is smaller. */
  size?: number;
}

const SLOTS = [
  ...places([33, 0], [70, 0.52], [32, 1.16], [69, 1.68], [35, 2.3], [70, 2.82]),
  ...between([14, 0.6], [87, 1.15], [14, 1.75], [86, 2.3], [50, 3.2], [51, 0.85], [50, 2]),
];
const CENTRE_SLOTS = [
  ...places([22, 0], [51, 0.46], [78, 0.04], [30, 1.2], [66, 1.36]),
  ...places([86, 1.02], [14, 1.66], [48, 2.2], [78, 2.3]),
  ...between([8, 0.75], [90, 1.85], [31, 2.75], [64, 2.9], [47, 1.5], [17, 2.5], [82, 2.9]),
];
/** So much smaller is each row further back. */
const FURTHER = 0.07;

export function slotsOf(hill: number): readonly Place[] {
  return hill === CENTRE ? CENTRE_SLOTS : SLOTS;
}

/** How large a house is there, beside one in front. */
export function nearness({ y, size = 1 }: Place): number {
  return (1 - FURTHER * y) * size;
}

export function hillOf(facts: Facts, face: number): number {
  const produces = facts.buildings[face]?.produces ?? -1;
  return produces >= 0 ? produces : CENTRE;
}

/** The faces of a city's buildings, hill by hill, in the order they were built, as far as that was told. */
export function housesOf(
  facts: Facts,
  city: PointCityCityView,
  steps: PointCityStepInfo[],
  place: number,
): number[][] {
  const left = [...city.buildings];
  const ordered = facesBuilt(steps, place).filter((face) => {
    const at = left.indexOf(face);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
  const hills = Array.from({ length: HILLS }, (): number[] => []);
  for (const face of [...ordered, ...left]) hills[hillOf(facts, face)]!.push(face);
  return hills;
}

function facesBuilt(steps: PointCityStepInfo[], place: number): number[] {
  return steps.flatMap(({ events }) =>
    events.flatMap(({ seat, data }) =>
      seat === place && data.kind === "take"
        ? data.cards.filter(({ side }) => side === "building").map(({ face }) => face)
        : [],
    ),
  );
}

function places(...all: (readonly [number, number])[]): Place[] {
  return all.map(([x, y]) => ({ x, y }));
}

/** In the gaps that those before them leave. */
function between(...all: [number, number][]): Place[] {
  return places(...all).map((place) => ({ ...place, size: 0.6 }));
}
