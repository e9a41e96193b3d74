import type { CheckoutAnswer } from "#app/features/cart/cart.ts";
import { cartEntriesSchema } from "#app/features/cart/schema.ts";
import {
  type CreateCheckoutRefusal,
  checkoutPath,
  createCheckout,
} from "#app/features/checkout/create-checkout.server.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { cartOwnerOf } from "#app/http/cart-key.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem, tooManyProblem } from "#app/http/responses/problem.server.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/create-checkout.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** The public call create-checkout: `{items: [{product_id, quantity}]}` → `{url}`. `?lang=ga` for Irish. */
export async function action({ request, context }: Route.ActionArgs): Promise<JsonResponse<CheckoutAnswer>> {
  const body = await readJson(request, cartEntriesSchema);
  if (!body.ok) return body.error;
  const locale = apiLocale(request);
  const app = context.get(appContext);
  const { owner, cookie } = await cartOwnerOf(request, context);
  const created = await createCheckout(app, { items: body.value.items, locale, ...owner });
  if (!created.ok) return refusal(created.error, locale);
  const url = `${app.config.origin}${localeHref(locale, checkoutPath(created.value))}`;
  return jsonResponse({ url }, { headers: { ...NO_STORE, "Set-Cookie": cookie } });
}

function refusal(refused: CreateCheckoutRefusal, locale: Locale): Response {
  const { kind } = refused;
  if (kind !== "too-many-checkouts") return problem(422, format(locale, cart.nothingForSale), { kind });
  return tooManyProblem(refused.retryAfter, format(locale, cart.tooManyCheckouts), { kind });
}
