import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#app/db/client.server.ts";
import { lockName } from "#app/db/lock-name.server.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import type { settingSchemas } from "./schema.ts";
import type { SettingKey } from "./settings.ts";
import { bumpSiteVersion } from "./site-version.server.ts";

interface StoredSetting {
  readonly value: unknown;
  /** Names the state of the setting, to be compared with that of a form; "" for one that was never changed. */
  readonly version: string;
}

/** What is stored of a setting, which no one else changes until the transaction ends. */
export async function lockSetting(tx: Tx, key: string): Promise<StoredSetting> {
  await lockName(tx, `setting ${key}`);
  const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for("update");
  return { value: row?.value, version: row?.updatedAt.toISOString() ?? "" };
}

/** Stores a setting; every page that shows it is made again. The value has passed its schema. */
export async function changeSetting<K extends SettingKey>(
  tx: Tx,
  key: K,
  value: z.infer<(typeof settingSchemas)[K]>,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  await bumpSiteVersion(tx);
}
