import type { CartLine } from "#app/features/cart/cart.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { storeGuestCart } from "#app/features/cart/guest/store-guest-cart.server.ts";
import { listCartLines } from "#app/features/cart/queries.server.ts";
import {
  type CartItems,
  changeCartItemSchema,
  type MergedCart,
  mergeCartSchema,
  removeCartItemSchema,
} from "#app/features/cart/schema.ts";
import { tileUrl } from "#app/features/catalog/product/api-product.ts";
import type { Viewer } from "#app/features/identity/identity.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { getListCustomer, getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problemFor } from "#app/http/responses/problem.server.ts";
import { loginRequired } from "#app/i18n/messages/account/auth.ts";
import { noSuchItem } from "#app/i18n/messages/ui/api-faults.ts";
import { toEuro } from "#app/lib/euro.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/cart-items.ts";

const NOT_STORED = { headers: NO_STORE };

/** The signed-in customer's cart. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<JsonResponse<CartItems>> {
  const viewer = await getViewer(context);
  if (!viewer) return problemFor(request, 401, loginRequired);
  const { db } = context.get(appContext);
  const lines = await listCartLines(db, viewer.id, await getListCustomer(context));
  return jsonResponse({ items: lines.map(toItem) }, NOT_STORED);
}

/** POST merges a guest cart, PATCH sets a quantity, DELETE takes an item out. Other people's items are not found. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const viewer = await getViewer(context);
  if (!viewer) return problemFor(request, 401, loginRequired);
  if (request.method === "PATCH") return change(request, context, viewer);
  if (request.method === "DELETE") return remove(request, context, viewer);
  return merge(request, context, viewer);
}

type Context = Route.ActionArgs["context"];

async function merge(request: Request, context: Context, viewer: Viewer): Promise<JsonResponse<MergedCart>> {
  const body = await readJson(request, mergeCartSchema);
  if (!body.ok) return body.error;
  const { db } = context.get(appContext);
  const { capped } = await storeGuestCart(db, viewer.id, body.value);
  const lines = await listCartLines(db, viewer.id, await getListCustomer(context));
  return jsonResponse({ items: lines.map(toItem), capped: [...capped] }, NOT_STORED);
}

async function change(request: Request, context: Context, viewer: Viewer): Promise<Response> {
  const body = await readJson(request, changeCartItemSchema);
  if (!body.ok) return body.error;
  const { db } = context.get(appContext);
  const { id, quantity } = body.value;
  const changed = await changeCart(db, viewer.id, { kind: "set-quantity", key: id, quantity });
  return changed.ok ? jsonResponse({ id, quantity }, NOT_STORED) : problemFor(request, 404, noSuchItem);
}

async function remove(request: Request, context: Context, viewer: Viewer): Promise<Response> {
  const body = await readJson(request, removeCartItemSchema);
  if (!body.ok) return body.error;
  const { db } = context.get(appContext);
  const removed = await changeCart(db, viewer.id, { kind: "remove", key: body.value.id });
  return removed.ok
    ? new Response(null, { status: 204, ...NOT_STORED })
    : problemFor(request, 404, noSuchItem);
}

function toItem(line: CartLine) {
  const { key, quantity, productId, name, price, picture } = line;
  return {
    id: key,
    quantity,
    product: { id: productId, name, price: toEuro(price), image_url: tileUrl(picture) },
  };
}
