// What can be wrong with a page, as one function that runs inside of it.

export interface Limits {
  /** The smallest letters, the smallest target, and the smallest cell of a town. */
  letters: number;
  target: number | null;
  cell: number | null;
  /** What lies below something else by its nature, as a selector. */
  beneath: string;
  /** What can be clicked with a mouse, and is only a mark for a finger, as a selector. */
  marks: string;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Inspection {
  /** One line each: what is wrong, and with what. */
  findings: string[];
  /** Where the parts of the table lie, by their names. */
  regions: Record<string, Box>;
}

/** Nothing outside of it can be used here: it is sent to the page as text. */
export function inspect({ letters, target, cell, beneath, marks }: Limits): Inspection {
  const findings: string[] = [];
  const TARGETS =
    'button, a[href], input, select, summary, [role="button"], [role="tab"], [data-cell], [tabindex="0"]';
  const found = document.querySelectorAll<HTMLElement | SVGElement>("body *:not(svg *), svg text");
  const all = [...found].filter(isSeen);
  // What is laid over the table for a while, and may be long: drawers, sheets.
  const ASIDE = 'dialog, [role="dialog"]';
  const regions = regionsOf();
  scrolls();
  for (const element of all) {
    if (hasOwnText(element)) text(element);
    if (element.matches(TARGETS)) hit(element);
    if (element.matches(`${TARGETS}, [data-spot]`) && !element.matches(beneath)) covered(element);
  }
  overlaps();
  return { findings: [...new Set(findings)], regions };

  function tell(what: string, element: Element) {
    findings.push(`${what}: ${called(element)}`);
  }

  function called(element: Element): string {
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    const spot = element.getAttribute("data-spot");
    const region = element.closest("[data-region]")?.getAttribute("data-region");
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
    const short = words.replace(/\s+/g, " ").slice(0, 40);
    return [
      region ? `${region} › ` : "",
      [element.tagName.toLowerCase(), ...classes].join("."),
      spot ? `[${spot}]` : "",
      short ? ` “${short}”` : "",
    ].join("");
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Only for screen readers, or put aside for now.
    for (let each: Element | null = element; each; each = each.parentElement) {
      // A link that comes into the window only when it is reached by keyboard.
      if (each.hasAttribute("inert") || each.matches(".skip")) return false;
      if (each === element || each.clientWidth <= 1) {
        const { clipPath, position } = getComputedStyle(each);
        if (clipPath.startsWith("inset(50%") && position === "absolute") return false;
      }
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  function hasOwnText(element: Element): boolean {
    const own = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    return !element.closest("style, script, title") && [...element.childNodes].some(own);
  }

  function scrolls() {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth)
      findings.push(`the page scrolls sideways by ${scrollWidth - clientWidth}`);
    if (scrollHeight > clientHeight)
      findings.push(`the page scrolls by ${scrollHeight - clientHeight}`);
    for (const element of all) {
      if (element.closest(ASIDE)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const across = element.scrollWidth - element.clientWidth;
      const down = element.scrollHeight - element.clientHeight;
      if (/auto|scroll/.test(overflowX) && across > 1)
        tell(`scrolls sideways by ${across}`, element);
      if (/auto|scroll/.test(overflowY) && down > 1) tell(`scrolls by ${down}`, element);
    }
  }

  function text(element: HTMLElement | SVGElement) {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize) * scaleOf(element);
    if (size < letters - 0.05) tell(`letters of ${size.toFixed(1)}`, element);
    const line = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
      line.selectNodeContents(node);
      for (const rect of line.getClientRects()) if (rect.width) clipped(element, rect, size);
    }
    // Longer than its box, though nothing cuts it off: it runs into its neighbour.
    if (element instanceof HTMLElement && style.display !== "inline" && element.clientWidth) {
      const across = element.scrollWidth - element.clientWidth;
      if (across > 1) tell(`text is ${across} wider than its box`, element);
    }
  }

  /** Of a line only what letters fill: above and below them the typeface has room to spare. */
  function clipped(element: Element, rect: DOMRect, size: number) {
    const middle = (rect.top + rect.bottom) / 2;
    const [top, bottom] = [middle - 0.38 * size, middle + 0.38 * size];
    const beyond = (box: Box) =>
      Math.max(box.left - rect.left, rect.right - box.right, box.top - top, bottom - box.bottom);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const past = beyond(screen);
    if (element.closest("[data-scroll]")) return;
    if (past > 1) return tell(`text is ${past.toFixed(0)} beyond the window`, element);
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (each instanceof SVGElement || each === document.body) continue;
      const edge = each.getBoundingClientRect();
      // What is left out as a whole where there is no room for it.
      if (element.hasAttribute("data-spare") && top >= edge.bottom) return;
      const cut = beyond(edge);
      if (cut > 1) return tell(`text is clipped by ${cut.toFixed(0)}`, element);
    }
  }

