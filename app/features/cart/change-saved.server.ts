import { type Db, inTransaction } from "#app/db/client.server.ts";
import { forgetGone } from "./forget-gone.server.ts";
import { mergeSavedItems, saveForLater } from "./save-for-later.server.ts";
import type { SavedChange } from "./schema.ts";
import { removeSavedItem, takeBack } from "./take-back.server.ts";

/** Does what a customer asked with things saved for later. False when the item named is not there. */
export async function changeSaved(db: Db, userId: string, change: SavedChange): Promise<boolean> {
  switch (change.intent) {
    case "save":
      return saveForLater(db, { userId, itemId: change.id }, change.quantity);
    case "take-back":
      return takeBack(db, { userId, itemId: change.id });
    case "remove":
      return removeSavedItem(db, { userId, itemId: change.id });
    case "merge":
      await inTransaction(db, (tx) => mergeSavedItems(tx, userId, change.items));
      return true;
    case "forget-gone":
      await forgetGone(db, userId);
      return true;
  }
}
