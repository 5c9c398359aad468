// Whether everybody can use what a page shows: axe-core finds nothing serious.
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // Motion is off, but what fades in by a style of the browser's own needs its moment.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = grave.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)}\n${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}
