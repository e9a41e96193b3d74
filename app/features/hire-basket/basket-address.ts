import {
  type HireBasket,
  type HireBasketLine,
  itemsParam,
  readItemsText,
  type TypedLine,
  toHireBasket,
  toHireQuantity,
} from "./hire-basket.ts";

/** What an address or a posted form says of a basket. Nothing is checked. */
export interface TypedBasket {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly TypedLine[];
  /** What is to be added to the lines. */
  readonly added: readonly TypedLine[];
  readonly waiver: boolean;
  /** A line that was just taken out, and its index, so that it can be put back. */
  readonly removed: { readonly line: TypedLine; readonly at: number } | null;
  /** Whether it names a list at all: otherwise the basket is the browser's or the account's. */
  readonly hasLines: boolean;
}

/** The parameter with lines of this browser that had no place in the account's basket when they were merged. */
export const LEFT_OUT = "left";

/** Longer than 200 lines of codes of 40 letters; what is beyond is not read. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Reads `items=CODE*4|CODE*1`, or repeated `item=` and `quantity=` of the page's own form, with `from`, `to` and
 * `waiver=1`. Buttons of the form change what it says: `add=CODE*2`, `step=CODE*-1`, `set=CODE*6`, `remove=CODE`,
 * `restore=CODE*4*0` with its index, `period=FROM~TO`.
 */
export function readBasketAddress(params: URLSearchParams): TypedBasket {
  const text = (name: string) => (params.get(name) ?? "").slice(0, MAX_TEXT_LENGTH).trim();
  const [from = "", to = ""] = params.has("period")
    ? text("period").split("~", 2)
    : [text("from"), text("to")];
  const listed = [...readItemsText(text("items")), ...readFields(params)];
  const at = listed.findIndex(({ item }) => item === text("remove"));
  const removed = listed[at];
  const rest = removed ? listed.toSpliced(at, 1) : listed;
  return {
    from,
    to,
    lines: withRestored(withQuantity(withStep(rest, text("step")), text("set")), text("restore")),
    added: params.getAll("add").flatMap((typed) => readItemsText(typed.slice(0, MAX_TEXT_LENGTH))),
    waiver: params.get("waiver") === "1",
    removed: removed ? { line: removed, at } : null,
    hasLines: ["items", "item", "add", "restore"].some((name) => params.has(name)),
  };
}

/** What an address says was left out of the account's basket. */
export function readLeftOut(params: URLSearchParams): readonly HireBasketLine[] {
  const typed = readItemsText((params.get(LEFT_OUT) ?? "").slice(0, MAX_TEXT_LENGTH));
  return toHireBasket({ lines: typed.map(({ item, quantity }) => ({ item, quantity: Number(quantity) })) })
    .lines;
}

/** The query of a basket, with its question mark: what opens the same one for somebody else. */
export function basketSearch({ from, to, lines, waiver }: HireBasket): `?${string}` {
  return `?${new URLSearchParams({
    items: itemsParam(lines),
    ...(from && { from }),
    ...(to && { to }),
    ...(waiver && { waiver: "1" }),
  })}`;
}

/** The dates of a basket as a query, which links to other hire pages carry on; nothing without both. */
export function datesSearch({ from, to }: Pick<HireBasket, "from" | "to">): "" | `?${string}` {
  return from && to ? `?${new URLSearchParams({ from, to })}` : "";
}

/** The form's own lines. A line has both fields, in the same order. */
function readFields(params: URLSearchParams): readonly TypedLine[] {
  const quantities = params.getAll("quantity");
  return params.getAll("item").flatMap((item, position) => {
    const line = { item: item.trim(), quantity: (quantities[position] ?? "1").trim() };
    return line.item === "" ? [] : [line];
  });
}

/** `CODE*-4`: so many pieces more or fewer, never below one. */
function withStep(lines: readonly TypedLine[], step: string): readonly TypedLine[] {
  const [{ item, quantity } = { item: "", quantity: "" }] = readItemsText(step);
  const by = Number.parseInt(quantity, 10);
  if (Number.isNaN(by)) return lines;
  return lines.map((line) => {
    if (line.item !== item) return line;
    return { item, quantity: String(Math.max(1, (toHireQuantity(line.quantity) ?? 0) + by)) };
  });
}

/** `CODE*6`: so many pieces, however many there were. */
function withQuantity(lines: readonly TypedLine[], set: string): readonly TypedLine[] {
  const [wanted] = readItemsText(set);
  return lines.map((line) => (line.item === wanted?.item ? wanted : line));
}

/** `CODE*4*0`: a line that was taken out, put back at its index. */
function withRestored(lines: readonly TypedLine[], restore: string): readonly TypedLine[] {
  const [item = "", quantity = "", at = "0"] = restore.split("*", 3);
  if (item === "" || lines.some((line) => line.item === item)) return lines;
  return lines.toSpliced(Number.parseInt(at, 10) || 0, 0, { item, quantity });
}
