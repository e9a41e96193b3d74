import { eq } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { lockSetting } from "#app/features/settings/change-setting.server.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isSameJson } from "#app/lib/same-json.server.ts";
import { type OpeningHours, openingHoursSchema, workingHoursOf } from "./opening-hours.ts";
import type { WorkingHours } from "./working-hours.ts";

/** The name from when the hours were those of enquiries; stored rows and audit entries carry it. */
const KEY = "enquiryHours";

/** The hours for their form; a save carries the version back. */
export async function getEditedHours(
  db: Db,
): Promise<{ readonly hours: OpeningHours; readonly version: string }> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return { hours: hoursOf(row?.value), version: row?.updatedAt.toISOString() ?? "" };
}

function hoursOf(stored: unknown): OpeningHours {
  const parsed = openingHoursSchema.safeParse(stored ?? {});
  return parsed.success ? parsed.data : openingHoursSchema.parse({});
}

/** The hours in which staff work, as they set them. A stored value of another shape counts as not set. */
export const getOpeningHours = keptWithContent(async (db) => (await getEditedHours(db)).hours);

/** The hours with the public holidays around `now` filled in. */
export async function getWorkingHours(db: Db, now: Date): Promise<WorkingHours> {
  return workingHoursOf(await getOpeningHours(db), now);
}

export interface HoursChange {
  readonly hours: OpeningHours;
  /** The state the form was made from, as `getEditedHours` says. */
  readonly version: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Stores the hours, unless somebody else has saved others meanwhile: the refusal says the version that is stored. Hours
 * that are stored already make no line in the log.
 */
export async function storeOpeningHours(
  tx: Tx,
  { hours, version, actorId, now }: HoursChange,
): Promise<Result<null, { readonly kind: "conflict"; readonly version: string }>> {
  const stored = await lockSetting(tx, KEY);
  if (stored.version !== version) return refuse({ kind: "conflict", version: stored.version });
  if (isSameJson(hoursOf(stored.value), hours)) return ok(null);
  await tx
    .insert(settings)
    .values({ key: KEY, value: hours, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value: hours, updatedAt: now } });
  await bumpSiteVersion(tx);
  await addAuditEntry(tx, { actorId, action: "setting.changed", subjectId: KEY });
  return ok(null);
}
