import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { rateLimits, sessions } from "#app/db/schema/identity.ts";
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
  const { allowed } = await countAttempt(db, keyOf({ userId, code }), ONCE, now);
  if (!allowed && token !== null) await db.delete(sessions).where(eq(sessions.token, token));
  return allowed;
}

/** Whether a code has done so already; asking does not spend it. */
export async function isSpentCode(
  db: Db,
  { now, ...of }: Pick<UsedCode, "userId" | "code" | "now">,
): Promise<boolean> {
  const since = now.getTime() - ONCE.windowMs;
  const spent = await db.$count(
    rateLimits,
    and(eq(rateLimits.key, keyOf(of)), gt(rateLimits.lastRequest, since)),
  );
  return spent > 0;
}

function keyOf({ userId, code }: Pick<UsedCode, "userId" | "code">): string {
  return attemptKey("code-used", `${userId}|${code}`);
}
