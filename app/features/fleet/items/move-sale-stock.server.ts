import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import { freeUnit, type UnitBlockRefusal } from "#app/features/claims/units/unit-blocks.server.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { MAX_NEW_UNITS } from "../fleet.ts";
import { addCountedUnits } from "../units/add-counted-units.server.ts";
import { changeCount } from "./change-count.server.ts";
import { lockItem } from "./lock-item.server.ts";

interface SaleStockMove {
  readonly itemId: string;
  readonly direction: "to-fleet" | "to-sale";
  /** Number of pieces; always 1 of a serialised item that goes on sale. */
  readonly pieces: number;
  /** The unit that goes on sale, of a serialised item. */
  readonly unitNumber: number | null;
  readonly actorId: string;
  readonly now: Date;
}

export type SaleStockRefusal =
  | OwnedRefusal
  | UnitBlockRefusal
  | { readonly kind: "no-product" }
  /** The shop does not count the product: there is nothing to take from or add to. */
  | { readonly kind: "not-counted" }
  | { readonly kind: "not-in-stock"; readonly available: number }
  /** Hires were promised these pieces. */
  | { readonly kind: "promised" }
  | { readonly kind: "kit" }
  | { readonly kind: "too-many"; readonly most: number }
  | { readonly kind: "unit-needed" };

type Item = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/**
 * Moves pieces between the sale stock and the fleet: one transaction with a line in both ledgers. What is promised to a
 * hire does not go on sale.
 */
export async function moveSaleStock(
  db: Db,
  move: SaleStockMove,
): Promise<Result<{ readonly owned: number; readonly available: number }, SaleStockRefusal>> {
  return inTransaction(db, async (tx) => {
    const item = await lockItem(tx, move.itemId);
    if (!item) return refuse({ kind: "not-found" });
    if (item.kind === "kit") return refuse({ kind: "kit" });
    if (item.productId === null) return refuse({ kind: "no-product" });
    const { productId } = item;
    const [product] = await tx
      .select({ counted: products.manageStock })
      .from(products)
      .where(eq(products.id, productId));
    if (!product?.counted) return refuse({ kind: "not-counted" });
    const moved = move.direction === "to-fleet" ? await join(tx, item, move) : await leave(tx, item, move);
    if (!moved.ok) return moved;
    const by = move.direction === "to-fleet" ? -move.pieces : move.pieces;
    const { actorId } = move;
    const stock = await adjustStock(tx, { productId, change: { by }, reason: "hire-out", actorId });
    if (!stock.ok) {
      const available = stock.error.kind === "below-zero" ? stock.error.available : 0;
      return refuse({ kind: "not-in-stock", available });
    }
    await addAuditEntry(tx, {
      actorId,
      action: move.direction === "to-fleet" ? "hire-item.from-sale-stock" : "hire-item.to-sale-stock",
      subjectId: item.id,
      details: { code: item.code, pieces: move.pieces },
    });
    await bumpSiteVersion(tx);
    return ok({ owned: moved.value.owned, available: stock.value.available });
  });
}

type Moved = Result<{ readonly owned: number }, SaleStockRefusal>;

async function join(tx: Tx, item: Item, { pieces, actorId, now }: SaleStockMove): Promise<Moved> {
  const line = { itemId: item.id, reason: "from-sale-stock", actorId, now } as const;
  if (item.kind === "bulk") return changeCount(tx, { ...line, by: pieces });
  if (pieces > MAX_NEW_UNITS) return refuse({ kind: "too-many", most: MAX_NEW_UNITS });
  return addCountedUnits(tx, { ...line, units: Array.from({ length: pieces }, () => ({})) });
}

async function leave(
  tx: Tx,
  item: Item,
  { pieces, unitNumber, actorId, now }: SaleStockMove,
): Promise<Moved> {
  const line = { itemId: item.id, reason: "to-sale-stock", actorId, now } as const;
  if (item.kind === "serialised") {
    const gone = await sellUnit(tx, item, { unitNumber, now });
    if (!gone.ok) return gone;
  }
  const counted = await changeCount(tx, { ...line, by: -pieces, unitNumber });
  if (!counted.ok) return counted;
  return counted.value.shortages > 0 ? refuse({ kind: "promised" }) : counted;
}

/** A unit that goes on sale is no longer one of the fleet. */
async function sellUnit(
  tx: Tx,
  item: Item,
  { unitNumber, now }: Pick<SaleStockMove, "unitNumber" | "now">,
): Promise<Result<void, SaleStockRefusal>> {
  if (unitNumber === null) return refuse({ kind: "unit-needed" });
  const [unit] = await tx
    .select({ state: assets.state, itemId: assets.hireItemId })
    .from(assets)
    .where(eq(assets.unitNumber, unitNumber))
    .for("no key update");
  if (unit?.itemId !== item.id || unit.state !== "in-service") return refuse({ kind: "unknown-unit" });
  const freed = await freeUnit(tx, { unitNumber, now });
  if (!freed.ok) return freed;
  await tx
    .update(assets)
    .set({ state: "sold", ...nextVersion(assets, now) })
    .where(eq(assets.unitNumber, unitNumber));
  return ok(undefined);
}
