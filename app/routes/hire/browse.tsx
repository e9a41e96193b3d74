import { data, redirect } from "react-router";
import { getCurrentSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { breadcrumbList, sharedMeta } from "#app/features/content/page-meta.ts";
import { browseHireItems } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { hireListHref, parseHireListQuery } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { HireBrowseView } from "#app/features/hire-catalogue/components/hire-browse-view.tsx";
import { readHireDates } from "#app/features/hire-catalogue/get-hire-dates.server.ts";
import { type HireOffer, readWanted } from "#app/features/hire-catalogue/hire-offer.ts";
import { listOffers } from "#app/features/hire-catalogue/list-offers.server.ts";
import { packQuantity } from "#app/features/hire-prices/pack-quantity.ts";
import { availabilityLimit } from "#app/http/admission/hire-limits.server.ts";
import { enforceLimit } from "#app/http/admission/rate-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { nameIn } from "#app/i18n/named.ts";
import { pageTitle, SITE_NAME } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/browse.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

const NO_OFFERS: ReadonlyMap<string, HireOffer> = new Map();

/** Without dates the page is the same for everybody and cached; with dates it says what is free now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, config, clientAddress } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const now = clock.now();
  const query = parseHireListQuery(searchParams);
  const [browsed, dates] = await Promise.all([
    browseHireItems(db, query),
    readHireDates(db, query.dates, now),
  ]);
  const current =
    browsed.unknown && query.category ? await getCurrentSlug(db, "category", query.category) : null;
  if (current !== null)
    throw redirect(localeHref(localeOf(pathname), hireListHref({ ...query, category: current })), 301);
  const quantities = readWanted(searchParams.get("wanted"));
  const wanted = browsed.cards.map((item) => ({
    item,
    quantity: packQuantity(item.packSize, quantities.get(item.code.toLowerCase()) ?? null),
  }));
  const { period } = dates;
  if (period) enforceLimit(availabilityLimit, clientAddress);
  const offers = period ? await listOffers(db, { wanted, period, now }) : NO_OFFERS;
  const isAbsent = browsed.unknown || (browsed.total > 0 && browsed.page > browsed.pages);
  const status = isAbsent ? 404 : dates.fault ? 400 : 200;
  return data({ query, browsed, dates, offers, origin: config.origin }, { status });
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: SITE_NAME }];
  const { query, browsed, origin } = loaderData;
  const locale = localeOf(location.pathname);
  const department = browsed.department ? nameIn(locale, browsed.department) : null;
  const path = hireListHref({ category: browsed.department?.slug ?? null });
  const isNarrowed = query.search !== "" || query.group !== null || query.dates !== null;
  return [
    ...sharedMeta({
      locale,
      origin,
      path,
      title: pageTitle([department, format(locale, messages.browse)].filter(Boolean).join(" – ")),
      description:
        department === null
          ? format(locale, messages.browseDescription)
          : format(locale, messages.departmentDescription, { department }),
    }),
    breadcrumbList(locale, origin, [
      { name: format(locale, dryHire.dryHire), path: "/dry-hire" },
      { name: format(locale, messages.browse), path: "/dry-hire/browse" },
      ...(department === null ? [] : [{ name: department, path }]),
    ]),
    ...(isNarrowed ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function HireBrowsePage({ loaderData }: Route.ComponentProps) {
  return <HireBrowseView {...loaderData} />;
}
