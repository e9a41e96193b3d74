import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { ACCOUNT_COUNT_KEY, HIRE_BASKET_KEY } from "#app/ui/session/stored-keys.ts";
import {
  fitLines,
  type HireBasket,
  type HireBasketLine,
  mergeLines,
  parseHireBasket,
  subtractLines,
  toHireQuantity,
} from "./hire-basket.ts";

/** Told on the page after every change; other tabs are told by the browser's storage event. */
const CHANGED = "hire-basket:changed";

/** The hire basket of this browser. For browser code only. */
export function readHireBasket(): HireBasket {
  return parseHireBasket(readStored(HIRE_BASKET_KEY));
}

export function writeHireBasket(basket: HireBasket): void {
  const isEmpty = basket.lines.length === 0 && basket.from === null && basket.to === null;
  writeStored(HIRE_BASKET_KEY, isEmpty ? null : JSON.stringify(basket));
  dispatchEvent(new Event(CHANGED));
}

/** Pieces in the account's basket as last seen; 0 for a guest. */
export function readAccountCount(): number {
  return Number(readStored(ACCOUNT_COUNT_KEY)) || 0;
}

export function noteAccountCount(pieces: number): void {
  writeStored(ACCOUNT_COUNT_KEY, pieces > 0 ? String(pieces) : null);
  dispatchEvent(new Event(CHANGED));
}

/** Takes so many of each item out and keeps the dates, which are wanted for the next list as well. */
export function subtractFromHireBasket(gone: readonly HireBasketLine[]): void {
  const before = readHireBasket();
  writeHireBasket({ ...before, lines: subtractLines(before.lines, gone) });
}

/**
 * Adds so many of an item, by code or slug, to this browser's basket. `dates` are those of the page, where it has any.
 * False, and nothing changes, for a quantity that cannot be hired, when the basket takes nothing more of the item, and
 * when it takes no further item.
 */
export function addToHireBasket(
  line: HireBasketLine,
  dates: { readonly from?: string | null; readonly to?: string | null } = {},
): boolean {
  if (toHireQuantity(line.quantity) === null) return false;
  const before = readHireBasket();
  const lines = fitLines(mergeLines(before.lines, [line]));
  const isAdded = countHirePieces(lines) > countHirePieces(before.lines);
  writeHireBasket({ ...before, from: dates.from ?? before.from, to: dates.to ?? before.to, lines });
  return isAdded;
}

export function countHirePieces(lines: readonly HireBasketLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Calls `listener` after every change, here or in another tab. */
export function watchHireBasket(listener: () => void): void {
  addEventListener(CHANGED, listener);
  watchOtherTabs(listener);
}

/** Calls `listener` after every change that another tab made. */
export function watchOtherTabs(listener: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === HIRE_BASKET_KEY || key === ACCOUNT_COUNT_KEY || key === null) listener();
  });
}
