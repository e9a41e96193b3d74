/** What the page of a paid order does without React: it takes what was bought out of the cart. */

import { writeStored } from "#app/ui/session/stored.ts";
import { TYPED_FIELDS_KEY } from "#app/ui/session/stored-keys.ts";
import { readStoredTexts } from "#app/ui/session/stored-texts.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { parseGuestCart } from "./guest/guest-cart.ts";
import { changeGuestCart, readGuestCart } from "./guest/guest-cart-store.ts";

const ORDERS_KEY = "settled_orders";
const KEPT_ORDERS = 20;

/** A paid order's items leave the cart once, however often its page is looked at; what was typed for it is forgotten. */
function emptyAfterOrder(): void {
  const paid = document.querySelector<HTMLElement>("[data-paid-order]");
  if (!paid) return;
  const order = paid.dataset.paidOrder ?? "";
  const settled = readStoredTexts(ORDERS_KEY);
  if (settled.includes(order)) return;
  writeStored(ORDERS_KEY, JSON.stringify([...settled, order].slice(-KEPT_ORDERS)));
  writeStored(TYPED_FIELDS_KEY, null, "sessionStorage");
  const bought = parseGuestCart(paid.dataset.paidItems ?? null);
  if (readGuestCart().length > 0) changeGuestCart({ kind: "subtract", entries: bought });
}

whenParsed(emptyAfterOrder);
