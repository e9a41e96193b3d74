import type { RouterContextProvider } from "react-router";
import type { CheckoutView } from "#app/features/checkout/checkout.ts";
import { invoiceDaysOf } from "#app/features/checkout/invoice-days.server.ts";
import { getCheckout } from "#app/features/checkout/queries.server.ts";
import type { SubmitRefusal } from "#app/features/checkout/submit-checkout.server.ts";
import { isToken } from "#app/lib/ids.ts";
import { appContext } from "./context.server.ts";
import { getViewer } from "./viewer.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The checkout behind an address; 404 for one that was never given out or was left for too long. */
export async function requireCheckout(token: string, context: Context): Promise<CheckoutView> {
  const { db, clock } = context.get(appContext);
  const checkout = isToken(token) ? await getCheckout(db, token, clock.now()) : null;
  if (!checkout) throw new Response(null, { status: 404 });
  return checkout;
}

/** For how many days goods are kept when the viewer pays by transfer; null when they may not. */
export async function invoiceDaysFor(context: Context, checkout: CheckoutView): Promise<number | null> {
  const viewer = await getViewer(context);
  return invoiceDaysOf(context.get(appContext).db, checkout, viewer?.id ?? null);
}

/** The status of a page that says why nothing was ordered. */
export const REFUSAL_STATUS = {
  invalid: 400,
  changed: 409,
  "vat-changed": 409,
  "nothing-left": 409,
  "too-expensive": 422,
  "too-cheap": 422,
} as const satisfies Record<Exclude<SubmitRefusal["kind"], "payment-unavailable">, number>;
