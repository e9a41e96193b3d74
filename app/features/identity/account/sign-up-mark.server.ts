import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieName, cookieValue, setCookie } from "#app/lib/cookies.ts";
import { HOUR_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { CONFIRM_LINK_HOURS } from "../identity.ts";

const NAME = "itsshowtime.sign-up";
const MAX_AGE_SECONDS = (CONFIRM_LINK_HOURS * HOUR_MS) / SECOND_MS;

interface MarkOwner {
  /** What signs the mark. */
  readonly secret: string;
  /** The id of the account, which a later sign-up with the same address does not have. */
  readonly userId: string;
  readonly origin: string;
}

/**
 * The Set-Cookie value that marks a browser in which the password of an unconfirmed account was chosen or typed right.
 * It opens nothing: a confirmation link that is used there asks for no password.
 */
export function signUpMark({ secret, userId, origin }: MarkOwner): string {
  return setCookie(cookieName(NAME, origin), signature(secret, userId), MAX_AGE_SECONDS, origin);
}

/** True where the mark of this account is among the cookies. */
export function hasSignUpMark(cookies: string | null, { secret, userId, origin }: MarkOwner): boolean {
  const given = Buffer.from(cookieValue(cookies, cookieName(NAME, origin)) ?? "");
  const expected = Buffer.from(signature(secret, userId));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, userId: string): string {
  return createHmac("sha256", secret).update(`sign-up|${userId}`).digest("base64url");
}
