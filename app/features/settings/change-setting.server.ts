import type { z } from "zod";
import type { Tx } from "#app/db/client.server.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import type { settingSchemas } from "./schema.ts";
import type { SettingKey } from "./settings.ts";
import { bumpSiteVersion } from "./site-version.server.ts";

/** Stores a setting; every page that shows it is made again. The value has passed its schema. */
export async function changeSetting<K extends SettingKey>(
  tx: Tx,
  key: K,
  value: z.infer<(typeof settingSchemas)[K]>,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
  await bumpSiteVersion(tx);
}
