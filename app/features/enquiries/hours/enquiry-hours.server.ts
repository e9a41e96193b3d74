import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { lockSetting } from "#app/features/settings/change-setting.server.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type EnquiryHours, enquiryHoursSchema, workingHoursOf } from "./enquiry-hours.ts";
import { dueAt, type WorkingHours } from "./working-hours.ts";

const KEY = "enquiryHours";

/** The hours for their form; a save carries the version back. */
export async function getEditedHours(
  db: Db,
): Promise<{ readonly hours: EnquiryHours; readonly version: string }> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  const parsed = enquiryHoursSchema.safeParse(row?.value ?? {});
  const hours = parsed.success ? parsed.data : enquiryHoursSchema.parse({});
  return { hours, version: row?.updatedAt.toISOString() ?? "" };
}

/** The hours in which enquiries are answered, as staff set them. A stored value of another shape counts as not set. */
export const getEnquiryHours = keptWithContent(async (db) => (await getEditedHours(db)).hours);

/** The hours with the public holidays around `now` filled in, as `dueAt` needs them. */
export async function getWorkingHours(db: Db, now: Date): Promise<WorkingHours> {
  return workingHoursOf(await getEnquiryHours(db), now);
}

interface HoursChange {
  readonly hours: EnquiryHours;
  /** The state the form was made from, as `getEditedHours` says. */
  readonly version: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Stores the hours, unless somebody else has saved others meanwhile, and tells every open enquiry again when it is due.
 */
export async function changeEnquiryHours(
  db: Db,
  { hours, version, actorId, now }: HoursChange,
): Promise<Result<null, { readonly kind: "conflict" }>> {
  return inTransaction(db, async (tx) => {
    if ((await lockSetting(tx, KEY)).version !== version) return refuse({ kind: "conflict" });
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
    await bumpSiteVersion(tx);
    await addAuditEntry(tx, { actorId, action: "setting.changed", subjectId: KEY });
    return ok(null);
  });
}
