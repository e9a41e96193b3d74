import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { ClaimCondition } from "#app/features/claims/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { ARRIVED_STATES } from "./subhire-states.ts";

/** Goods of a supplier that have arrived for a hire, and where they are. */
export type SuppliedGoods = Awaited<ReturnType<typeof listSuppliedGoods>>[number];

/**
 * What suppliers have brought for a hire. No claim is of it: it is counted at its sub-hire. Received, it is prepared; it
 * goes out with the hand-over or by count, and comes back by count, good, damaged or missing; only then is it sent back.
 * So it is on the delivery note and on the return note. Our own goods of a custom line are `CustomGoods`.
 */
export async function listSuppliedGoods(db: Db, hireId: string) {
  const rows = await db
    .select({
      id: hireSubhires.id,
      state: hireSubhires.state,
      lineId: hireSubhires.lineId,
      itemId: hireSubhires.itemId,
      quantity: hireSubhires.quantity,
      out: hireSubhires.out,
      back: hireSubhires.back,
      missing: hireSubhires.missing,
      damaged: hireSubhires.damaged,
      isRestKept: isRestKept(),
      item: hireItems.name,
      itemGa: hireItems.nameGa,
      line: hireLines.name,
      lineGa: hireLines.nameGa,
      description: hireSubhires.description,
    })
    .from(hireSubhires)
    .leftJoin(hireItems, eq(hireItems.id, hireSubhires.itemId))
    .leftJoin(hireLines, eq(hireLines.id, hireSubhires.lineId))
    .where(and(eq(hireSubhires.hireId, hireId), inArray(hireSubhires.state, [...ARRIVED_STATES])))
    .orderBy(asc(hireSubhires.createdAt), asc(hireSubhires.id));
  return rows.map(({ item, itemGa, line, lineGa, description, ...goods }) => ({
    ...goods,
    // The customer knows the line. What the supplier was told it is comes last.
    name: item ?? line ?? description,
    nameGa: item === null ? lineGa : itemGa,
  }));
}

type Counts = Pick<SuppliedGoods, "out" | "back" | "missing">;

/** Pieces that are with the customer. */
export function suppliedOut({ out, back, missing }: Counts): number {
  return out - back - missing;
}

/** Pieces that wait here for the hand-over. */
export function suppliedHere({
  isRestKept: isKept,
  ...goods
}: Pick<SuppliedGoods, "state" | "quantity" | "out" | "isRestKept">): number {
  return isKept ? 0 : notGone(goods);
}

/** Pieces that are here, also those of which staff said that they do not go any more. */
function notGone({ state, quantity, out }: Pick<SuppliedGoods, "state" | "quantity" | "out">): number {
  return state === "received" ? quantity - out : 0;
}

/**
 * SQL: true where staff said, since a row of `hire_subhires` arrived, that what is here of its hire does not go any more.
 * `table` is what the statement calls `hire_subhires`.
 */
export function isRestKept(table = "hire_subhires"): SQL<boolean> {
  const subhire = sql.identifier(table);
  return sql<boolean>`exists (select 1 from ${hireScans} k where k.hire_id = ${subhire}.hire_id
    and k.action = 'stays' and k.outcome = 'applied' and k.received_at >= ${subhire}.received_at)`;
}

/** Whether goods are counted at a line: they are its item, or what a line of free text is about. */
export function isCountedAt(
  line: { readonly id: string; readonly itemId: string | null },
  { lineId, itemId }: Pick<SuppliedGoods, "lineId" | "itemId">,
): boolean {
  return lineId === line.id && (line.itemId === null || itemId === line.itemId);
}

/** Goods that are counted at no line: parts of kits, accessories, and what is for the whole hire. */
export function beyondLines(
  lines: readonly { readonly id: string; readonly itemId: string | null }[],
  supplied: readonly SuppliedGoods[],
): readonly SuppliedGoods[] {
  return supplied.filter((goods) => !lines.some((line) => isCountedAt(line, goods)));
}

export type SuppliedRefusal =
  | { readonly kind: "not-listed" | "already-out" | "already-back" | "not-out" }
  | { readonly kind: "too-many"; readonly left: number };