  /** Letters are as large as they are high: pressed together they stay so. Read from the styles, as measured heights are
   * rounded to whole pixels. */
  function scaleOf(element: Element): number {
    if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1;
    let scale = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const [across = "1", down = across] = style.scale === "none" ? [] : style.scale.split(" ");
      const { c, d } = new DOMMatrixReadOnly(style.transform === "none" ? "" : style.transform);
      scale *= Number(down) * Math.hypot(c, d);
    }
    return scale;
  }

  function owns(element: Element, x: number, y: number): boolean {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  }

  /** Whether a drawer or a sheet was opened over it. */
  function isBelow(element: Element): boolean {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const aside = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(ASIDE);
    return !!aside && !aside.contains(element);
  }

  /** A target may reach beyond what is drawn of it: it is felt for, from its middle on. */
  function hit(element: HTMLElement | SVGElement) {
    const least = element.hasAttribute("data-cell") ? cell : target;
    if (least === null || element.closest(`[disabled], ${marks}`) || isBelow(element)) return;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const reach = (dx: number, dy: number) => {
      let far = 0;
      const touched = () => document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
      while (far < least && element.contains(touched())) far++;
      return far;
    };
    const wide = width >= least - 0.5 ? width : reach(-1, 0) + reach(1, 0) + 1;
    const high = height >= least - 0.5 ? height : reach(0, -1) + reach(0, 1) + 1;
    // Felt for in whole pixels.
    const too = [wide, high].some((side) => side < least - 1);
    if (too) tell(`target of ${wide.toFixed(0)}×${high.toFixed(0)}, not ${least}`, element);
  }

  /** At nine points it must be itself that lies on top, the open choice beside it, or what was opened over the table. */
  function covered(element: HTMLElement | SVGElement) {
    if (element.closest(`[data-choice], ${ASIDE}`)) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { pointerEvents } = element.style;
    // What cannot be touched is looked for all the same.
    if (getComputedStyle(element).pointerEvents === "none") element.style.pointerEvents = "auto";
    const shares = [1 / 6, 1 / 2, 5 / 6];
    for (const across of shares) {
      for (const down of shares) {
        const [x, y] = [left + across * width, top + down * height];
        const outside = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
        if (outside) return restore(`beyond the window at ${x.toFixed(0)}, ${y.toFixed(0)}`);
        const over = document.elementFromPoint(x, y);
        if (owns(element, x, y) || over?.closest(`[data-choice], ${ASIDE}`)) continue;
        return restore(`covered by ${over ? called(over) : "nothing to touch"}`);
      }
    }
    element.style.pointerEvents = pointerEvents;

    function restore(what: string) {
      element.style.pointerEvents = pointerEvents;
      tell(what, element);
    }
  }

  function regionsOf(): Record<string, Box> {
    const found: Record<string, Box> = {};
    for (const element of all) {
      const name = element.getAttribute("data-region");
      if (name === null) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      found[name in found ? `${name} again` : name] = { left, top, right, bottom };
    }
    return found;
  }

  function overlaps() {
    const elements = all.filter((element) => element.hasAttribute("data-region"));
    for (const [place, one] of elements.entries()) {
      for (const other of elements.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across <= 1 || down <= 1) continue;
        const names = [one, other].map((each) => each.getAttribute("data-region"));
        findings.push(
          `regions overlap by ${across.toFixed(0)}×${down.toFixed(0)}: ${names.join(", ")}`,
        );
      }
    }
  }
}
