import type { z } from "zod";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import type { settingSchemas } from "#app/features/settings/schema.ts";
import type { SettingKey } from "#app/features/settings/settings.ts";

/** A site believes for a quarter second the settings that it read before another process changed them. */
const SURELY_READ_MS = 300;

/** Stores a setting beside a running site, and returns once the site can no longer show the one before. */
export async function changeSettingElsewhere<K extends SettingKey>(
  db: Db,
  key: K,
  value: z.infer<(typeof settingSchemas)[K]>,
): Promise<void> {
  await inTransaction(db, (tx) => changeSetting(tx, key, value));
  await new Promise((resolve) => setTimeout(resolve, SURELY_READ_MS));
}
