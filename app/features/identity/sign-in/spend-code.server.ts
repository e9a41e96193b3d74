import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { attemptKey, countAttempt } from "./attempt-limits.server.ts";

/** Longer than a code is accepted: its own 30 seconds and those before and after. */
const ONCE = { max: 1, windowMs: 3 * MINUTE_MS };

interface UsedCode {
  readonly userId: string;
  readonly code: string;
  /** The token of the session that came of it; null for a code that opened none. */
  readonly token: string | null;
  readonly now: Date;
}

/**
 * Notes that a code of an authenticator app has signed somebody in, or switched the second step on. False when it had
 * already: the session that came of it is ended again.
 */
export async function spendCode(db: Db, { userId, code, token, now }: UsedCode): Promise<boolean> {
  const { allowed } = await countAttempt(db, attemptKey("code-used", `${userId}|${code}`), ONCE, now);
  if (!allowed && token !== null) await db.delete(sessions).where(eq(sessions.token, token));
  return allowed;
}
