import { data, type HeadersArgs, Outlet } from "react-router";
import { breadcrumbList, sharedMeta } from "#app/features/content/page-meta.ts";
import { datesInAddress } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { HireCountScript } from "#app/features/hire-basket/components/hire-count-script.tsx";
import { RiderPage } from "#app/features/rider/components/rider-page.tsx";
import { getRiderView } from "#app/features/rider/get-rider-view.server.ts";
import type { RiderView } from "#app/features/rider/rider-view.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { riderLimit } from "#app/http/admission/hire-limits.server.ts";
import { enforceLimit } from "#app/http/admission/rate-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { FORM_PAGE_HEADERS, withHeaders } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/rider.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { postedRider } from "#app/routes/hire/rider/posted-rider.server.ts";
import { pageTitle, SITE_NAME } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const headers = ({ actionHeaders }: HeadersArgs) => withHeaders(actionHeaders, FORM_PAGE_HEADERS);

/** Lists longer than this are the basket's own, and are not carried. */
const MAX_ITEMS_LENGTH = 20_000;

/** `?from=&to=` fill the dates, `items=` is the basket of a visitor whose browser keeps none. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  return {
    origin: config.origin,
    dates: datesInAddress(searchParams) ?? { from: "", to: "" },
    items: (searchParams.get("items") ?? "").slice(0, MAX_ITEMS_LENGTH),
  };
}

/** Answers a list line by line. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, clientAddress } = context.get(appContext);
  enforceLimit(riderLimit, clientAddress);
  const { typed, file } = await postedRider(await postedForm(request));
  const view = await getRiderView(db, typed, { now: clock.now() });
  const answer: RiderView = file.ok ? view : { ...view, fault: file.error, lines: [] };
  return data(answer, { status: answer.fault || answer.datesFault ? 422 : 200 });
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: SITE_NAME }];
  const { origin } = loaderData;
  const locale = localeOf(location.pathname);
  return [
    ...sharedMeta({
      locale,
      origin,
      path: "/dry-hire/rider",
      title: pageTitle(format(locale, messages.title)),
      description: format(locale, messages.description),
    }),
    breadcrumbList(locale, origin, [
      { name: format(locale, dryHire.dryHire), path: "/dry-hire" },
      { name: format(locale, messages.title), path: "/dry-hire/rider" },
    ]),
  ];
}

export default function RiderRoute({ loaderData: { dates, items } }: Route.ComponentProps) {
  return (
    <>
      <HireCountScript />
      <RiderPage view={useActionResult<RiderView>()} dates={dates} items={items} />
      <Outlet />
    </>
  );
}
