import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { type HoursChange, storeOpeningHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { dueAt } from "#app/features/opening-hours/working-hours.ts";

/** Stores the hours as `storeOpeningHours` does, and tells every open enquiry again when it is due. */
export async function changeOpeningHours(db: Db, change: HoursChange): ReturnType<typeof storeOpeningHours> {
  return inTransaction(db, async (tx) => {
    const stored = await storeOpeningHours(tx, change);
    if (!stored.ok) return stored;
    const working = workingHoursOf(change.hours, change.now);
    const open = await tx
      .select({ id: enquiries.id, openedAt: enquiries.openedAt, updatedAt: enquiries.updatedAt })
      .from(enquiries)
      .where(eq(enquiries.state, "new"))
      .for("update");
    for (const { id, openedAt, updatedAt } of open) {
      // The period of keeping counts from the last contact, which this is not.
      await tx
        .update(enquiries)
        .set({ dueAt: dueAt(openedAt, working), updatedAt })
        .where(eq(enquiries.id, id));
    }
    return stored;
  });
}
