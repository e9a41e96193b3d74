import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { getHireBlock } from "../availability/hire-block.server.ts";
import { lockItems } from "../lock-items.server.ts";
import { takePieces } from "../warehouse/hire-claims.server.ts";
import { addShortage } from "./add-shortage.server.ts";
import { claimForShortage, countFreeFor, type Shortage } from "./claim-for-shortage.server.ts";
import { coverShortages } from "./cover-shortages.server.ts";

interface Covering {
  readonly id: string;
  /** The quantity that staff saw. */
  readonly quantity: number;
  readonly now: Date;
}

type Refusal = {
  readonly kind:
    | "conflict"
    /** Fewer pieces than are short are free for the whole period. */
    | "still-short"
    /** The other hire has not so many pieces on the shelf for the whole period. */
    | "not-there";
};

/**
 * Covers an open shortage of a hire with pieces of another item, which go in the place of the promised one: free for the
 * period that the buffers of that item block. The hire is locked.
 */
export async function substituteShortage(
  tx: Tx,
  { id, quantity, itemId, now }: Covering & { readonly itemId: string },
): Promise<Result<Shortage, Refusal>> {
  const locked = await lockShortage(tx, { id, quantity, itemIds: [itemId] });
  if (!locked) return refuse({ kind: "conflict" });
  const { shortage, owned, hireId } = locked;
  const { from: startsAt, to: endsAt } = await getHireBlock(tx, { hireId, itemId, now });
  const wanted = { ...shortage, startsAt, endsAt };
  const free = await countFreeFor(tx, wanted, { itemId, owned: owned.get(itemId) ?? 0, now });
  if (free < shortage.quantity) return refuse({ kind: "still-short" });
  await claimForShortage(tx, wanted, { itemId, quantity: shortage.quantity, now });
  return ok(await solve(tx, shortage, "substituted", now));
}

/**
 * Covers an open shortage with pieces of the same item that another hire has on the shelf. That hire gives way: it gets a
 * shortage of its own, which what is free elsewhere covers at once.
 */
export async function reallocateFrom(
  tx: Tx,
  { id, quantity, donorId, now }: Covering & { readonly donorId: string },
): Promise<Result<{ readonly shortage: Shortage; readonly donor: string }, Refusal>> {
  const locked = await lockShortage(tx, { id, quantity, itemIds: [] });
  if (!locked) return refuse({ kind: "conflict" });
  const { shortage, owned } = locked;
  const { itemId } = shortage;
  const waiting = await tx
    .select()
    .from(hireClaims)
    .where(givesWay(shortage, donorId))
    .orderBy(asc(hireClaims.id));
  if (sumQuantities(waiting) < quantity) return refuse({ kind: "not-there" });
  const short = new Set([itemId]);
  for (const piece of await takePieces(tx, waiting, quantity)) {
    await tx.update(hireClaims).set({ state: "released" }).where(eq(hireClaims.id, piece.id));
    short.add(await addShortage(tx, piece, { quantity: piece.quantity, reason: "forced", now }));
  }
  const free = await countFreeFor(tx, shortage, { itemId, owned: owned.get(itemId) ?? 0, now });
  if (free < shortage.quantity) return refuse({ kind: "still-short" });
  await claimForShortage(tx, shortage, { itemId, quantity: shortage.quantity, now });
  const solved = await solve(tx, shortage, "reallocated", now);
  await coverShortages(tx, { itemIds: [...short], now });
  return ok({ shortage: solved, donor: waiting[0]?.reference ?? "" });
}

/** Claims of another hire that lie on the shelf during the whole period of a shortage. */
function givesWay({ itemId, startsAt, endsAt }: Shortage, donorId: string) {
  return and(
    ...[eq(hireClaims.owner, "hire"), eq(hireClaims.ownerId, donorId), eq(hireClaims.kind, "hire")],
    ...[eq(hireClaims.itemId, itemId), eq(hireClaims.state, "firm"), isNull(hireClaims.preparedAt)],
    ...[isNull(hireClaims.unitNumber), lte(hireClaims.startsAt, startsAt), gte(hireClaims.endsAt, endsAt)],
  );
}

/** Locks the items, then reads the shortage; null where it is another than staff saw, or of no hire. */
async function lockShortage(
  tx: Tx,
  {
    id,
    quantity,
    itemIds,
  }: { readonly id: string; readonly quantity: number; readonly itemIds: readonly string[] },
) {
  const [found] = await tx.select().from(hireShortages).where(eq(hireShortages.id, id));
  if (!found) return null;
  const owned = await lockItems(tx, [found.itemId, ...itemIds]);
  const [shortage] = await tx.select().from(hireShortages).where(eq(hireShortages.id, id));
  const isSame = shortage?.state === "open" && shortage.quantity === quantity && shortage.owner === "hire";
  return isSame && shortage.ownerId !== null ? { shortage, owned, hireId: shortage.ownerId } : null;
}

async function solve(
  tx: Tx,
  shortage: Shortage,
  solution: "substituted" | "reallocated",
  now: Date,
): Promise<Shortage> {
  const solved = { state: "solved", solution, solvedAt: now } as const;
  await tx.update(hireShortages).set(solved).where(eq(hireShortages.id, shortage.id));
  return { ...shortage, ...solved };
}
