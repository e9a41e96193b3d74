import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { keepAddress } from "#app/features/addresses/keep-address.server.ts";
import { toAddressValues } from "#app/features/addresses/schema.ts";
import type { PurchasableOptions } from "#app/features/catalog/purchasable.server.ts";
import { type CheckoutView, COLLECTION } from "#app/features/checkout/checkout.ts";
import type { DiscountAnswer } from "#app/features/checkout/discounted.ts";
import { invoiceDaysOf } from "#app/features/checkout/invoice-days.server.ts";
import {
  getStoredCheckout,
  type StoredCheckout,
  viewCheckout,
} from "#app/features/checkout/queries.server.ts";
import { toCheckoutValues } from "#app/features/checkout/schema.ts";
import { type SubmitRefusal, submitCheckout } from "#app/features/checkout/submit-checkout.server.ts";
import { ownerOf } from "#app/features/identity/account/owner-of.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrderOfCheckout } from "#app/features/orders/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { redirectToSignIn } from "#app/http/auth/guards.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { tooManyRequests } from "#app/http/responses/too-many-requests.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isToken } from "#app/lib/ids.ts";

type Context = Readonly<RouterContextProvider>;

const read = new WeakMap<Context, Promise<StoredCheckout | null>>();

/** Reads the checkout of a request once. */
function storedCheckout(token: string, context: Context): Promise<StoredCheckout | null> {
  const known = read.get(context);
  if (known) return known;
  const { db } = context.get(appContext);
  const stored = isToken(token) ? getStoredCheckout(db, token) : Promise.resolve(null);
  read.set(context, stored);
  return stored;
}

/** The checkout behind an address; 404 for one that was never given out or was left for too long. */
export async function requireCheckout(
  token: string,
  context: Context,
  options: PurchasableOptions = {},
): Promise<CheckoutView> {
  const { db, clock } = context.get(appContext);
  const checkout = await viewCheckout(db, await storedCheckout(token, context), clock.now(), options);
  if (!checkout) throw notFound();
  return checkout;
}

/** The order that was placed of a checkout; null while there is none. */
export async function orderPlacedOf(token: string, context: Context): Promise<OrderView | null> {
  const stored = await storedCheckout(token, context);
  return stored?.ordered ? getOrderOfCheckout(context.get(appContext).db, stored.id) : null;
}

/**
 * Guards the page of a checkout that was begun in an account: 404 for every other account, also for one that has the
 * address from a browser's history. Without a session a GET redirects to /auth and back, and a POST is accepted, so
 * that a form typed before the session ended is not lost.
 */
export const requireCheckoutOwner: MiddlewareFunction<Response> = async (
  { request, context, params },
  next,
) => {
  const stored = await storedCheckout(params["token"] ?? "", context);
  const owner = stored?.userId ?? null;
  const viewer = owner === null ? null : await getViewer(context);
  if (owner === null || viewer?.id === owner) return next();
  if (viewer) throw notFound();
  if (request.method === "GET") throw redirectToSignIn(request);
  return next();
};

interface PostedCheckout {
  readonly checkout: CheckoutView;
  readonly form: FormFields;
  /** The answer to the discount code in it. */
  readonly answer: DiscountAnswer | null;
}

/** Orders what the posted form of a checkout says, and keeps the delivery address when that was ticked. */
export async function orderFromForm(context: Context, { checkout, form, answer }: PostedCheckout) {
  const app = context.get(appContext);
  const invoiceOffered = (await invoiceDaysFor(context, checkout)) !== null;
  const buyer = { clientAddress: app.clientAddress, invoiceOffered, answer };
  const submitted = await submitCheckout(app, checkout, toCheckoutValues(form), buyer);
  if (submitted.ok) await keepOrderAddress(context, form);
  return submitted;
}

/**
 * Never stops an order: an address that cannot be kept, because the account has too many, is dropped. The address of a
 * customer for whom staff enter an order is none of theirs.
 */
async function keepOrderAddress(context: Context, form: FormFields): Promise<void> {
  if (!form.ticked("saveAddress") || form.get("delivery") === COLLECTION) return;
  const { db } = context.get(appContext);
  const viewer = await getViewer(context);
  const userId = await ownerOf(db, { userId: viewer?.id ?? null, email: form.get("email") ?? "" });
  if (userId === null) return;
  const { deliveryZones: zones } = await getSettings(db);
  await keepAddress(db, { userId, values: toAddressValues(form), zones });
}

/** The number of days that goods are kept when the viewer pays by transfer; null when they may not. */
export async function invoiceDaysFor(context: Context, checkout: CheckoutView): Promise<number | null> {
  const viewer = await getViewer(context);
  return invoiceDaysOf(context.get(appContext).db, checkout, viewer?.id ?? null);
}

/** Status and headers of the page that says why nothing was ordered, with what was typed. */
export function refusedOrderInit(refusal: Exclude<SubmitRefusal, { kind: "payment-unavailable" }>) {
  if (refusal.kind === "too-many-orders") return tooManyRequests(refusal.retryAfter, SECRET_ADDRESS);
  return { status: REFUSAL_STATUS[refusal.kind], headers: new Headers(SECRET_ADDRESS) };
}

const REFUSAL_STATUS = {
  invalid: 400,
  changed: 409,
  "vat-changed": 409,
  "discount-changed": 409,
  "discount-refused": 422,
  "nothing-left": 409,
  "too-expensive": 422,
  "too-cheap": 422,
  "no-payment": 422,
  "too-many-pieces": 429,
} as const satisfies Record<
  Exclude<SubmitRefusal["kind"], "payment-unavailable" | "too-many-orders">,
  number
>;
