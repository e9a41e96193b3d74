import { eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { newToken } from "#app/lib/ids.ts";

const KEY = "identity.secret";

/** The key that signs cookies and confirmation links: the configured one, or one made once and kept. */
export async function getSigningSecret(db: Db, config: Pick<Config, "secret">): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  // Of several processes that start at once, the first to insert decides; all read back the same row.
  await db
    .insert(settings)
    .values({ key: KEY, value: newToken() + newToken() })
    .onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  if (typeof row?.value !== "string") throw new Error("The signing secret cannot be read");
  return row.value;
}
