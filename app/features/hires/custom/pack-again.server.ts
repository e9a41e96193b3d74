import type { Tx } from "#app/db/client.server.ts";
import { type CustomGoods, customWaiting, listCustomGoods, prepareCustom } from "./custom-goods.server.ts";

/** Packed goods of a custom line that another version of the hire replaces. */
export type PackedGoods = Pick<CustomGoods, "name" | "prepped">;

/** The packed goods of the custom lines of a hire, which are about to go. */
export async function listPacked(tx: Tx, hireId: string): Promise<readonly PackedGoods[]> {
  return (await listCustomGoods(tx, hireId)).filter(({ prepped }) => prepped > 0);
}

/**
 * Prepares for the new lines of a hire what was prepared for those of the same name in whose place they are. Gives the
 * number of pieces that go back: no new line needs them.
 */
export async function packAgain(tx: Tx, hireId: string, packed: readonly PackedGoods[]): Promise<number> {
  let putBack = 0;
  for (const { name, prepped } of packed) {
    let left = prepped;
    for (const goods of await listCustomGoods(tx, hireId)) {
      const quantity = Math.min(left, customWaiting(goods));
      if (goods.name !== name || quantity <= 0) continue;
      const done = await prepareCustom(tx, { hireId, lineId: goods.id, quantity });
      if (done.ok) left -= quantity;
    }
    putBack += left;
  }
  return putBack;
}
