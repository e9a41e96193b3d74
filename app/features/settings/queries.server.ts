import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import { keysOf } from "#app/lib/records.ts";
import { keptWithContent } from "./kept-with-content.server.ts";
import { settingSchemas } from "./schema.ts";
import { type DeliveryOffer, deliveriesOf, type SettingKey, type Settings } from "./settings.ts";

const KEYS = keysOf(settingSchemas);

/** All settings. Read from the database once per site version and process. */
export const getSettings = keptWithContent(async (db): Promise<Settings> => {
  const rows = await db.select().from(settings).where(inArray(settings.key, KEYS));
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  return Object.fromEntries(KEYS.map((key) => [key, settingValue(key, stored.get(key))])) as Settings;
});

/** The value that a stored one means. One that another version wrote in another shape counts as not set. */
export function settingValue(key: SettingKey, stored: unknown): unknown {
  const schema = settingSchemas[key];
  const parsed = schema.safeParse(stored ?? undefined);
  return parsed.success ? parsed.data : schema.parse(undefined);
}

/** The state of every setting that has been stored, to be compared when a form comes back; none for the others. */
export async function listSettingVersions(db: Db): Promise<Partial<Record<SettingKey, string>>> {
  const rows = await db
    .select({ key: settings.key, updatedAt: settings.updatedAt })
    .from(settings)
    .where(inArray(settings.key, KEYS));
  return Object.fromEntries(rows.map(({ key, updatedAt }) => [key, updatedAt.toISOString()]));
}

/** Where one piece is delivered, and for how much. */
export async function getDeliveryOffer(
  db: Db,
  { weightGrams, price }: { readonly weightGrams: number | null; readonly price: Cents | null },
): Promise<DeliveryOffer> {
  const { deliveryZones } = await getSettings(db);
  const reached = deliveriesOf(deliveryZones, weightGrams ?? 0, price ?? ZERO);
  const refused = deliveryZones.filter((zone) => reached.every((delivery) => delivery.zone !== zone));
  return { reached, refused };
}
