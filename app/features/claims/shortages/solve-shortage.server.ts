import { and, asc, eq, gt, or, type SQL } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { lockItems } from "../lock-items.server.ts";
import { coverShortages } from "./cover-shortages.server.ts";

type Shortage = typeof hireShortages.$inferSelect;

/** True for a shortage that waits, or that a sub-hire covers and would wait without it. */
export function isOpenOrSubHired(): SQL | undefined {
  return or(eq(hireShortages.state, "open"), eq(hireShortages.solution, "sub-hired"));
}

/** Says who sees to a shortage; null for no one. */
export async function assignShortage(tx: Tx, id: string, assigneeId: string | null): Promise<void> {
  await tx.update(hireShortages).set({ assigneeId }).where(eq(hireShortages.id, id));
}

/**
 * Solves an open shortage whose pieces staff found elsewhere. Refuses one that was solved, or that covers another
 * quantity than staff saw.
 */
export async function reallocateShortage(
  tx: Tx,
  { id, quantity, now }: { readonly id: string; readonly quantity: number; readonly now: Date },
): Promise<Result<Shortage, { readonly kind: "conflict" }>> {
  const [found] = await tx.select().from(hireShortages).where(eq(hireShortages.id, id));
  if (!found) return refuse({ kind: "conflict" });
  await lockItems(tx, [found.itemId]);
  const [solved] = await tx
    .update(hireShortages)
    .set({ state: "solved", solution: "reallocated", solvedAt: now })
    .where(
      and(eq(hireShortages.id, id), eq(hireShortages.state, "open"), eq(hireShortages.quantity, quantity)),
    )
    .returning();
  return solved ? ok(solved) : refuse({ kind: "conflict" });
}

/**
 * Makes the sub-hired part of an owner's shortages of an item equal to `quantity`, as far as they go: the oldest is solved
 * first, the latest opens again first. Called after every change of a sub-hire, with the sum of the confirmed ones. True
 * where pieces were short again.
 */
export async function settleSubHired(
  tx: Tx,
  {
    ownerId,
    itemId,
    quantity,
    now,
  }: { readonly ownerId: string; readonly itemId: string; readonly quantity: number; readonly now: Date },
): Promise<boolean> {
  await lockItems(tx, [itemId]);
  const rows = await tx
    .select()
    .from(hireShortages)
    .where(
      and(
        eq(hireShortages.ownerId, ownerId),
        eq(hireShortages.itemId, itemId),
        gt(hireShortages.endsAt, now),
        isOpenOrSubHired(),
      ),
    )
    .orderBy(asc(hireShortages.createdAt), asc(hireShortages.id));
  const open = rows.filter(({ state }) => state === "open");
  const covered = rows.filter(({ state }) => state === "solved");
  const by = quantity - sumQuantities(covered);
  const solved = { state: "solved", solution: "sub-hired", solvedAt: now } as const;
  if (by > 0) await setPart(tx, open, { quantity: by, to: solved });
  const opened = { state: "open", solution: null, reopenedAt: now, solvedAt: null } as const;
  if (by < 0) await setPart(tx, covered.toReversed(), { quantity: -by, to: opened });
  if (by < 0) await coverShortages(tx, { itemIds: [itemId], now });
  return by < 0;
}

interface Part {
  readonly quantity: number;
  readonly to: Partial<typeof hireShortages.$inferInsert>;
}

/** Changes so many pieces of shortages; the last one is split where it is more. Gives how many pieces were left over. */
export async function setPart(tx: Tx, rows: readonly Shortage[], { quantity, to }: Part): Promise<number> {
  let left = quantity;
  for (const row of rows) {
    if (left === 0) return 0;
    const taken = Math.min(left, row.quantity);
    left -= taken;
    const same = eq(hireShortages.id, row.id);
    if (taken === row.quantity) await tx.update(hireShortages).set(to).where(same);
    else {
      await tx
        .update(hireShortages)
        .set({ quantity: row.quantity - taken })
        .where(same);
      await tx.insert(hireShortages).values({ ...row, ...to, id: newId(), quantity: taken });
    }
  }
  return left;
}
