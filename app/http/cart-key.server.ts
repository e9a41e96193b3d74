import { HOUR_MS, SECOND_MS } from "#app/lib/clock.ts";
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
  const kept = /(?:^|;\s*)itsshowtime\.cart=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  const key = isToken(kept) ? kept : newToken();
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const cookie = `${NAME}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`;
  return { key, cookie };
}

/** Makes the browser forget whose cart it was: after signing out the next cart is somebody else's. */
export function forgetCartKey(origin: string): string {
  return `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${origin.startsWith("https:") ? "; Secure" : ""}`;
}
