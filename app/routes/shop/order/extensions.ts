import { keepLonger } from "#app/features/orders/keep-longer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Route } from "./+types/extensions.ts";
import { requireOrder } from "./require-order.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps the goods of an unpaid order for longer. */
export async function action(args: Route.ActionArgs) {
  const { db, clock, clientAddress } = args.context.get(appContext);
  const order = await requireOrder(args);
  const seen = String((await postedForm(args.request)).get("version"));
  const kept = await keepLonger({ db, clock }, { orderId: order.id, seen, clientAddress });
  const page = localeHref(order.locale, `/shop/orders/${order.token}`);
  throw redirectWith(args.context, page, kept.ok ? "order-kept" : `order-not-kept-${kept.error.kind}`);
}
