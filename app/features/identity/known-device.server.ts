import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS, SECOND_MS } from "#app/lib/clock.ts";
import { cookieName, cookieValue } from "#app/lib/cookie-name.ts";
import { normalizedEmail } from "./identity.ts";

const NAME = "itsshowtime.device";
const MAX_AGE_SECONDS = (180 * DAY_MS) / SECOND_MS;

/**
 * The mark of a device that has signed in to an account. It opens nothing: it only keeps the owner's
 * sign-in apart from the attempts of strangers, so that these cannot lock the owner out.
 */
export function deviceMark(secret: string, email: string, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`;
  return `${cookieName(NAME, origin)}=${markOf(secret, email)}; ${attributes}`;
}

/** True when the cookies hold the mark of this account. */
export function knownDevice(cookies: string | null, secret: string, email: string, origin: string): boolean {
  const value = cookieValue(cookies, cookieName(NAME, origin));
  if (value === null) return false;
  const [given, expected] = [Buffer.from(value), Buffer.from(markOf(secret, email))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function markOf(secret: string, email: string): string {
  return createHmac("sha256", secret)
    .update(`device|${normalizedEmail(email)}`)
    .digest("base64url");
}
