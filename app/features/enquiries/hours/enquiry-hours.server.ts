import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { type EnquiryHours, enquiryHoursSchema, workingHoursOf } from "./enquiry-hours.ts";
import { dueAt, type WorkingHours } from "./working-hours.ts";

const KEY = "enquiryHours";

/** The hours in which enquiries are answered, as staff set them. A stored value of another shape counts as not set. */
export async function getEnquiryHours(db: Db): Promise<EnquiryHours> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  const parsed = enquiryHoursSchema.safeParse(row?.value ?? {});
  return parsed.success ? parsed.data : enquiryHoursSchema.parse({});
}

/** The hours with the public holidays around `now` filled in, as `dueAt` needs them. */
export async function getWorkingHours(db: Db, now: Date): Promise<WorkingHours> {
  return workingHoursOf(await getEnquiryHours(db), now);
}

/** Stores the hours, and tells every open enquiry again when it is due. */
export async function changeEnquiryHours(
  db: Db,
  { hours, actorId, now }: { hours: EnquiryHours; actorId: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(settings)
      .values({ key: KEY, value: hours, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value: hours, updatedAt: now } });
    const working = workingHoursOf(hours, now);
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
    await addAuditEntry(tx, { actorId, action: "setting.changed", subjectId: KEY });
  });
}
