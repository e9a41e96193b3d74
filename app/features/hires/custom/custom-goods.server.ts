import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#app/db/client.server.ts";
import { hireCustomGoods } from "#app/db/schema/hire/custom-goods.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { ClaimCondition } from "#app/features/claims/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/** Our own goods of a custom line, and where they are. */
export type CustomGoods = Awaited<ReturnType<typeof listCustomGoods>>[number];

/**
 * Our own goods of the custom lines of a hire (ADR 46). No claim is of them and no label: the store counts them by hand.
 * What a supplier brings, or is to bring, for such a line is counted at its sub-hire. A line that staff marked as a service
 * has none.
 */
export async function listCustomGoods(db: Db, hireId: string) {
  const { prepped, out, back, missing, damaged, damagedSettled, missingSettled } = hireCustomGoods;
  const count = (column: AnyPgColumn) => sql<number>`coalesce(${column}, 0)`;
  const rows = await db
    .select({
      id: hireLines.id,
      hireId: hireLines.hireId,
      name: hireLines.name,
      nameGa: hireLines.nameGa,
      promised: ownPieces(),
      /** Pieces that a supplier is to bring and has not brought. */
      toCome: sql<number>`(select coalesce(sum(s.quantity), 0)::int from ${hireSubhires} s
        where s.line_id = ${hireLines.id} and s.state in ('asked', 'confirmed'))`,
      prepped: count(prepped),
      out: count(out),
      back: count(back),
      missing: count(missing),
      damaged: count(damaged),
      damagedSettled: count(damagedSettled),
      missingSettled: count(missingSettled),
      isRestKept: isCustomRestKept(),
    })
    .from(hireLines)
    .leftJoin(hireCustomGoods, eq(hireCustomGoods.lineId, hireLines.id))
    .where(and(eq(hireLines.hireId, hireId), isCustomGoods()))
    .orderBy(asc(hireLines.position));
  // A supplier may have been found after some of our own were taken.
  return rows.map(({ promised, ...goods }) => ({
    ...goods,
    quantity: Math.max(promised, goods.prepped + goods.out),
  }));
}

/** SQL: true for a line of which pieces leave the store although it is no item. */
export function isCustomGoods(): SQL | undefined {
  return and(eq(hireLines.kind, "custom"), eq(hireLines.service, false));
}

/** SQL: pieces of a row of `hire_lines` that no supplier brings. What a supplier got back unused was not brought. */
export function ownPieces(): SQL<number> {
  return sql<number>`greatest(0, ${hireLines.quantity} - (
    select coalesce(sum(case when s.state = 'sent-back' then s.out else s.quantity end), 0)
    from ${hireSubhires} s where s.line_id = ${hireLines.id} and s.state <> 'cancelled'))::int`;
}

