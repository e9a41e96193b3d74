import type { Db } from "#app/db/client.server.ts";
import { productPath } from "#app/features/catalog/catalog.ts";
import { settleChoices } from "#app/features/catalog/index/choices.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type CartEntry, type CartRefusal, entryOf, toCartQuantity } from "./cart.ts";
import { changeCart } from "./change-cart.server.ts";

/** Why a form's product is refused, and which page shows it: the cart's or the product's. */
export interface CartFormRefusal {
  readonly kind: CartRefusal;
  readonly path: PagePath;
}

/** A refusal that a page of the shop shows. */
export function refusal(
  kind: CartRefusal,
  path: "/shop/cart" | `/shop/product/${string}` = "/shop/cart",
): { ok: false; error: CartFormRefusal } {
  return refuse({ kind, path });
}

/** The beginning of the fields in which a posted form names what was chosen: `option.Colour`. */
const OPTION_FIELD = "option.";

/** What a posted form asks for; nothing of it is checked yet. */
export function readForm(form: FormFields): CartEntry {
  const options = [...form].flatMap(([name, value]) =>
    name.startsWith(OPTION_FIELD) ? [[name.slice(OPTION_FIELD.length), value] as const] : [],
  );
  const quantity = Number(form.get("quantity") ?? 1);
  return entryOf(form.get("product_id") ?? "", quantity, Object.fromEntries(options));
}

/**
 * What a posted form asks for, as it can be ordered. Refused: a quantity that is no whole number from 1 on, a product
 * that is not sold, and a variation of which something is still to be chosen.
 */
export async function checkForm(db: Db, requested: CartEntry): Promise<Result<CartEntry, CartFormRefusal>> {
  const quantity = Number.isInteger(requested.quantity) ? toCartQuantity(requested.quantity) : null;
  if (quantity === null) return refusal("quantity");
  const [product] = isId(requested.product_id) ? await listProductsByIds(db, [requested.product_id]) : [];
  if (!product) return refusal("gone");
  const { chosen, missing } = settleChoices(product.choices, requested.options);
  if (missing.length > 0) return refusal("choose", productPath(product));
  return ok(entryOf(product.id, quantity, chosen));
}

/** Adds what a posted form asks for to a customer's cart. "capped" is done, but with fewer than asked for. */
export async function addFromForm(
  db: Db,
  userId: string,
  requested: CartEntry,
): Promise<Result<null, CartFormRefusal>> {
  const entry = await checkForm(db, requested);
  if (!entry.ok) return entry;
  const added = await changeCart(db, userId, { kind: "add", entries: [entry.value] });
  return !added.ok || added.value.capped.length > 0 || entry.value.quantity < requested.quantity
    ? refusal("capped")
    : ok(null);
}
