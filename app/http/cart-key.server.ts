import { HOUR_MS, SECOND_MS } from "#app/lib/clock.ts";
import { cookieName, cookieValue } from "#app/lib/cookie-name.ts";
import { isToken, newToken } from "#app/lib/ids.ts";

const NAME = "itsshowtime.cart";
const MAX_AGE_SECONDS = (24 * HOUR_MS) / SECOND_MS;

export interface CartKey {
  /** The same for every checkout of this browser's cart. */
  readonly key: string;
  /** The header that makes the browser keep it. */
  readonly cookie: string;
}

/** Whose cart a checkout is made of: this browser's. It opens nothing; it only ends an earlier checkout's payment. */
export function cartKeyOf(request: Request, origin: string): CartKey {
  const kept = cookieValue(request.headers.get("cookie"), cookieName(NAME, origin));
  const key = isToken(kept) ? kept : newToken();
  return { key, cookie: cartCookie(key, MAX_AGE_SECONDS, origin) };
}

/** Makes the browser forget whose cart it was: after signing out the next cart is somebody else's. */
export function forgetCartKey(origin: string): string {
  return cartCookie("", 0, origin);
}

function cartCookie(value: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(NAME, origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
