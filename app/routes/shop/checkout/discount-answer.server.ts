import type { RouterContextProvider } from "react-router";
import type { CheckoutView } from "#app/features/checkout/checkout.ts";
import type { DiscountAnswer } from "#app/features/checkout/discounted.ts";
import { offerDiscount } from "#app/features/checkout/offer-discount.server.ts";
import type { CheckoutValues } from "#app/features/checkout/schema.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { tooManyRequests } from "#app/http/responses/too-many-requests.ts";

/** The answer to the discount code in the posted form of a checkout; null where none was typed. */
export function discountFor(
  context: Readonly<RouterContextProvider>,
  checkout: CheckoutView,
  values: CheckoutValues,
) {
  const { db, clock, clientAddress } = context.get(appContext);
  return offerDiscount(db, checkout, { values, clientAddress, now: clock.now() });
}

/** Status and headers of the page that shows the answer to a discount code. */
export function appliedCodeInit(answer: DiscountAnswer | null) {
  const refusal = answer?.refusal;
  if (refusal?.kind === "too-many-tries") return tooManyRequests(refusal.retryAfter, SECRET_ADDRESS);
  return { status: refusal ? 422 : 200, headers: new Headers(SECRET_ADDRESS) };
}
