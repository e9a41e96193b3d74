import type { Db } from "#app/db/client.server.ts";
import type { CartAction } from "./cart-reducer.ts";
import { changeCart } from "./change-cart.server.ts";
import type { SavedChange } from "./schema.ts";

/** Does what a customer asked with things saved for later. False when the item named is not there. */
export async function changeSaved(db: Db, userId: string, change: SavedChange): Promise<boolean> {
  return (await changeCart(db, userId, toAction(change))).ok;
}

function toAction(change: SavedChange): CartAction {
  switch (change.intent) {
    case "save":
      return { kind: "save", key: change.id, quantity: change.quantity };
    case "take-back":
      return { kind: "restore", key: change.id };
    case "remove":
      return { kind: "remove-saved", key: change.id };
    case "merge":
      return { kind: "merge-saved", entries: change.items };
    case "forget-gone":
      return { kind: "forget-gone" };
  }
}
