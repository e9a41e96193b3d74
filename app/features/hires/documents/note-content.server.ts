import type { Db } from "#app/db/client.server.ts";
import { SENT_CLAIMS } from "#app/features/claims/enums.ts";
import { promisedItem } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { checkLoad, type LoadReport } from "#app/features/load-check/check-load.ts";
import { SUPPLIES } from "#app/features/load-check/power.ts";
import { hashContent } from "#app/features/quotes/content/content-hash.server.ts";
import { type CustomGoods, listCustomGoods } from "../custom/custom-goods.server.ts";
import {
  beyondLines,
  isCountedAt,
  listSuppliedGoods,
  type SuppliedGoods,
} from "../subhires/supplied-goods.server.ts";
import type { NoteContent, NoteCount, NoteKind, NoteLoad, NoteUnit, PaperHire } from "./documents.ts";
import {
  type HeldGoods,
  listGoods,
  listPaperLines,
  listPromised,
  type PaperLine,
  replacedBy,
} from "./list-goods.server.ts";
import { piecesOfGoods, suppliedPieces } from "./load-of-goods.server.ts";

/** What a note of a hire says at this moment; null where nothing went out, or nothing came back. */
export async function noteContentOf(db: Db, hire: PaperHire, kind: NoteKind): Promise<NoteContent | null> {
  const goods = await listGoods(db, hire.id, SENT_CLAIMS);
  const lines = await listPaperLines(db, [hire.id]);
  const units = unitsOf(goods, kind);
  const supplied = await listSuppliedGoods(db, hire.id);
  const custom = await listCustomGoods(db, hire.id);
  const counted = countsOf({ goods, lines, supplied, custom });
  const counts = kind === "delivery" ? counted.map(asSent) : counted;
  const isEmpty = kind === "delivery" ? units.length + counts.length === 0 : !isAnythingBack(units, counts);
  if (isEmpty) return null;
  const { number, name, company, place, transport, startsAt, endsAt } = hire;
  const promised = await listPromised(db, hire.id);
  const loaded = [...goods, ...suppliedPieces(lines, supplied)];
  return {
    kind,
    hire: {
      number,
      name,
      company,
      place,
      transport,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    units,
    counts,
    load: noteLoad(checkLoad(await piecesOfGoods(db, { goods: loaded, promised, lines }))),
  };
}

/**
 * Of what is signed for alone: a weight that staff correct needs no new signature, nor does what a substitute is instead
 * of. How a unit came back does, as it does for counted pieces.
 */
export function goodsHashOf({ kind, units, counts }: NoteContent): string {
  const held = units.map(({ number, state }) => [number, state]);
  return hashContent({ kind, held, counts: counts.map(({ insteadOf: _, ...count }) => count) });
}

/** The figures of a load check that a paper shows. */
export function noteLoad({ grams, litres, cases, watts, supply, power }: LoadReport): NoteLoad {
  const isSingle = SUPPLIES.find(({ code }) => code === supply)?.phases === 1 && power.single !== null;
  const milliamperes = isSingle && power.single !== null ? [power.single] : [...power.phases];
  return { grams, litres, cases, watts, supply, milliamperes: watts === 0 ? [] : milliamperes };
}

/** A unit that went out twice is one unit: out where it still is, else as it came back last. */
function unitsOf(goods: readonly HeldGoods[], kind: NoteKind): readonly NoteUnit[] {
  const units = new Map<number, NoteUnit>();
  for (const one of goods.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())) {
    const { unitNumber: number, serial, name, nameGa, forItem } = one;
    if (number === null || units.get(number)?.state === "out") continue;
    const state = kind === "delivery" ? "out" : stateOf(one);
    units.set(number, { number, serial, name, nameGa, state, ...(forItem && { insteadOf: forItem }) });
  }
  return [...units.values()].sort((a, b) => a.number - b.number);
}

