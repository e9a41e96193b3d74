import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type ExplodedLine, explodeLines, servePieces } from "./availability/explode.ts";
import { blockedPeriods, readStoreHours } from "./availability/get-availability.server.ts";
import { listItemFacts } from "./availability/item-facts.server.ts";
import { listFreePieces } from "./availability/list-free-pieces.server.ts";
import type { ClaimOwner, Period, WantedItem } from "./claims.ts";
import { lockItems, withOwned } from "./lock-items.server.ts";
import { findUnitFaults } from "./units/unit-faults.server.ts";

/** One line of a quote or hire. */
export interface ClaimLine extends WantedItem {
  readonly lineId: string;
  /** A promised unit of a serialised item; `quantity` is then 1. */
  readonly unitNumber?: number | undefined;
}

export interface NewClaims {
  readonly owner: Extract<ClaimOwner, "quote" | "hire">;
  readonly ownerId: string;
  /** What staff call the owner, e.g. "H-2027-0001". */
  readonly reference: string;
  readonly lines: readonly ClaimLine[];
  /** Collection and return; each item's buffers are added. */
  readonly period: Period;
  /** The instant at which a provisional claim stops counting; null makes it firm. */
  readonly expiresAt: Date | null;
  /** The instant of the acceptance; null for a hold that was not accepted. */
  readonly acceptedAt: Date | null;
  readonly actorId: string | null;
  readonly now: Date;
  /** Staff insist: what can be covered is claimed, the rest becomes shortages. */
  readonly force?: boolean;
}

export interface ShortLine {
  readonly lineId: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly available: number;
}

export type ClaimRefusal =
  | { readonly kind: "short"; readonly lines: readonly ShortLine[] }
  /** A promised unit cannot be had: taken, in repair, overdue, or not of the item. */
  | { readonly kind: "unit-taken"; readonly unitNumber: number };

/**
 * Takes everything that lines need off the shelf for a period, or nothing. The items are locked, counted and claimed in
 * one transaction, so that of any number of takers of the last piece one gets it. The only way in which gear is
 * promised.
 */
export async function claimItems(
  tx: Tx,
  claims: NewClaims,
): Promise<Result<{ readonly short: readonly ShortLine[] }, ClaimRefusal>> {
  const { lines, period, now, force = false } = claims;
  const known = await listItemFacts(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  const owned = await lockItems(tx, [...known.keys()]);
  const facts = withOwned(known, owned);
  const exploded = explodeLines(lines, facts);
  const { hours, overdueUntil } = await readStoreHours(tx, { from: period.from, now });
  const items = blockedPeriods(exploded, { facts, period, hours });
  const free = await listFreePieces(tx, items, { now, overdueUntil });
  const { whole, taken: pieces } = servePieces(exploded, free);
  const short = lines.flatMap((line, position) => {
    const available = whole[position] ?? 0;
    const { lineId, itemId, quantity } = line;
    return available < quantity ? [{ lineId, itemId, quantity, available }] : [];
  });
  if (short.length > 0 && !force) return refuse({ kind: "short", lines: short });
  const periods = new Map(items.map((item) => [item.itemId, item.period]));
  const named = lines.flatMap(({ itemId, unitNumber }) =>
    unitNumber === undefined ? [] : [{ itemId, unitNumber }],
  );
  const faults = await findUnitFaults(tx, named, { periods, now, overdueUntil });
  const taken = named.find((_, position) => faults[position] !== null);
  if (taken) return refuse({ kind: "unit-taken", unitNumber: taken.unitNumber });
  await insertClaims(tx, { claims, exploded, pieces, periods });
  return ok({ short });
}

interface ClaimRows {
  readonly claims: NewClaims;
  readonly exploded: readonly ExplodedLine<ClaimLine>[];
  /** Pieces of each item that each line takes. */
  readonly pieces: readonly ReadonlyMap<string, number>[];
  readonly periods: ReadonlyMap<string, Period>;
}

async function insertClaims(tx: Tx, { claims, exploded, pieces, periods }: ClaimRows): Promise<void> {
  const { owner, ownerId, reference, expiresAt, acceptedAt, actorId, now } = claims;
  const rows: (typeof hireClaims.$inferInsert)[] = [];
  const shortages: (typeof hireShortages.$inferInsert)[] = [];
  for (const [position, { line, pieces: needed }] of exploded.entries()) {
    for (const [itemId, each] of needed) {
      const had = pieces[position]?.get(itemId) ?? 0;
      const period = periods.get(itemId);
      if (!period) throw new Error(`Bug: no period of item ${itemId}`);
      const shared = {
        itemId,
        startsAt: period.from,
        endsAt: period.to,
        owner,
        ownerId,
        lineId: line.lineId,
        reference,
        expiresAt,
        acceptedAt,
      };
      const pinned = line.unitNumber !== undefined && itemId === line.itemId;
      if (had > 0)
        rows.push({
          ...shared,
          id: newId(),
          unitNumber: pinned ? line.unitNumber : null,
          quantity: had,
          kind: "hire",
          state: expiresAt ? "provisional" : "firm",
          actorId,
          createdAt: now,
        });
      const missing = line.quantity * each - had;
      if (missing > 0) shortages.push({ ...shared, quantity: missing, reason: "forced", createdAt: now });
    }
  }
  if (rows.length > 0) await tx.insert(hireClaims).values(rows);
  if (shortages.length > 0) await tx.insert(hireShortages).values(shortages);
}
