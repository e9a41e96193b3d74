import { data } from "react-router";
import { itemsParam } from "#app/features/hire-basket/hire-basket.ts";
import { chosenLines, fitsAddress } from "#app/features/rider/chosen-lines.ts";
import { getRiderView } from "#app/features/rider/get-rider-view.server.ts";
import { riderLimit } from "#app/http/admission/hire-limits.server.ts";
import { enforceLimit } from "#app/http/admission/rate-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { postedChoices, postedRider } from "#app/routes/hire/rider/posted-rider.server.ts";
import type { Route } from "./+types/choices.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/**
 * Puts what was chosen of a rider into the hire basket: items by the basket's address, and lines to ask for in words into
 * its form. Refused, with every choice kept, where there is more to ask for than an address takes.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, clientAddress } = context.get(appContext);
  enforceLimit(riderLimit, clientAddress);
  const form = await postedForm(request);
  const { typed } = await postedRider(form);
  const view = await getRiderView(db, typed, { now: clock.now(), chosen: postedChoices(form) });
  if (view.fault || view.datesFault) return data(view, { status: 422 });
  const { items, asked } = chosenLines(view);
  if (!fitsAddress(asked)) return data({ ...view, tooMuchToAsk: true }, { status: 422 });
  const carried = form.get("items") ?? "";
  const params = new URLSearchParams({
    ...(carried !== "" && { items: carried }),
    ...(items.length > 0 && { add: itemsParam(items) }),
    ...(typed.from !== "" && { from: typed.from, to: typed.to }),
    ...(asked !== "" && { kit: asked }),
  });
  const locale = localeOf(new URL(request.url).pathname);
  return redirectWith(context, `${localeHref(locale, "/dry-hire/basket")}?${params}`);
}
