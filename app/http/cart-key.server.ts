import type { RouterContextProvider } from "react-router";
import { cookieName, cookieValue, setCookie } from "#app/lib/cookies.ts";
import { isToken, newToken } from "#app/lib/ids.ts";
import { HOUR_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { getViewer } from "./auth/viewer.server.ts";
import { appContext } from "./context.server.ts";

const NAME = "itsshowtime.cart";
const MAX_AGE_SECONDS = (24 * HOUR_MS) / SECOND_MS;

/**
 * The owner of the cart of which a checkout is made, and the header that makes the browser keep its key. The key is the
 * same for every checkout of this browser's cart. It opens nothing; it only ends an earlier checkout's payment.
 */
export async function cartOwnerOf(request: Request, context: Readonly<RouterContextProvider>) {
  const { config, clientAddress } = context.get(appContext);
  const viewer = await getViewer(context);
  const name = cookieName(NAME, config.origin);
  const kept = cookieValue(request.headers.get("cookie"), name);
  const cartKey = isToken(kept) ? kept : newToken();
  const owner = { userId: viewer?.id ?? null, cartKey, clientAddress };
  return { owner, cookie: setCookie(name, cartKey, MAX_AGE_SECONDS, config.origin) };
}

/** Makes the browser forget whose cart it was: after signing out the next cart is somebody else's. */
export function forgetCartKey(origin: string): string {
  return setCookie(cookieName(NAME, origin), "", 0, origin);
}
