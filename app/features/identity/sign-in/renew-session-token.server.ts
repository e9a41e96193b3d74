import { createHmac } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { cookieName, setCookie } from "#app/lib/cookies.ts";
import { newToken } from "#app/lib/ids.ts";
import { addMs, MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { getAuth } from "./auth.server.ts";

/** So long the token before is taken for requests that were under way, or whose answer did not arrive. */
const OVERLAP_MS = MINUTE_MS;

/**
 * Gives a session another token where its account was given a role, and returns the Set-Cookie value with the token that it
 * has now; null where the session has ended. Of several requests at once one makes it, and all get it.
 */
export async function renewSessionToken(
  db: Db,
  config: Pick<Config, "origin" | "secret">,
  sessionId: string,
): Promise<string | null> {
  const now = new Date();
  await db
    .update(sessions)
    .set({
      token: newToken(),
      formerToken: sql`${sessions.token}`,
      formerUntil: addMs(now, OVERLAP_MS),
      renewsToken: false,
    })
    .where(and(eq(sessions.id, sessionId), eq(sessions.renewsToken, true)));
  const [session] = await db
    .select({ token: sessions.token, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!session) return null;
  const { secret } = await getAuth(db, config);
  const name = `${cookieName("itsshowtime", config.origin)}.session_token`;
  const seconds = Math.floor((session.expiresAt.getTime() - now.getTime()) / SECOND_MS);
  return setCookie(name, signCookie(session.token, secret), seconds, config.origin);
}

/** A cookie's value as better-auth signs it: `value.signature`, HMAC-SHA-256 in Base64, percent-encoded. */
function signCookie(value: string, secret: string): string {
  return encodeURIComponent(`${value}.${createHmac("sha256", secret).update(value).digest("base64")}`);
}
