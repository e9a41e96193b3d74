import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import type { hireItems } from "#app/db/schema/hire/fleet.ts";
import { assetClassOf } from "./units.ts";

/** Gives all units of an item the examination class that its lifting and electrical columns ask for. */
export async function classifyUnits(
  tx: Tx,
  itemId: string,
  { lifting, electrical }: Pick<typeof hireItems.$inferSelect, "lifting" | "electrical">,
): Promise<void> {
  const assetClass = assetClassOf(lifting, electrical);
  await tx
    .update(assets)
    .set({ assetClass })
    .where(and(eq(assets.hireItemId, itemId), ne(assets.assetClass, assetClass)));
}
