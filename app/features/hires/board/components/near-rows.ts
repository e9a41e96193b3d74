import { flushSync } from "react-dom";
import { placeRows, type RowPlaces, type RowRange, rowHeight, rowsBetween, stepRows } from "../row-places.ts";

/** How far beyond what is seen rows have their bars, in pixels, so that scrolling meets no empty one. */
const MARGIN = 480;

/** Rows that have their bars from the beginning. */
export const FIRST_ROWS = 30;

/** A frame that took longer than this, in ms, was too full. */
const FULL_MS = 24;

/** New rows in a frame, at most: fewer after a frame that was too full. */
const MOST_NEW = 32;

/** How long after a scroll frames are watched, in ms. */
const LOOKING_MS = 300;

type Tell = (near: boolean) => void;

/**
 * Tells rows when they come near to what the box shows. Their heights are known from their lanes, so nothing is measured
 * while it scrolls; each row renders by itself. A frame draws only so many new rows as the frames before it had time
 * for; the others follow.
 */
export class NearRows {
  readonly #tells = new Map<number, Set<Tell>>();
  #drawn: RowRange = { first: 0, end: FIRST_ROWS };

  isNear(row: number): boolean {
    return row >= this.#drawn.first && row < this.#drawn.end;
  }

  /** Tells a row whether it is near, from now on. Returns what ends it. */
  watch(row: number, tell: Tell): () => void {
    const tells = this.#tells.get(row) ?? new Set();
    this.#tells.set(row, tells.add(tell));
    tell(this.isNear(row));
    return () => tells.delete(tell);
  }

  /** Begins to watch a box with rows of so many lanes. Returns what ends it. */
  connect(box: HTMLElement, lanes: readonly number[]): () => void {
    let places = placeRows(lanes, stripOf(box));
    let [frame, before, scrolled, most] = [0, 0, 0, 1];
    const look = (now: number) => {
      if (before > 0) most = now - before > FULL_MS ? Math.max(1, most >> 1) : Math.min(MOST_NEW, most << 1);
      const left = this.#step(box, places, most);
      // Goes on for a while after a scroll: only frames in a row tell how full they are.
      const goesOn = left || now - scrolled < LOOKING_MS;
      [before, frame] = goesOn ? [now, requestAnimationFrame(look)] : [0, 0];
    };
    const onScroll = () => {
      scrolled = performance.now();
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const onResize = () => {
      places = placeRows(lanes, stripOf(box));
      onScroll();
    };
    const onPrint = () => flushSync(() => this.#draw({ first: 0, end: lanes.length }));
    const events = new AbortController();
    const { signal } = events;
    box.addEventListener("scroll", onScroll, { passive: true, signal });
    window.addEventListener("beforeprint", onPrint, { signal });
    window.addEventListener("afterprint", onScroll, { signal });
    const resizes = new ResizeObserver(onResize);
    resizes.observe(box);
    return () => {
      events.abort();
      resizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }

  /** Draws what a frame has time for. True when rows are left for the next one. */
  #step({ scrollTop, clientHeight }: HTMLElement, places: RowPlaces, most: number): boolean {
    const seen = rowsBetween(places, scrollTop, scrollTop + clientHeight);
    const wanted = rowsBetween(places, scrollTop - MARGIN, scrollTop + clientHeight + MARGIN);
    const next = stepRows(this.#drawn, { seen, wanted }, most);
    const { first, end } = this.#drawn;
    if (next.first !== first || next.end !== end) flushSync(() => this.#draw(next));
    return next.first !== wanted.first || next.end !== wanted.end;
  }

  #draw(next: RowRange): void {
    const before = this.#drawn;
    this.#drawn = next;
    for (let row = before.first; row < before.end; row += 1) if (!this.isNear(row)) this.#tell(row, false);
    for (let row = next.first; row < next.end; row += 1)
      if (row < before.first || row >= before.end) this.#tell(row, true);
  }

  #tell(row: number, near: boolean): void {
    for (const tell of this.#tells.get(row) ?? []) tell(near);
  }
}

/** What rows have above their lanes, in pixels: names stand there on a phone. */
function stripOf(box: HTMLElement): number {
  const row = box.querySelector<HTMLElement>("[data-lanes]");
  return row ? row.offsetHeight - rowHeight(Number(row.dataset["lanes"]), 0) : 0;
}
