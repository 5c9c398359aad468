// The cards given in payment, in words, as the log says them.
import type { Message } from "../../lib/protocol";
import { say } from "../../lib/words";
import { resourceName } from "./components";
import type { PointCityPaid } from "./protocol";

export function givenText({ resource, doubles, singles, ingenuity }: PointCityPaid): string {
  const kinds: [string, number][] = [
    ["pc-cards-double", doubles],
    ["pc-cards-single", singles],
    ["pc-cards-ingenuity", ingenuity],
  ];
  const given: Message[] = kinds
    .filter(([, count]) => count)
    .map(([id, count]) => ({ id, args: { count } }));
  return `${say(resourceName(resource))}: ${given.map(say).join(", ")}`;
}
