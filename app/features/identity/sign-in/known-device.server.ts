import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieName, cookieValue, setCookie } from "#app/lib/cookies.ts";
import { DAY_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { normalizedEmail } from "../identity.ts";

const NAME = "itsshowtime.device";
const MAX_AGE_SECONDS = (180 * DAY_MS) / SECOND_MS;

interface DeviceOwner {
  /** What signs the mark. */
  readonly secret: string;
  /** The address of the account, as the library returned it. */
  readonly email: string;
  readonly origin: string;
}

/**
 * The Set-Cookie value that marks a device which has signed in to an account. It opens nothing: it only keeps the
 * owner's sign-in apart from the attempts of others, so that these cannot lock the owner out. `device` is the id of
 * a mark that the device has already; a new one is made for null.
 */
export function deviceMark({ secret, email, origin }: DeviceOwner, device: string | null): string {
  const id = device ?? randomBytes(16).toString("base64url");
  const value = `${id}.${signature(secret, email, id)}`;
  return setCookie(cookieName(NAME, origin), value, MAX_AGE_SECONDS, origin);
}

/** The id of the device whose mark for this account is among the cookies; null when there is none. */
export function knownDevice(cookies: string | null, { secret, email, origin }: DeviceOwner): string | null {
  const value = cookieValue(cookies, cookieName(NAME, origin));
  const [id, given, more] = value?.split(".") ?? [];
  if (!id || !given || more !== undefined) return null;
  const [left, right] = [Buffer.from(given), Buffer.from(signature(secret, email, id))];
  return left.length === right.length && timingSafeEqual(left, right) ? id : null;
}

function signature(secret: string, email: string, id: string): string {
  return createHmac("sha256", secret)
    .update(`device|${normalizedEmail(email)}|${id}`)
    .digest("base64url");
}
