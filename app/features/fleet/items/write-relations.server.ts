import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireAccessories, hireParts, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import type { StoredRelations } from "./stored-items.server.ts";

/** Puts these parts, accessories and substitutes in the place of an item's own; what is left out stays. */
export async function writeRelations(
  tx: Tx,
  id: string,
  { parts, accessories, substitutes }: Partial<StoredRelations>,
): Promise<void> {
  if (parts) {
    await tx.delete(hireParts).where(eq(hireParts.kitId, id));
    if (parts.length > 0) await tx.insert(hireParts).values(parts.map((part) => ({ kitId: id, ...part })));
  }
  if (accessories) {
    await tx.delete(hireAccessories).where(eq(hireAccessories.itemId, id));
    const rows = accessories.map(({ itemId, quantity, kind }) => ({
      itemId: id,
      accessoryId: itemId,
      quantity,
      kind,
    }));
    if (rows.length > 0) await tx.insert(hireAccessories).values(rows);
  }
  if (substitutes) {
    await tx.delete(hireSubstitutes).where(eq(hireSubstitutes.itemId, id));
    const rows = substitutes.map((substituteId, rank) => ({ itemId: id, substituteId, rank }));
    if (rows.length > 0) await tx.insert(hireSubstitutes).values(rows);
  }
}