/** SQL: true where staff said that what is here of the hire of a row of `hire_lines` does not go any more. */
export function isCustomRestKept(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${hireScans} k where k.hire_id = ${hireLines.hireId}
    and k.action = 'stays' and k.outcome = 'applied')`;
}

/** Pieces that are with the customer. */
export function customOut({ out, back, missing }: Pick<CustomGoods, "out" | "back" | "missing">): number {
  return out - back - missing;
}

/** Pieces that are here and go, prepared or not. */
export function customHere({ isRestKept: isKept, ...goods }: CustomGoods): number {
  return isKept ? 0 : notGone(goods);
}

/** Pieces that are here and go, and that the store has yet to take. */
export function customWaiting(goods: CustomGoods): number {
  return Math.max(0, customHere(goods) - goods.prepped);
}

function notGone({ quantity, out }: Pick<CustomGoods, "quantity" | "out">): number {
  return quantity - out;
}

export type CustomRefusal =
  | { readonly kind: "not-listed" | "not-prepared" | "already-out" | "already-back" | "not-out" }
  | { readonly kind: "enough"; readonly needed: number }
  | { readonly kind: "too-many"; readonly left: number };

interface Pieces {
  readonly hireId: string;
  readonly lineId: string;
  readonly quantity: number;
}

type Moved = Promise<Result<null, CustomRefusal>>;

/** Counts pieces as prepared. The hire is locked. Refused whole where fewer wait. */
export async function prepareCustom(tx: Tx, { quantity, ...line }: Pieces): Moved {
  const goods = await findCustomGoods(tx, line);
  if (!goods) return refuse({ kind: "not-listed" });
  const left = customWaiting(goods);
  if (left === 0) return refuse({ kind: "enough", needed: goods.quantity });
  if (quantity > left) return refuse({ kind: "too-many", left });
  return store(tx, goods, { prepped: goods.prepped + quantity });
}

/** Takes back that pieces are prepared. */
export async function putBackCustom(tx: Tx, { quantity, ...line }: Pieces): Moved {
  const goods = await findCustomGoods(tx, line);
  if (!goods) return refuse({ kind: "not-listed" });
  const left = goods.prepped;
  if (left === 0) return refuse({ kind: "not-prepared" });
  if (quantity > left) return refuse({ kind: "too-many", left });
  return store(tx, goods, { prepped: left - quantity });
}

/** Counts pieces out to the customer: prepared ones first. */
export async function sendCustom(tx: Tx, { quantity, ...line }: Pieces): Moved {
  const goods = await findCustomGoods(tx, line);
  if (!goods) return refuse({ kind: "not-listed" });
  const left = notGone(goods);
  if (left === 0) return refuse({ kind: customOut(goods) > 0 ? "already-out" : "already-back" });
  if (quantity > left) return refuse({ kind: "too-many", left });
  return store(tx, goods, {
    prepped: Math.max(0, goods.prepped - quantity),
    out: goods.out + quantity,
  });
}

/** Counts out everything that is prepared of a locked hire. Gives the number of pieces. */
export async function sendPreparedCustom(tx: Tx, hireId: string): Promise<number> {
  let pieces = 0;
  for (const goods of await listCustomGoods(tx, hireId)) {
    if (goods.prepped > 0) await store(tx, goods, { prepped: 0, out: goods.out + goods.prepped });
    pieces += goods.prepped;
  }
  return pieces;
}

/** Says of everything of a locked hire that is here that it does not go. Gives the number of pieces. */
export async function keepCustom(tx: Tx, hireId: string): Promise<number> {
  let pieces = 0;
  for (const goods of await listCustomGoods(tx, hireId)) {
    if (goods.prepped > 0) await store(tx, goods, { prepped: 0 });
    pieces += customHere(goods);
  }
  return pieces;
}

/** Counts pieces back from the customer; what was missing before may have been found. */
export async function returnCustom(
  tx: Tx,
  { quantity, condition, ...line }: Pieces & { readonly condition: ClaimCondition },
): Moved {
  const goods = await findCustomGoods(tx, line);
  if (!goods) return refuse({ kind: "not-listed" });
  const isMissing = condition === "missing";
  const out = customOut(goods);
  const left = out + (isMissing ? 0 : goods.missing);
  if (left === 0) return refuse({ kind: goods.out > 0 ? "already-back" : "not-out" });
  if (quantity > left) return refuse({ kind: "too-many", left });
  const found = Math.max(0, quantity - out);
  return store(tx, goods, {
    back: goods.back + (isMissing ? 0 : quantity),
    damaged: goods.damaged + (condition === "damaged" ? quantity : 0),
    missing: goods.missing + (isMissing ? quantity : -found),
  });
}

/**
 * Takes back that pieces came back damaged: they are good. The hire is locked. Null where the hire has no such line.
 * `seen`: damaged pieces that the page showed.
 */
export async function takeBackCustomDamage(
  tx: Tx,
  { quantity, seen, ...line }: Pieces & { readonly seen: number },
): Promise<Result<null, { readonly kind: "bad-quantity" | "conflict" }> | null> {
  const goods = await findCustomGoods(tx, line);
  if (!goods) return null;
  if (goods.damaged !== seen) return refuse({ kind: "conflict" });
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > seen) return refuse({ kind: "bad-quantity" });
  return store(tx, goods, { damaged: goods.damaged - quantity });
}

async function findCustomGoods(
  tx: Tx,
  { hireId, lineId }: Omit<Pieces, "quantity">,
): Promise<CustomGoods | undefined> {
  return (await listCustomGoods(tx, hireId)).find(({ id }) => id === lineId);
}

type Counts = Pick<CustomGoods, "prepped" | "out" | "back" | "missing" | "damaged">;

async function store(
  tx: Tx,
  { id, hireId, prepped, out, back, missing, damaged, damagedSettled, missingSettled }: CustomGoods,
  change: Partial<Counts>,
): Promise<Result<null, never>> {
  const counts = { prepped, out, back, missing, damaged, ...change };
  const set = {
    ...counts,
    damagedSettled: Math.min(damagedSettled, counts.damaged),
    missingSettled: Math.min(missingSettled, counts.missing),
  };
  await tx
    .insert(hireCustomGoods)
    .values({ lineId: id, hireId, ...set })
    .onConflictDoUpdate({ target: hireCustomGoods.lineId, set });
  return ok(null);
}
