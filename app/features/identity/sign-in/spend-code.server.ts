import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { attemptKey, countAttempt } from "./attempt-limits.server.ts";

/** Longer than a code is accepted: its own 30 seconds and those before and after. */
const ONCE = { max: 1, windowMs: 3 * MINUTE_MS };

/**
 * Notes that a code of an authenticator app has signed somebody in. False when it had already: the session that
 * came of it (by its token) is ended again.
 */
export async function spendCode(
  db: Db,
  used: { readonly userId: string; readonly code: string; readonly token: string; readonly now: Date },
): Promise<boolean> {
  const key = attemptKey("code-used", `${used.userId}|${used.code}`);
  const { allowed } = await countAttempt(db, key, ONCE, used.now);
  if (!allowed) await db.delete(sessions).where(eq(sessions.token, used.token));
  return allowed;
}
