// Whether letters stand out from what is really behind them: from a picture of the page without its letters.
import type { Page } from "playwright-core";

interface Written {
  label: string;
  /** Red, green, blue and how much of it covers what is behind. */
  colour: [number, number, number, number];
  /** What must be reached. */
  least: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const WITHOUT_LETTERS = `*, *::before, *::after {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-shadow: none !important;
  transition: none !important;
  caret-color: transparent !important;
}
svg text { fill: transparent !important; }`;

/** The letters that stand out too little, one line each. */
export async function faintLetters(page: Page): Promise<string[]> {
  const written = await page.evaluate(findWritten);
  await page.evaluate(dress, WITHOUT_LETTERS);
  const picture = await page.screenshot({ type: "png" });
  await page.evaluate(dress, null);
  return page.evaluate(compare, { written, picture: picture.toString("base64") });
}

/** Runs in the page, which would let nobody add an element with styles. */
function dress(styles: string | null): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles ?? "");
  document.adoptedStyleSheets = styles ? [sheet] : [];
}

/** Runs in the page: every line of letters, with its colour. */
function findWritten(): Written[] {
  const written: Written[] = [];
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  for (const element of document.querySelectorAll("body *:not(svg *), svg text")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // What cannot be used now may be pale.
    if (element.closest(":disabled, [aria-disabled=true], [inert], .skip")) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) note(element, rect, node.nodeValue.trim());
    }
  }
  return written;

  function note(element: Element, { left, top, width, height }: DOMRect, words: string) {
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    if (width < 2 || !over) return;
    // Below an open choice or a sheet.
    const above = over.closest('[data-choice], dialog, [role="dialog"]');
    if (above && !above.contains(element)) return;
    const clip = getComputedStyle(element).clipPath;
    if (clip.startsWith("inset(50%")) return;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const [red, green, blue, cover] = rgba(
      element instanceof SVGElement ? style.fill : style.color,
    );
    // Above and below the letters there is room to spare.
    const [up, high] = [top + height / 2 - 0.4 * size, 0.8 * size];
    written.push({
      label: `${[element.tagName.toLowerCase(), ...named(element)].join(".")} “${words.slice(0, 30)}”`,
      colour: [red, green, blue, cover * opacity(element)],
      least: large ? 3 : 4.5,
      ...{ left, top: up, width, height: high },
    });
  }

  function named(element: Element): string[] {
    return [...element.classList].filter((name) => !name.startsWith("svelte-"));
  }

  function opacity(element: Element): number {
    let all = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      all *= Number(getComputedStyle(each).opacity);
    return all;
  }

  /** In whatever way the style says it. */
  function rgba(colour: string): [number, number, number, number] {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  }
}

/** Runs in the page, which can read a picture. */
async function compare(given: { written: Written[]; picture: string }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(given.picture), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paint = canvas.getContext("2d", { willReadFrequently: true })!;
  paint.drawImage(picture, 0, 0);
  const scale = picture.width / innerWidth;
  const findings: string[] = [];
  for (const each of given.written) {
    const worst = Math.min(...pieces(each).map((behind) => contrast(each, behind)));
    if (worst < each.least - 0.05)
      findings.push(`contrast of ${worst.toFixed(2)}, not ${each.least}: ${each.label}`);
  }
  return [...new Set(findings)];

  /** The mean colour behind it, about letter by letter. */
  function pieces({ left, top, width, height }: Written): number[][] {
    const [x, y] = [Math.max(0, Math.round(left * scale)), Math.max(0, Math.round(top * scale))];
    const right = Math.min(picture.width, Math.round((left + width) * scale));
    const bottom = Math.min(picture.height, Math.round((top + height) * scale));
    if (right <= x || bottom <= y) return [];
    const count = Math.max(1, Math.round((right - x) / Math.max(bottom - y, 10)));
    const step = (right - x) / count;
    return Array.from({ length: count }, (_, place) => {
      const from = Math.round(x + place * step);
      return mean(from, y, Math.max(1, Math.round(x + (place + 1) * step) - from), bottom - y);
    });
  }

  function mean(x: number, y: number, width: number, height: number): number[] {
    const { data } = paint.getImageData(x, y, width, height);
    const sums = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4)
      for (const channel of [0, 1, 2]) sums[channel]! += data[at + channel]!;
    return sums.map((sum) => sum / (data.length / 4));
  }

  function contrast({ colour }: Written, behind: number[]): number {
    const cover = colour[3];
    const seen = [0, 1, 2].map((at) => colour[at]! * cover + behind[at]! * (1 - cover));
    const [light, dark] = [luminance(seen), luminance(behind)].sort((a, b) => b - a);
    return (light! + 0.05) / (dark! + 0.05);
  }

  function luminance(colour: number[]): number {
    const [red, green, blue] = colour.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
}
