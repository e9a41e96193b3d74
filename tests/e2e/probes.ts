/*
 * Functions that run in the page, each handed over as its own source: nothing outside of one can be used inside of it.
 * Each gives a line per fault, none when all is well.
 */

/** WCAG 1.4.10: what makes the page scroll sideways. What scrolls in a box of its own, such as a wide table, does not. */
export function findSideways(): string[] {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right + scrollX > room + 1;
  });
  const last = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const names = last.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  return [`${document.documentElement.scrollWidth} px wide in ${room}: ${names.join(" | ")}`];
}

/** WCAG 1.4.12, 1.4.4: texts that reach out of a box that cuts them off. */
export function findCut(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest("svg, script, style, option, [inert], [aria-hidden=true]")) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      // An excerpt says that it goes on; the whole text is where it leads.
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") break;
      const frame = box.getBoundingClientRect();
      // Said to screen readers alone.
      if (frame.width <= 2 || frame.height <= 2) break;
      if (text.right > frame.right + 3 || text.bottom > frame.bottom + 6 || text.left < frame.left - 3) {
        cut.push(`cut off: ${node.textContent.trim().slice(0, 60)} in ${box.outerHTML.slice(0, 90)}`);
        break;
      }
    }
  }
  return cut;
}

/** WCAG 1.4.4, 1.4.10: words that are cut off or break between letters, and bars over more than a third of the window. */
export function findCramped(): string[] {
  const cramped: string[] = [];
  for (const bar of document.querySelectorAll("body *")) {
    if (!/fixed|sticky/.test(getComputedStyle(bar).position) || !bar.checkVisibility()) continue;
    const { height, width } = bar.getBoundingClientRect();
    if (width > innerWidth / 2 && height > innerHeight / 3)
      cramped.push(`${Math.round(height)} px high: ${bar.outerHTML.slice(0, 90)}`);
  }
  for (const line of document.querySelectorAll("main *")) {
    if (getComputedStyle(line).textOverflow === "ellipsis" && line.scrollWidth > line.clientWidth)
      cramped.push(`cut off: ${line.outerHTML.slice(0, 90)}`);
  }
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    // A title may hold a word that no line of a phone has room for.
    if (!box?.checkVisibility({ visibilityProperty: true }) || box.closest("h1, h2, h3, [aria-hidden=true]"))
      continue;
    // Said to screen readers alone.
    if (box.closest(".hidden-visually, thead, caption") || box.clientWidth === 1) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/(?<!\S)\p{L}{2,8}(?![^\s.,:;])/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        cramped.push(`"${word}" is broken: ${box.outerHTML.slice(0, 90)}`);
    }
  }
  return cramped;
}

/**
 * WCAG 2.4.7, 2.4.11, 1.4.11: walks the focus through the page and compares what each element looks like with and
 * without it. A ring has a contrast of 3:1 with what lies around it, and no bar is over the focused element.
 */
export function findFocusFaults(judgeColours: boolean): string[] {
  const faults: string[] = [];
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour: string): number[] => {
    if (!paint) return [];
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour: readonly number[]) =>
    colour
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const contrast = (one: number[], other: number[]) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** The colour behind an element; null where a picture or a gradient lies. */
  const ground = (from: Element | null): number[] | null => {
    for (let element = from; element; element = element.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== "none") return null;
      const colour = rgba(backgroundColor);
      if ((colour[3] ?? 0) > 250) return colour;
    }
    return rgba("Canvas");
  };
  const LOOKS = [
    ...(["borderTop", "borderRight", "borderBottom", "borderLeft", "outline"] as const),
    ...(["boxShadow", "textDecoration", "backgroundColor", "color"] as const),
  ];
  /** A card or a row may show the focus of its link, a label that of its field. */
  const around = (element: Element) => {
    const all: (Element | null)[] = [element, element.nextElementSibling];
    for (let up = element.parentElement; up && all.length < 7; up = up.parentElement) all.push(up);
    return all.filter((one) => one !== null);
  };
  const look = (elements: readonly Element[]) =>
    elements
      .flatMap((one) => [null, "::before", "::after"].map((part) => getComputedStyle(one, part)))
      .map((style) => LOOKS.map((name) => style[name]).join())
      .join("\n");
  /** Whether the focus, which the element has, shows in what lies around it. */
  const changesAround = (element: HTMLElement) => {
    const focused = look(around(element));
    element.blur();
    const before = look(around(element));
    element.focus();
    return focused !== before;
  };
  /** Of the many that are made alike, such as the links of a list, the first few represent all. */
  const ALIKE = 3;
  const met = new Map<string, number>();
  const FOCUSABLE = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (element.tabIndex < 0 || element.matches(":disabled")) continue;
    const kind = `${element.tagName} ${element.className} ${element.parentElement?.className}`;
    if ((met.get(kind) ?? 0) >= ALIKE) continue;
    met.set(kind, (met.get(kind) ?? 0) + 1);
    // The narrow window is judged whole: what a bar covers depends on all that is on the page.
    if (innerWidth > 320 && element.closest("[data-seen]")) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = look([element]);
    element.focus();
    if (document.activeElement !== element || element.matches("iframe")) continue;
    const name = element.outerHTML.slice(0, 110).replace(/\s+/g, " ");
    // Most show it themselves, and each style that is asked for takes time.
    if (look([element]) === before && !changesAround(element))
      faults.push(`focus is not to be seen: ${name}`);
    const style = getComputedStyle(element);
    const ring = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    const behind = ground(element.parentElement);
    const own = ground(element);
    const box = element.getClientRects()[0];
    // A field for screen readers alone: its label shows the focus.
    if (!box || box.width < 2 || element.matches(".hidden-visually") || style.opacity === "0") continue;
    if (judgeColours && ring && behind && own) {
      // An outline with a negative offset lies on the element itself.
      const under = Number.parseFloat(style.outlineOffset) < 0 ? own : behind;
      const ratio = contrast(rgba(style.outlineColor), under);
      if (ratio < 3) faults.push(`focus ring of ${ratio.toFixed(2)}:1: ${name}`);
    }
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
    const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    // In a large field the browser brings the place of writing into view, which is at its beginning.
    const place = element.isContentEditable ? box.top + 20 : middle;
    const y = Math.min(Math.max(place, 0), innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    for (let bar = hit; bar && !bar.contains(element); bar = bar.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(bar).position)) {
        faults.push(`focus is covered by ${bar.outerHTML.slice(0, 60)}: ${name}`);
        break;
      }
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return faults;
}