interface Pieces {
  readonly hireId: string;
  readonly subhireId: string;
  readonly quantity: number;
  readonly now: Date;
}

/** Counts goods of a supplier out to the customer. The hire is locked. Refused whole where fewer wait. */
export async function sendSupplied(
  tx: Tx,
  { hireId, subhireId, quantity, now }: Pieces,
): Promise<Result<null, SuppliedRefusal>> {
  const goods = (await listSuppliedGoods(tx, hireId)).find(({ id }) => id === subhireId);
  if (!goods) return refuse({ kind: "not-listed" });
  const left = notGone(goods);
  if (left === 0) return refuse({ kind: suppliedOut(goods) > 0 ? "already-out" : "already-back" });
  if (quantity > left) return refuse({ kind: "too-many", left });
  await store(tx, subhireId, { out: goods.out + quantity }, now);
  return ok(null);
}

/** Counts out all goods of suppliers that wait for a locked hire. Gives the number of pieces. */
export async function sendAllSupplied(
  tx: Tx,
  { hireId, now }: Pick<Pieces, "hireId" | "now">,
): Promise<number> {
  let pieces = 0;
  for (const goods of await listSuppliedGoods(tx, hireId)) {
    const here = suppliedHere(goods);
    if (here > 0) await store(tx, goods.id, { out: goods.out + here }, now);
    pieces += here;
  }
  return pieces;
}

/** Counts goods of a supplier back from the customer; what was missing before may have been found. */
export async function returnSupplied(
  tx: Tx,
  { hireId, subhireId, quantity, condition, now }: Pieces & { readonly condition: ClaimCondition },
): Promise<Result<null, SuppliedRefusal>> {
  const goods = (await listSuppliedGoods(tx, hireId)).find(({ id }) => id === subhireId);
  if (!goods) return refuse({ kind: "not-listed" });
  const out = suppliedOut(goods);
  const findable = condition === "missing" ? 0 : goods.missing;
  if (out + findable === 0) return refuse({ kind: goods.out > 0 ? "already-back" : "not-out" });
  if (quantity > out + findable) return refuse({ kind: "too-many", left: out + findable });
  const found = Math.max(0, quantity - out);
  const isMissing = condition === "missing";
  const counts = {
    back: goods.back + (isMissing ? 0 : quantity),
    damaged: goods.damaged + (condition === "damaged" ? quantity : 0),
    missing: goods.missing + (isMissing ? quantity : -found),
  };
  await store(tx, subhireId, counts, now);
  return ok(null);
}

export type SuppliedDamageRefusal = {
  readonly kind:
    | "bad-quantity"
    /** Another number of pieces is damaged than the page showed. */
    | "conflict"
    /** The supplier has them back: what is owed for the damage was told by their count. */
    | "sent-back";
};

/**
 * Takes back that goods of a supplier came back damaged: they are good. The hire is locked. Null where the hire has no
 * such goods.
 */
export async function takeBackSuppliedDamage(
  tx: Tx,
  { hireId, subhireId, quantity, seen, now }: Pieces & { readonly seen: number },
): Promise<Result<null, SuppliedDamageRefusal> | null> {
  const goods = (await listSuppliedGoods(tx, hireId)).find(({ id }) => id === subhireId);
  if (!goods) return null;
  if (goods.damaged !== seen) return refuse({ kind: "conflict" });
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > seen) return refuse({ kind: "bad-quantity" });
  if (goods.state === "sent-back") return refuse({ kind: "sent-back" });
  await store(tx, subhireId, { damaged: goods.damaged - quantity }, now);
  return ok(null);
}

/** Stores counts. The form of a sub-hire that was opened before is refused by the raised version. */
async function store(
  tx: Tx,
  subhireId: string,
  counts: Partial<Pick<typeof hireSubhires.$inferInsert, "out" | "back" | "damaged" | "missing">>,
  now: Date,
): Promise<void> {
  await tx
    .update(hireSubhires)
    .set({ ...counts, ...nextVersion(hireSubhires, now) })
    .where(eq(hireSubhires.id, subhireId));
}
