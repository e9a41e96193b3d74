import type { RouterContextProvider } from "react-router";
import {
  getAccountBasket,
  mergeAccountBasket,
  saveAccountBasket,
} from "#app/features/hire-basket/account-basket.server.ts";
import { basketSearch, readBasketAddress } from "#app/features/hire-basket/basket-address.ts";
import type { BasketView } from "#app/features/hire-basket/basket-view.ts";
import {
  EMPTY_BASKET,
  type HireBasket,
  type HireBasketLine,
  toHireBasket,
} from "#app/features/hire-basket/hire-basket.ts";
import { appContext } from "#app/http/context.server.ts";
import { cookieName, cookieValue, setCookie } from "#app/lib/cookies.ts";
import { newToken } from "#app/lib/ids.ts";
import { HOUR_MS, SECOND_MS } from "#app/lib/time/clock.ts";

const NAME = "itsshowtime.hire-basket";
const MAX_AGE_SECONDS = (24 * HOUR_MS) / SECOND_MS;

/** Browsers refuse a cookie of more than 4,096 bytes, its name included. */
const MAX_LENGTH = 3_800;

/** Who asks for the page, and by which browser. */
interface Asking {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly userId: string | null;
}

/** The baskets that are kept for a visitor. */
export interface KeptBaskets {
  /** That of the account; null for a guest. */
  readonly account: HireBasket | null;
  /** That of a guest whose browser runs no scripts; null without one. */
  readonly held: HireBasket | null;
  /** What the account's has no place for of one that was held. */
  readonly leftOut: readonly HireBasketLine[];
}

/** Reads the baskets that are kept. What was held for a guest goes into the account once there is one. */
export async function readKeptBaskets({ request, context, userId }: Asking): Promise<KeptBaskets> {
  const { db, config } = context.get(appContext);
  const held = heldIn(request, config.origin);
  if (userId === null) return { account: null, held, leftOut: [] };
  const leftOut =
    held && isPageLoad(request)
      ? await mergeAccountBasket(db, userId, { key: newToken(), basket: held })
      : [];
  return { account: await getAccountBasket(db, userId), held, leftOut };
}

/**
 * Keeps what buttons of the page or of the catalogue changed, where no script does: in the account, or for a guest in a
 * cookie of a day. Gives its Set-Cookie value, if any. An account is changed only from a page of this site.
 */
export async function keepBasket(
  { request, context, userId }: Asking,
  { kept, shown }: { readonly kept: KeptBaskets; readonly shown: BasketView },
): Promise<{ readonly isKept: boolean; readonly cookie: string | null }> {
  const { db, config } = context.get(appContext);
  const { origin } = config;
  const { searchParams } = new URL(request.url);
  const isChange = ["add", "item", "restore"].some((name) => searchParams.has(name));
  const forget = kept.held && heldCookie(EMPTY_BASKET, origin);
  // A script that asks has the basket by now.
  if (!isPageLoad(request)) return { isKept: false, cookie: forget };
  if (userId === null) {
    if (!isChange) return { isKept: false, cookie: null };
    return { isKept: isHeld(shown.basket), cookie: heldCookie(shown.basket, origin) };
  }
  const isKept = isChange && request.headers.get("sec-fetch-site") === "same-origin";
  if (isKept) await saveAccountBasket(db, userId, { basket: shown.basket, base: kept.account });
  return { isKept, cookie: forget };
}

/** The Set-Cookie value that ends what is held for a guest; null where nothing is. */
export function forgetHeld(request: Request, origin: string): string | null {
  return heldIn(request, origin) && heldCookie(EMPTY_BASKET, origin);
}

/** Whether a page is loaded as such. A browser that does not say so may run scripts, which keep the basket themselves. */
function isPageLoad({ headers }: Request): boolean {
  return headers.get("sec-fetch-dest") === "document";
}

function heldIn({ headers }: Request, origin: string): HireBasket | null {
  const held = cookieValue(headers.get("cookie"), cookieName(NAME, origin));
  if (!held) return null;
  const { from, to, lines, waiver } = readBasketAddress(new URLSearchParams(held));
  return toHireBasket({
    from,
    to,
    waiver,
    lines: lines.map(({ item, quantity }) => ({ item, quantity: Number(quantity) })),
  });
}

/** An empty basket, and one that is too long for a cookie, are not held. */
function isHeld(basket: HireBasket): boolean {
  return basket.lines.length > 0 && basketSearch(basket).length <= MAX_LENGTH;
}

/** The Set-Cookie value that holds a basket, or removes what was held. */
function heldCookie(basket: HireBasket, origin: string): string {
  const name = cookieName(NAME, origin);
  return isHeld(basket)
    ? setCookie(name, basketSearch(basket).slice(1), MAX_AGE_SECONDS, origin)
    : setCookie(name, "", 0, origin);
}
