import type { Db } from "#app/db/client.server.ts";
import { explode, type ItemFacts } from "#app/features/claims/availability/explode.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import { checkLoad, type LoadReport } from "#app/features/load-check/check-load.ts";
import { SUPPLIES } from "#app/features/load-check/power.ts";
import { hashContent } from "#app/features/quotes/content/content-hash.server.ts";
import type { NoteContent, NoteCount, NoteKind, NoteLoad, NoteUnit, PaperHire } from "./documents.ts";
import { type HeldGoods, listGoods, listPaperLines, type PaperLine } from "./list-goods.server.ts";
import { piecesOfGoods, suppliedPieces } from "./load-of-goods.server.ts";
import { promisedAs } from "./substitutes.ts";

/** What a note of a hire says at this moment; null where nothing went out, or nothing came back. */
export async function noteContentOf(db: Db, hire: PaperHire, kind: NoteKind): Promise<NoteContent | null> {
  const goods = await listGoods(db, hire.id, ["out", "done"]);
  const lines = await listPaperLines(db, [hire.id]);
  const units = unitsOf(goods, kind);
  const counts =
    kind === "delivery"
      ? sentCounts(goods, lines)
      : [...returnedCounts(lines), ...(await accessoryCounts(db, goods, lines))];
  const isEmpty = kind === "delivery" ? units.length + counts.length === 0 : !isAnythingBack(units, counts);
  if (isEmpty) return null;
  const { number, name, company, place, transport, startsAt, endsAt } = hire;
  return {
    kind,
    hire: {
      ...{ number, name, company, place, transport },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    },
    units,
    counts,
    load: noteLoad(checkLoad(await piecesOfGoods(db, goods, lines))),
  };
}

/**
 * Of what is signed for alone: a weight that staff correct needs no new signature, and neither does the repair of a unit
 * that came back.
 */
export function goodsHashOf({ kind, units, counts }: NoteContent): string {
  const held = units.map(({ number, state }) => [number, state === "out"]);
  return hashContent({ kind, held, counts });
}

/** The figures of a load check that a paper shows. */
export function noteLoad({ grams, litres, cases, watts, supply, power }: LoadReport): NoteLoad {
  const isSingle = SUPPLIES.find(({ code }) => code === supply)?.phases === 1 && power.single !== null;
  const milliamperes = isSingle && power.single !== null ? [power.single] : [...power.phases];
  return { grams, litres, cases, watts, supply, milliamperes: watts === 0 ? [] : milliamperes };
}

/** A unit that went out twice is one unit: out where it still is. */
function unitsOf(goods: readonly HeldGoods[], kind: NoteKind): readonly NoteUnit[] {
  const units = new Map<number, NoteUnit>();
  for (const { unitNumber: number, serial, name, nameGa, state, unitState } of goods) {
    if (number === null || units.get(number)?.state === "out") continue;
    const isOut = kind === "delivery" || state === "out";
    units.set(number, { number, serial, name, nameGa, state: isOut ? "out" : returnedAs(unitState) });
  }
  return [...units.values()].sort((a, b) => a.number - b.number);
}

function returnedAs(unitState: HeldGoods["unitState"]): NoteUnit["state"] {
  if (unitState === "missing") return "missing";
  return unitState === "repair" ? "damaged" : "back";
}

/** Counted pieces by item, then what suppliers and lines without an item of the catalogue bring. */
function sentCounts(goods: readonly HeldGoods[], lines: readonly PaperLine[]): readonly NoteCount[] {
  const counts = new Map<string, NoteCount>();
  const add = (key: string, { name, nameGa }: Pick<NoteCount, "name" | "nameGa">, quantity: number) => {
    const known = counts.get(key)?.out ?? 0;
    if (quantity > 0)
      counts.set(key, { name, nameGa, out: known + quantity, back: 0, damaged: 0, missing: 0 });
  };
  for (const one of goods) if (one.unitNumber === null) add(one.itemId, one, one.quantity);
  for (const line of lines) {
    const isKit =
      goods.some((one) => one.lineId === line.id) && !goods.some((one) => promisedAs(one) === line.itemId);
    if (!isKit) add(line.itemId ?? line.id, line, suppliedPieces(goods, line));
  }
  return [...counts.values()];
}

function returnedCounts(lines: readonly PaperLine[]): readonly NoteCount[] {
  return lines.flatMap(({ name, nameGa, out, back, damaged, missing }) =>
    out > 0 ? [{ name, nameGa, out, back, damaged, missing }] : [],
  );
}

/** Counted pieces that went out with a line and are not in its own count: included accessories, summed by item. */
async function accessoryCounts(
  db: Db,
  goods: readonly HeldGoods[],
  lines: readonly PaperLine[],
): Promise<readonly NoteCount[]> {
  const facts = await listItemFacts(
    db,
    lines.flatMap(({ itemId }) => itemId ?? []),
  );
  const lineItems = new Map(lines.map(({ id, itemId }) => [id, facts.get(itemId ?? "")]));
  const counts = new Map<string, NoteCount>();
  for (const one of goods) {
    const lineItem = lineItems.get(one.lineId ?? "");
    if (one.unitNumber !== null || !lineItem || isCounted(promisedAs(one), lineItem, facts)) continue;
    const { name, nameGa, state, condition, quantity } = one;
    const known = counts.get(one.itemId) ?? { name, nameGa, out: 0, back: 0, damaged: 0, missing: 0 };
    const pieces = (is: boolean) => (state === "done" && is ? quantity : 0);
    counts.set(one.itemId, {
      ...known,
      out: known.out + quantity,
      back: known.back + pieces(condition !== "missing"),
      damaged: known.damaged + pieces(condition === "damaged"),
      missing: known.missing + pieces(condition === "missing"),
    });
  }
  return [...counts.values()];
}

/** Whether pieces of an item are in the count of a line: they are its item, or a part of its kit. */
function isCounted(itemId: string, lineItem: ItemFacts, facts: ReadonlyMap<string, ItemFacts>): boolean {
  return (
    itemId === lineItem.id || (lineItem.isKit && explode({ ...lineItem, accessories: [] }, facts).has(itemId))
  );
}

function isAnythingBack(units: readonly NoteUnit[], counts: readonly NoteCount[]): boolean {
  return units.some(({ state }) => state !== "out") || counts.some(({ back, missing }) => back + missing > 0);
}