/** WCAG 1.4.11 where the colours are the reader's own: icons that keep a colour of ours, choices that look like others. */
export function findForcedColourFaults(): string[] {
  const faults: string[] = [];
  const canvas = getComputedStyle(document.body).backgroundColor;
  for (const shape of document.querySelectorAll<SVGElement>(":is(a, button, summary, label) svg *")) {
    if (!shape.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { fill, stroke } = getComputedStyle(shape);
    const seen = [fill, stroke].filter((colour) => colour !== "none" && !/, 0\)$/.test(colour));
    if (
      seen.length > 0 &&
      seen.every((colour) => colour === canvas) &&
      shape.getBoundingClientRect().width > 0
    )
      faults.push(
        `an icon in the colour of the page: ${shape.closest("a, button, summary, label")?.outerHTML.slice(0, 110)}`,
      );
  }
  const LOOKS = [
    ...(["borderTop", "borderRight", "borderBottom", "borderLeft", "outline"] as const),
    ...(["textDecoration", "fontWeight", "backgroundColor", "color", "content"] as const),
  ];
  const look = (element: Element) =>
    [null, "::before", "::after"]
      .map((part) => getComputedStyle(element, part))
      .map((style) => LOOKS.map((name) => style[name]).join())
      .join("\n");
  const CHOSEN = "[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]";
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (!chosen.checkVisibility({ visibilityProperty: true })) continue;
    const list = chosen.closest("ul, ol, [role=tablist], [role=group], nav, tr");
    const others = [...(list?.querySelectorAll(chosen.tagName) ?? [])].filter(
      (other) => other.className === chosen.className && !other.matches(CHOSEN) && other.checkVisibility(),
    );
    // Signs within, such as a tick, tell as well.
    const other = others.find((one) => one.childElementCount === chosen.childElementCount);
    if (other && look(other) === look(chosen))
      faults.push(`chosen, and looks like the others: ${chosen.outerHTML.slice(0, 110)}`);
  }
  return faults;
}

/** WCAG 2.2.2, 2.3.3: what moves on for more than five seconds although less movement is asked for. */
export function findMovement(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { endTime, duration } = effect?.getComputedTiming() ?? {};
      return playState === "running" && Number(duration) > 1 && Number(endTime) > 5_000;
    })
    .map(({ effect }) => `moves for long: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 110)}`);
}

/**
 * Marks what an earlier page held with the same markup below the same ancestors as `data-seen`: it has the same styles
 * and is judged there. `known` and the answer, the names of the parts that are new, are lists with spaces between them:
 * Playwright hands over one text faster than thousands.
 */
export function markSeen(known: string): string {
  const PARTS = "header, footer, nav, aside, section, form, ul, ol, li, table, tr, a, button, label, p, div";
  const before = new Set(known.split(" "));
  const met = new Set<string>();
  const sum = (text: string) => {
    let [one, other] = [5381, 52711];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = (one * 33) ^ code;
      other = (other * 31 + code) | 0;
    }
    return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
  };
  const walk = (element: Element, path: string) => {
    const name = element.matches(PARTS) ? sum(`${path}\n${element.outerHTML}`) : "";
    if (name && before.has(name)) return element.setAttribute("data-seen", "");
    if (name) met.add(name);
    const within = sum(`${path}\n${(element.cloneNode(false) as Element).outerHTML}`);
    for (const child of element.children) walk(child, within);
  };
  for (const child of document.body.children) walk(child, "");
  return [...met].filter((name) => !before.has(name)).join(" ");
}

/**
 * Ends what fades and slides, so that all is at once as it will be; with `spaced`, lays the text spacing of WCAG 1.4.12
 * over the page.
 */
export function holdStill(spaced: boolean): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; scroll-behavior: auto !important }");
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets = spaced ? [still, spacing] : [still];
}

/** Scripts that measure the window follow it a frame later. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
