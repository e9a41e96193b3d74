import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { blockedPeriod } from "./availability/blocked-period.ts";
import { readStoreHours } from "./availability/get-availability.server.ts";
import { listItemFacts } from "./availability/item-facts.server.ts";
import {
  type ItemPeriod,
  listFreePieces,
  type SweepOptions,
} from "./availability/list-free-pieces.server.ts";
import { type Period, sumByItem, type UnitFault } from "./claims.ts";
import { isLive } from "./live-claims.server.ts";
import { listItemsOf, lockItems } from "./lock-items.server.ts";
import { coverShortages } from "./shortages/cover-shortages.server.ts";
import { isOpenOrSubHired } from "./shortages/solve-shortage.server.ts";
import { findUnitConflicts, type UnitQuestion } from "./units/unit-faults.server.ts";

/** A unit that is promised by its number and not free in the new period. */
export interface TakenUnit {
  readonly itemId: string;
  readonly unitNumber: number;
  readonly fault: UnitFault;
  /** The number of the quote or hire that has it; empty where none has. */
  readonly reference: string;
}

export type MoveRefusal =
  | {
      readonly kind: "short";
      readonly items: readonly { readonly itemId: string; readonly available: number }[];
    }
  | ({ readonly kind: "unit-taken" } & TakenUnit)
  /** Some gear of the hire has left the store. */
  | { readonly kind: "out" };

export interface ClaimMove {
  /** The quote or hire. */
  readonly ownerId: string;
  readonly period: Period;
  readonly now: Date;
}

type OwnClaim = typeof hireClaims.$inferSelect;

/**
 * Moves all claims of a quote or hire to another period, or none: what its own claims hold counts as free, and a refusal
 * leaves them as they are. Shortages move with it.
 */
export async function moveClaims(
  tx: Tx,
  { ownerId, period, now }: ClaimMove,
): Promise<Result<void, MoveRefusal>> {
  const owned = await lockItems(tx, await listItemsOf(tx, ownerId));
  const claims = await tx
    .select()
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, ownerId), isLive(now)));
  if (claims.some(({ state }) => state === "out")) return refuse({ kind: "out" });
  const facts = await listItemFacts(tx, [...owned.keys()]);
  const { hours, overdueUntil } = await readStoreHours(tx, { from: period.from, now });
  const blocked = (itemId: string) => {
    const item = facts.get(itemId);
    if (!item) throw new Error(`Bug: no facts of item ${itemId}`);
    return blockedPeriod(period, item.buffers, hours);
  };
  const wanted = sumByItem(claims);
  const items = [...wanted.keys()].map((itemId) => ({
    itemId,
    owned: owned.get(itemId) ?? 0,
    period: blocked(itemId),
  }));
  const short = await findShort(tx, wanted, items, { now, overdueUntil, withoutOwnerId: ownerId });
  if (short.length > 0) return refuse({ kind: "short", items: short });
  const periods = new Map(items.map((item) => [item.itemId, item.period]));
  const taken = await findTakenUnit(tx, claims, { periods, now, overdueUntil, withoutOwnerId: ownerId });
  if (taken !== null) return refuse({ kind: "unit-taken", ...taken });
  await storeMoved(tx, claims, blocked);
  await moveShortages(tx, ownerId, blocked);
  await coverShortages(tx, { itemIds: [...owned.keys()], now });
  return ok(undefined);
}

/** The items of which fewer pieces are free than wanted, with how many are. */
export async function findShort(
  tx: Tx,
  wanted: ReadonlyMap<string, number>,
  items: readonly ItemPeriod[],
  options: SweepOptions,
): Promise<Extract<MoveRefusal, { kind: "short" }>["items"]> {
  const free = await listFreePieces(tx, items, options);
  return [...wanted].flatMap(([itemId, quantity]) => {
    const available = free.get(itemId) ?? 0;
    return available < quantity ? [{ itemId, available }] : [];
  });
}

/** Stores the moved claims. They are released first: two claims of one unit may pass each other on the way. */
async function storeMoved(
  tx: Tx,
  claims: readonly OwnClaim[],
  blocked: (itemId: string) => Period,
): Promise<void> {
  const ids = claims.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(hireClaims).set({ state: "released" }).where(inArray(hireClaims.id, ids));
  for (const { id, itemId, state } of claims) {
    const { from, to } = blocked(itemId);
    await tx.update(hireClaims).set({ state, startsAt: from, endsAt: to }).where(eq(hireClaims.id, id));
  }
}

async function moveShortages(tx: Tx, ownerId: string, blocked: (itemId: string) => Period): Promise<void> {
  const open = await tx
    .select({ id: hireShortages.id, itemId: hireShortages.itemId })
    .from(hireShortages)
    .where(and(eq(hireShortages.ownerId, ownerId), isOpenOrSubHired()));
  for (const { id, itemId } of open) {
    const { from, to } = blocked(itemId);
    await tx.update(hireShortages).set({ startsAt: from, endsAt: to }).where(eq(hireShortages.id, id));
  }
}

/** The first unit promised by name that another promise, a block or a late return keeps from its new period. */
export async function findTakenUnit(
  tx: Tx,
  claims: readonly OwnClaim[],
  question: UnitQuestion,
): Promise<TakenUnit | null> {
  const named = claims.flatMap(({ itemId, unitNumber }) =>
    unitNumber === null ? [] : [{ itemId, unitNumber }],
  );
  const conflicts = await findUnitConflicts(tx, named, question);
  const [taken] = named.flatMap((unit, at) => {
    const conflict = conflicts[at];
    return conflict ? [{ ...unit, ...conflict }] : [];
  });
  return taken ?? null;
}