/** Of this hire's return alone: a repair, a find, or the return of a later hire changes nothing of it. */
function stateOf({ state, condition }: HeldGoods): NoteUnit["state"] {
  if (state === "out") return "out";
  return condition === "damaged" || condition === "missing" ? condition : "back";
}

interface Goods {
  readonly goods: readonly HeldGoods[];
  readonly lines: readonly PaperLine[];
  readonly supplied: readonly SuppliedGoods[];
  readonly custom: readonly CustomGoods[];
}

/**
 * Counted pieces by item, then what suppliers bring, and what custom lines count. A kit is told by the pieces that went out for it: what the catalogue
 * says of it may have changed since it was hired.
 */
function countsOf({ goods, lines, supplied, custom }: Goods): readonly NoteCount[] {
  const counts = new Map<string, NoteCount>();
  const add = (key: string, one: NoteCount) => {
    if (one.out + one.back + one.missing > 0) counts.set(key, sumOf(counts.get(key), one));
  };
  for (const one of goods) if (one.unitNumber === null) add(one.itemId, countOf(one));
  for (const one of beyondLines(lines, supplied)) add(one.itemId ?? one.id, one);
  for (const line of lines) {
    const own = goods.filter(({ lineId }) => lineId === line.id);
    const promised = own.filter((one) => promisedItem(one) === line.itemId);
    const others = supplied.filter(({ lineId, out }) => lineId === line.id && out > 0);
    const isWhole = promised.length > 0 || others.some((one) => isCountedAt(line, one));
    const isKit = own.length + others.length > 0 && !isWhole;
    const isByHand = custom.some(({ id, out }) => id === line.id && out > 0);
    const count = { ...beyond(line, promised), ...(isByHand && { byHand: true as const }) };
    if (!isKit) add(line.itemId ?? line.id, count);
  }
  const ofItem = Map.groupBy(
    goods.filter(({ unitNumber }) => unitNumber === null),
    ({ itemId }) => itemId,
  );
  return [...counts].map(([key, count]) => {
    const insteadOf = replacedBy(ofItem.get(key) ?? []);
    return insteadOf.length > 0 ? { ...count, insteadOf } : count;
  });
}

/** Pieces of one claim by where they are. */
function countOf({ name, nameGa, quantity, state, condition }: HeldGoods): NoteCount {
  const isDone = state === "done";
  return {
    name,
    nameGa,
    out: quantity,
    back: isDone && condition !== "missing" ? quantity : 0,
    damaged: isDone && condition === "damaged" ? quantity : 0,
    missing: isDone && condition === "missing" ? quantity : 0,
  };
}

/** What a line counts beyond our own pieces, because it came from a supplier. */
function beyond(line: PaperLine, own: readonly HeldGoods[]): NoteCount {
  const ours = own.map(countOf).reduce<NoteCount | undefined>(sumOf, undefined);
  const rest = (pick: (count: NoteCount | PaperLine) => number) =>
    Math.max(0, pick(line) - (ours ? pick(ours) : 0));
  return {
    name: line.name,
    nameGa: line.nameGa,
    out: rest(({ out }) => out),
    back: rest(({ back }) => back),
    damaged: rest(({ damaged }) => damaged),
    missing: rest(({ missing }) => missing),
  };
}

/** Both together, by the name of the first. */
function sumOf(first: NoteCount | undefined, second: NoteCount): NoteCount {
  if (!first) return second;
  return {
    name: first.name,
    nameGa: first.nameGa,
    out: first.out + second.out,
    back: first.back + second.back,
    damaged: first.damaged + second.damaged,
    missing: first.missing + second.missing,
  };
}

/** As a delivery note has it: what came back later does not change what was delivered. */
function asSent(count: NoteCount): NoteCount {
  return { ...count, back: 0, damaged: 0, missing: 0 };
}

function isAnythingBack(units: readonly NoteUnit[], counts: readonly NoteCount[]): boolean {
  return units.some(({ state }) => state !== "out") || counts.some(({ back, missing }) => back + missing > 0);
}
