// Where a solo opponent's points came from, in words.
import { t } from "../../lib/words";
import type { BloomTownView } from "./protocol";

export function rivalPoints({ rival, switches }: BloomTownView): string {
  const [taken = 0, laps = 0, , , , , recounts = 0, end = 0] = rival?.earned ?? [];
  const came =
    switches.rival_scoring === "recounts"
      ? t("web-bt-rival-points-recounts", { laps, recounts })
      : t("web-bt-rival-points", { taken, laps, recounts });
  return end ? `${came} ${t("web-bt-rival-end", { end })}` : came;
}
