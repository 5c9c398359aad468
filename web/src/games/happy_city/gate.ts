// Who stands at whose gate: the monster that waits for an answer, or the one that stays.
import type { Card, Facts } from "./components";
import type { HappyCityView } from "./protocol";

export function atGate(view: HappyCityView, facts: Facts, seat: number): Card | undefined {
  const city = view.cities[seat]!;
  const coming = view.actor === seat && view.stage === "deflect" ? view.incoming : null;
  return facts.cards.get(coming ?? city.monster ?? "");
}
