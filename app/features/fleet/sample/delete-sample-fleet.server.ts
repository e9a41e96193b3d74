import { and, eq, inArray, not, notExists, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireGroups, hireItems, hireParts } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isItemUsed } from "../items/used-item.server.ts";

/** What of the sample fleet was deleted, and what was kept. */
export interface SampleFleetDeleted {
  readonly items: number;
  readonly groups: number;
  /** Codes of sample items that stay: quotes, hires or claims name them, or kits of our own are made of them. */
  readonly kept: readonly string[];
}

/** Sample items of the fleet. */
export async function countSampleItems(db: Db): Promise<number> {
  return db.$count(hireItems, eq(hireItems.sample, true));
}

/**
 * Deletes the sample items of the fleet with their units, and the sample groups that hold nothing once they are gone.
 * What a quote, a hire or a claim names stays, and so do the parts of kits that stay.
 */
export async function deleteSampleFleet(db: Db, actorId: string): Promise<SampleFleetDeleted> {
  return inTransaction(db, async (tx) => {
    await tx
      .select({ id: hireItems.id })
      .from(hireItems)
      .where(eq(hireItems.sample, true))
      .orderBy(hireItems.id)
      .for("update");
    const used = isItemUsed(tx);
    // Kits first: their parts cannot go before them.
    const kits = await tx
      .delete(hireItems)
      .where(and(eq(hireItems.sample, true), eq(hireItems.kind, "kit"), not(used)))
      .returning({ id: hireItems.id });
    const free = and(
      eq(hireItems.sample, true),
      not(used),
      notExists(tx.select({ one: sql`1` }).from(hireParts).where(eq(hireParts.itemId, hireItems.id))),
    );
    const going = await tx.select({ id: hireItems.id }).from(hireItems).where(free);
    const ids = going.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.delete(assets).where(inArray(assets.hireItemId, ids));
      await tx.delete(hireItems).where(inArray(hireItems.id, ids));
    }
    const groups = await tx
      .delete(hireGroups)
      .where(
        and(
          eq(hireGroups.sample, true),
          notExists(tx.select({ one: sql`1` }).from(hireItems).where(eq(hireItems.groupId, hireGroups.id))),
        ),
      )
      .returning({ id: hireGroups.id });
    const left = await tx
      .select({ code: hireItems.code })
      .from(hireItems)
      .where(eq(hireItems.sample, true))
      .orderBy(hireItems.code);
    const items = kits.length + ids.length;
    if (items + groups.length > 0) {
      const details = { samples: true, items, groups: groups.length };
      await addAuditEntry(tx, { actorId, action: "fleet.samples-deleted", details });
      await bumpSiteVersion(tx);
    }
    return { items, groups: groups.length, kept: left.map(({ code }) => code) };
  });
}
