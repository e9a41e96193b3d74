import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Changes a user's name and the language of the mails to them. */
export async function changeDetails(
  db: Db,
  userId: string,
  details: { readonly name: string; readonly locale: Locale },
): Promise<void> {
  await db.update(users).set({ name: details.name, locale: details.locale }).where(eq(users.id, userId));
}
