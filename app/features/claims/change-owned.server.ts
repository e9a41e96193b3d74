import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { OPEN_END } from "./claims.ts";
import { lockItems } from "./lock-items.server.ts";
import { coverShortages } from "./shortages/cover-shortages.server.ts";
import { giveWay } from "./shortages/give-way.server.ts";

interface OwnedChange {
  readonly itemId: string;
  /** Pieces that came, or that went when it is negative. */
  readonly by: number;
  readonly now: Date;
}

export type OwnedRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "below-zero"; readonly owned: number }
  /** More pieces than would be left are out or blocked. */
  | { readonly kind: "all-out" };

/**
 * Changes how many pieces of an item we own. With more, open shortages are covered; with fewer, the lines that were
 * accepted last get shortages. The fleet's ledger is written by the caller, in the same transaction.
 */
export async function changeOwned(
  tx: Tx,
  { itemId, by, now }: OwnedChange,
): Promise<Result<{ readonly owned: number; readonly shortages: number }, OwnedRefusal>> {
  const before = (await lockItems(tx, [itemId])).get(itemId);
  if (before === undefined) return refuse({ kind: "not-found" });
  const owned = before + by;
  if (owned < 0) return refuse({ kind: "below-zero", owned: before });
  await tx.update(hireItems).set({ owned }).where(eq(hireItems.id, itemId));
  if (by > 0) await coverShortages(tx, { itemIds: [itemId], now });
  if (by >= 0) return ok({ owned, shortages: 0 });
  const period = { from: now, to: OPEN_END };
  const given = await giveWay(tx, { itemId, owned, period, reason: "fewer-owned", now });
  return given.ok ? ok({ owned, shortages: given.value }) : given;
}
