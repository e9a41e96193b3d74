import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { cookieName, cookieValue, setCookie } from "#app/lib/cookies.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { decodeFlash, encodeFlash, type Flash, type PlainFlash } from "#app/ui/flash/flash.ts";
import { FLASH_COOKIE, pageOfData } from "./cache/public-pages.ts";
import { appContext } from "./context.server.ts";
import { NO_STORE, SHOWN_ONCE } from "./headers/private-headers.ts";

type Context = Readonly<RouterContextProvider>;

/** Long enough for a slow connection; a flash that was not shown by then is out of date. */
const MAX_AGE_SECONDS = 60;

const flashContext = createContext<Flash | null>(null);

/**
 * Redirects to a page of this site after a post (303); the page shows the flash once. Only this page gets it: a redirect
 * in another tab neither shows nor replaces it. `cookies` are further Set-Cookie values.
 */
export function redirectWith(
  context: Context,
  path: string,
  flash: Flash | PlainFlash | null = null,
  cookies: readonly string[] = [],
): Response {
  const { config } = context.get(appContext);
  const headers = new Headers(NO_STORE);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (flash !== null) {
    const value = encodeFlash(typeof flash === "string" ? { name: flash } : flash);
    headers.append(
      "Set-Cookie",
      setCookie(nameOf(path, config.origin), value, MAX_AGE_SECONDS, config.origin),
    );
  }
  return redirect(path, { status: 303, headers });
}

/** The flash for the page that is being answered; null without one. */
export function flashOf(context: Context): Flash | null {
  return context.get(flashContext);
}

/**
 * Middleware of the root route: reads the flash of a page, removes its cookie and keeps the response out of every
 * cache.
 */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { config } = context.get(appContext);
  const { pathname } = new URL(request.url);
  const name = nameOf(pathname, config.origin);
  const value = request.method === "GET" ? cookieValue(request.headers.get("Cookie"), name) : null;
  if (value === null) return next();
  context.set(flashContext, decodeFlash(value));
  const response = await next();
  response.headers.append("Set-Cookie", setCookie(name, "", 0, config.origin));
  response.headers.set("Cache-Control", SHOWN_ONCE["Cache-Control"]);
  return response;
};

/** Each page has a cookie of its own. Browsers would not send one with the page's Path to its `.data` address. */
function nameOf(path: string, origin: string): string {
  const { pathname } = new URL(path, origin);
  const page = pathname.endsWith(".data") ? pageOfData(pathname) : pathname;
  const digest = hashOf(page).slice(0, 16);
  return cookieName(FLASH_COOKIE + digest, origin);
}
