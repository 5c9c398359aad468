// Whether letters stand out from what is really behind them: from a picture of the page without its letters.
import type { Page } from "playwright-core";

interface Written {
  label: string;
  /** Red, green, blue and how much of it covers what is behind. */
  colour: [number, number, number, number];
  /** What must be reached. */
  least: number;
  /** About letter by letter: left, top, width, height. */
  pieces: [number, number, number, number][];
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
  // What cannot be touched may cover letters, too.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [touchable];
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
  document.adoptedStyleSheets = [];
  return written;

  function note(element: Element, { left, top, width, height }: DOMRect, words: string) {
    const style = getComputedStyle(element);
    if (width < 2 || style.clipPath.startsWith("inset(50%")) return;
    // What scrolls begins and ends in the middle of a line.
    const edge = element.closest("[data-scroll]")?.getBoundingClientRect();
    if (edge && (top < edge.top || top + height > edge.bottom)) return;
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const [red, green, blue, cover] = rgba(
      element instanceof SVGElement ? style.fill : style.color,
    );
    // Above and below the letters there is room to spare.
    const [up, high] = [top + height / 2 - 0.4 * size, 0.8 * size];
    const count = Math.max(1, Math.round(width / Math.max(high, 10)));
    const pieces = Array.from({ length: count }, (_, place): [number, number, number, number] => {
      const step = width / count;
      return [left + place * step, up, step, high];
    });
    written.push({
      label: `${called(element)} “${words.slice(0, 30)}”`,
      colour: [red, green, blue, cover * opacity(element)],
      least: large ? 3 : 4.5,
      pieces: pieces.filter(([x, y, w, h]) => isSeen(element, x + w / 2, y + h / 2)),
    });
  }

  /** Whether nothing opaque lies above it. */
  function isSeen(element: Element, x: number, y: number): boolean {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above.contains(element) || element.contains(above)) return true;
      if (above.closest("svg")) return false;
      const { backgroundColor, opacity } = getComputedStyle(above);
      if (rgba(backgroundColor)[3] > 0.9 && Number(opacity) > 0.9) return false;
    }
    return false;
  }

  function called(element: Element): string {
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    const about = element.closest("[data-spot]")?.getAttribute("data-spot");
    return `${[element.tagName.toLowerCase(), ...classes].join(".")}${about ? ` in ${about}` : ""}`;
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
    const worst = Math.min(...each.pieces.map((piece) => contrast(each, mean(piece))));
    if (worst < each.least - 0.05)
      findings.push(`contrast of ${worst.toFixed(2)}, not ${each.least}: ${each.label}`);
  }
  return [...new Set(findings)];

  /** The mean colour behind it. */
  function mean([left, top, width, height]: number[]): number[] {
    const [x, y] = [left! * scale, top! * scale].map(Math.round) as [number, number];
    const [wide, high] = [width! * scale, height! * scale].map((side) =>
      Math.max(1, Math.round(side)),
    );
    const { data } = paint.getImageData(x, y, wide!, high!);
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
