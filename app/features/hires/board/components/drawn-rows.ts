import { flushSync } from "react-dom";
import { layoutRows, type RowLayout, rowHeight, rowsBetween, rowsToDraw } from "../row-layout.ts";

/** Rows that have their bars from the beginning. */
export const FIRST_ROWS = 30;

/** Rows that are drawn together while the box is still: fewer waste layouts, more delay the next key. */
const STEP_ROWS = 4;

/** Up to this speed, in pixels a millisecond, a person reads while the box scrolls, so what comes into view is drawn. */
const READING_SPEED = 0.8;

/** How long after a scroll the box is taken to scroll still, in ms. */
const STILL_MS = 80;

/** An idle moment comes at the latest after so many ms. */
const IDLE_MS = 500;

type Tell = (drawn: boolean) => void;

/**
 * Which rows have their bars. Those that are seen come first, the others follow while the browser has nothing else to
 * do. None is taken away again: a box whose rows are all drawn scrolls without scripts, styles and layout. Heights are
 * known from the lanes, so nothing is measured while it scrolls; each row renders by itself.
 */
export class DrawnRows {
  readonly #tells = new Map<number, Set<Tell>>();
  readonly #drawn = new Set(Array.from({ length: FIRST_ROWS }, (_, row) => row));

  /** Tells a row whether it is drawn, from now on. Returns what ends it. */
  watch(row: number, tell: Tell): () => void {
    const tells = this.#tells.get(row) ?? new Set();
    this.#tells.set(row, tells.add(tell));
    tell(this.#drawn.has(row));
    return () => tells.delete(tell);
  }

  /** Begins to draw the rows of a box, with so many lanes each. Returns what ends it. */
  connect(box: HTMLElement, lanes: readonly number[]): () => void {
    let layout = layoutRows(lanes, stripOf(box));
    let [top, scrolled, isWhole, cancel] = [box.scrollTop, 0, false, () => {}];
    const fill = () => {
      const isMoving = performance.now() - scrolled < STILL_MS;
      isWhole = !isMoving && this.#draw(box, layout, STEP_ROWS);
      cancel = isWhole ? () => {} : whenIdle(fill, isMoving ? STILL_MS : 0);
    };
    const onScroll = () => {
      if (isWhole) return;
      const now = performance.now();
      const speed = Math.abs(box.scrollTop - top) / Math.max(1, now - scrolled);
      [top, scrolled] = [box.scrollTop, now];
      if (speed <= READING_SPEED) this.#draw(box, layout, 1);
    };
    const events = new AbortController();
    const { signal } = events;
    box.addEventListener("scroll", onScroll, { passive: true, signal });
    window.addEventListener("beforeprint", () => void this.#draw(box, layout, lanes.length), { signal });
    const resizes = new ResizeObserver(() => {
      layout = layoutRows(lanes, stripOf(box));
      cancel();
      fill();
    });
    resizes.observe(box);
    return () => {
      events.abort();
      resizes.disconnect();
      cancel();
    };
  }

  /** Draws the next rows, at most `most`. True when none is left. */
  #draw({ scrollTop, clientHeight }: HTMLElement, layout: RowLayout, most: number): boolean {
    const seen = rowsBetween(layout, scrollTop, scrollTop + clientHeight);
    const left = rowsToDraw(this.#drawn, seen, layout.tops.length);
    flushSync(() => {
      for (const row of left.slice(0, most)) {
        this.#drawn.add(row);
        for (const tell of this.#tells.get(row) ?? []) tell(true);
      }
    });
    return left.length <= most;
  }
}

/** Calls back in an idle moment, not before `delay` ms have passed. Returns what cancels it. */
function whenIdle(callback: () => void, delay: number): () => void {
  let idle = 0;
  const begin = () => {
    if ("requestIdleCallback" in window) idle = requestIdleCallback(callback, { timeout: IDLE_MS });
    else callback();
  };
  const timer = setTimeout(begin, delay);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

/** What rows have above their lanes, in pixels: the names, on a phone. */
function stripOf(box: HTMLElement): number {
  const row = box.querySelector<HTMLElement>("[data-lanes]");
  return row ? row.offsetHeight - rowHeight(Number(row.dataset["lanes"]), 0) : 0;
}
