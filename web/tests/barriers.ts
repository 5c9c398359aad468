// Whether everybody can use what a page shows: axe-core finds nothing serious.
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** In both themes; of what axe looks at, only contrast depends on them. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const problems = await barriers(page, {});
  await show(page, theme === "dark" ? "light" : "dark");
  problems.push(...(await barriers(page, { runOnly: ["color-contrast"] })));
  await show(page, theme);
  expect(problems, page.url()).toEqual([]);
}

function show(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), theme);
}

async function barriers(page: Page, options: RunOptions): Promise<string[]> {
  // Motion is off, but what fades in by a style of the browser's own needs its moment.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  const asked = JSON.stringify({ ...options, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${asked})`);
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)}\n${failureSummary}`),
  );
}
