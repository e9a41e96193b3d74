import type { Tx } from "#app/db/client.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import type { PieceBlockKind } from "../claims.ts";
import { lockItems } from "../lock-items.server.ts";
import { coverShortages } from "../shortages/cover-shortages.server.ts";
import { endBlocks, listBlocks } from "./piece-blocks.server.ts";

export interface PieceBlockEnd {
  readonly itemId: string;
  readonly kind: PieceBlockKind;
  /** The number of the hire that the pieces came back from. */
  readonly reference: string;
  /** Counted pieces that are in repair, or missing, no longer. */
  readonly quantity: number;
  /** How many the page showed: the same form sent twice takes effect once. */
  readonly seen: number;
  readonly now: Date;
}

export type PieceBlockRefusal =
  /** Another number of pieces is in repair, or missing, than the page showed. */
  { readonly kind: "conflict" } | { readonly kind: "bad-quantity" };

/** Puts counted pieces that were repaired or found back on the shelf; they cover who is short of the item. */
export async function returnToShelf(tx: Tx, end: PieceBlockEnd): Promise<Result<null, PieceBlockRefusal>> {
  const ended = await endPieceBlock(tx, end);
  if (ended.ok) await coverShortages(tx, { itemIds: [end.itemId], now: end.now });
  return ended;
}

/**
 * Ends the block of counted pieces that leave the fleet; `changeOwned` must follow in the same transaction, or the pieces
 * are on the shelf.
 */
export async function endPieceBlock(
  tx: Tx,
  { itemId, kind, reference, quantity, seen, now }: PieceBlockEnd,
): Promise<Result<null, PieceBlockRefusal>> {
  await lockItems(tx, [itemId]);
  const blocks = await listBlocks(tx, { itemId, kind, reference });
  if (sumQuantities(blocks) !== seen) return refuse({ kind: "conflict" });
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > seen) return refuse({ kind: "bad-quantity" });
  await endBlocks(tx, blocks, { quantity, now });
  return ok(null);
}
