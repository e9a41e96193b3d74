import { MAX_HIRE_LINES, MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import { propertiesOf } from "#app/lib/records.ts";

/** A quantity of an item, which is named by its code or its slug. */
export interface HireBasketLine {
  readonly item: string;
  readonly quantity: number;
}

/** What somebody means to hire. Times are Irish wall time, YYYY-MM-DDTHH:MM; null while they are not chosen. */
export interface HireBasket {
  readonly from: string | null;
  readonly to: string | null;
  readonly lines: readonly HireBasketLine[];
  /** Whether the damage waiver is wanted. */
  readonly waiver: boolean;
}

export const EMPTY_BASKET: HireBasket = { from: null, to: null, lines: [], waiver: false };

/** Characters of a code or a slug at most. */
const MAX_ITEM_LENGTH = 120;
const ITEM = /^[^\s|*,\p{Cc}]+$/u;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Reads stored text. What is malformed is left out; two lines of one item become one. Never throws. */
export function parseHireBasket(text: string | null): HireBasket {
  try {
    return toHireBasket(JSON.parse(text ?? "null"));
  } catch {
    return EMPTY_BASKET;
  }
}

/** A basket out of any value. */
export function toHireBasket(value: unknown): HireBasket {
  const { from, to, lines, waiver } = propertiesOf(value);
  const read = Array.isArray(lines) ? lines.flatMap(toLine) : [];
  return {
    from: toTime(from),
    to: toTime(to),
    lines: fitLines(mergeLines([], read)),
    waiver: waiver === true,
  };
}

/** Lines with further ones: those of an item that is there count up, others follow, also beyond what a basket takes. */
export function mergeLines(
  lines: readonly HireBasketLine[],
  more: readonly HireBasketLine[],
): readonly HireBasketLine[] {
  const merged = new Map<string, HireBasketLine>();
  for (const line of [...lines, ...more]) {
    const key = line.item.toLowerCase();
    const known = merged.get(key);
    const quantity = Math.min(MAX_HIRE_QUANTITY, (known?.quantity ?? 0) + line.quantity);
    merged.set(key, { item: known?.item ?? line.item, quantity });
  }
  return [...merged.values()];
}

/** As many of the lines as a basket takes. */
export function fitLines(lines: readonly HireBasketLine[]): readonly HireBasketLine[] {
  return lines.slice(0, MAX_HIRE_LINES);
}

/** Lines without so many of each item; a line that has no more than that is left out. */
export function subtractLines(
  lines: readonly HireBasketLine[],
  gone: readonly HireBasketLine[],
): readonly HireBasketLine[] {
  const pieces = piecesOf({ lines: mergeLines([], gone) });
  return lines.flatMap(({ item, quantity }) => {
    const left = quantity - (pieces.get(item.toLowerCase()) ?? 0);
    return left > 0 ? [{ item, quantity: left }] : [];
  });
}

interface BasketChange {
  /** What the page showed before. */
  readonly base: HireBasket;
  readonly wanted: HireBasket;
}

/**
 * A stored basket with what one page changed of it. What another page or device changed meanwhile stays; of a line or
 * the dates that both changed, this page's count.
 */
export function applyChange(stored: HireBasket, { base, wanted }: BasketChange): HireBasket {
  const [before, after, now] = [piecesOf(base), piecesOf(wanted), piecesOf(stored)];
  const changed = mergeLines(wanted.lines, stored.lines).flatMap(({ item }) => {
    const key = item.toLowerCase();
    const present = after.get(key) ?? 0;
    const quantity = present === (before.get(key) ?? 0) ? (now.get(key) ?? 0) : present;
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  const dates = wanted.from === base.from && wanted.to === base.to ? stored : wanted;
  const { waiver } = wanted.waiver === base.waiver ? stored : wanted;
  return { from: dates.from, to: dates.to, lines: fitLines(changed), waiver };
}

function piecesOf({ lines }: Pick<HireBasket, "lines">): ReadonlyMap<string, number> {
  return new Map(lines.map(({ item, quantity }) => [item.toLowerCase(), quantity]));
}

/** Whether two baskets ask for the same, whatever the order of their lines. */
export function isSameBasket(one: HireBasket, other: HireBasket): boolean {
  const textOf = ({ from, to, waiver, lines }: HireBasket) =>
    JSON.stringify([
      from,
      to,
      waiver,
      lines.map(({ item, quantity }) => `${item.toLowerCase()}*${quantity}`).sort(),
    ]);
  return textOf(one) === textOf(other);
}

/**
 * Lines as an address carries them: `CODE*4|CODE*1`. A typed quantity is no further line: what separates is blanked.
 */
export function itemsParam(lines: readonly (HireBasketLine | TypedLine)[]): string {
  return lines.map(({ item, quantity }) => `${item}*${String(quantity).replace(/[|*]/g, "-")}`).join("|");
}

/** One line of such a text, still as it was typed: `quantity` need not be one that can be hired. */
export interface TypedLine {
  readonly item: string;
  readonly quantity: string;
}

/** The lines of `CODE*4|CODE`; an item without a quantity is one. Nothing is checked. */
export function readItemsText(text: string): readonly TypedLine[] {
  return text.split("|").flatMap((part) => {
    const [item = "", quantity = "1"] = part.split("*", 2).map((piece) => piece.trim());
    return item === "" ? [] : [{ item, quantity }];
  });
}

/** A quantity from 1 to 9,999, or null. */
export function toHireQuantity(typed: unknown): number | null {
  const number = typeof typed === "string" ? Number(typed.trim() || Number.NaN) : typed;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= MAX_HIRE_QUANTITY
    ? number
    : null;
}

/** Whether a text may be the code or the slug of an item. */
function isItemText(text: unknown): text is string {
  return typeof text === "string" && text.length <= MAX_ITEM_LENGTH && ITEM.test(text);
}

function toLine(value: unknown): HireBasketLine[] {
  const { item, quantity } = propertiesOf(value);
  const amount = toHireQuantity(quantity);
  return isItemText(item) && amount !== null ? [{ item, quantity: amount }] : [];
}

function toTime(value: unknown): string | null {
  return typeof value === "string" && TIME.test(value) ? value : null;
}
