import { describe, expect, test } from "vitest";
import type { EventInfo, StepInfo } from "../lib/protocol";
import { awaited, oneAfterAnother, placed } from "./motion";

describe("a sprite is put", () => {
  const layer = { left: 10, top: 20 };

  test("into the middle of its place", () => {
    const place = { left: 110, top: 220, width: 60, height: 50 };
    expect(placed(place, layer, 100)).toBe("translate(105px, 200px) scale(0.5)");
    expect(placed(place, layer, 100, 30)).toBe("translate(105px, 170px) scale(0.5)");
    expect(placed(place, layer, 100, 300)).toBe("translate(105px, 0px) scale(0.5)");
  });

  test("no larger than allowed", () => {
    const place = { left: 10, top: 20, width: 400, height: 300 };
    expect(placed(place, layer, 120)).toBe("translate(140px, 90px) scale(1.2)");
  });
});

test("what is under way is awaited at its own place only, from the start until it comes", () => {
  const flight = { to: ["cell-3", "place-0"], at: 200, time: 260 };
  expect(awaited(flight, ".tile")).toMatchObject({ spots: ["cell-3"], at: 0, time: 460 });
  expect(awaited({ ...flight, to: "cell-3" }, ".tile").spots).toEqual(["cell-3"]);
});

test("events begin one after another; those that show nothing take no time", () => {
  const events = ["take", "end", "refill", "refill"].map((kind) => ({ kind }) as EventInfo);
  const steps = [{ events: events.slice(0, 3) }, { events: events.slice(3) }] as StepInfo[];
  const scenes = oneAfterAnother(steps, 60, ({ kind }, at) => (kind === "end" ? [] : [[kind, at]]));
  expect(scenes).toEqual([
    ["take", 0],
    ["refill", 60],
    ["refill", 120],
  ]);
});
