import { checkoutPath, createCheckout } from "#app/features/checkout/create-checkout.server.ts";
import { createCheckoutSchema } from "#app/features/checkout/schema.ts";
import { cartKeyOf } from "#app/http/cart-key.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { methodNotAllowed, readJson } from "#app/http/json-body.server.ts";
import { NO_STORE } from "#app/http/private-headers.ts";
import { problem } from "#app/http/problem.server.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as cart from "#app/i18n/messages/cart.ts";
import type { Route } from "./+types/create-checkout.ts";

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** The specification's call create-checkout: `{items: [{product_id, quantity}]}` → `{url}`. `?lang=ga` for Irish. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, createCheckoutSchema);
  if (!body.ok) return body.error;
  const { db, config, clock } = context.get(appContext);
  const locale: Locale = new URL(request.url).searchParams.get("lang") === "ga" ? "ga" : "en";
  const viewer = await getViewer(context);
  const { key, cookie } = cartKeyOf(request, config.origin);
  const checkout = await createCheckout(
    { db, config, clock },
    { items: body.value.items, userId: viewer?.id ?? null, cartKey: key, locale },
  );
  if (!checkout.ok) return problem(422, format(locale, cart.nothingForSale), { kind: checkout.error.kind });
  const url = `${config.origin}${localeHref(locale, checkoutPath(checkout.value))}`;
  return Response.json({ url }, { headers: { ...NO_STORE, "Set-Cookie": cookie } });
}
