import { data, redirect } from "react-router";
import { getCurrentSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { slugPath } from "#app/features/catalog/slug-path.ts";
import { getHireItemPage } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { HireItemView } from "#app/features/hire-catalogue/components/hire-item-view.tsx";
import { getItemView } from "#app/features/hire-catalogue/get-item-view.server.ts";
import { hireItemMeta, hireStructuredData } from "#app/features/hire-catalogue/hire-item-meta.ts";
import { availabilityLimit } from "#app/http/admission/hire-limits.server.ts";
import { enforceLimit } from "#app/http/admission/rate-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { SITE_NAME } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/item.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

/** Without dates the page is the same for everybody and cached; with dates or a month it says what is free now. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, clock, config, clientAddress } = context.get(appContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const item = await getHireItemPage(db, params.slug);
  if (!item) {
    const slug = await getCurrentSlug(db, "hire-item", params.slug);
    if (slug === null) throw notFound();
    throw redirect(`${localeHref(localeOf(pathname), slugPath("hire-item", slug))}${search}`, 301);
  }
  if (searchParams.has("from") || searchParams.has("month")) enforceLimit(availabilityLimit, clientAddress);
  const view = await getItemView(db, item, { params: searchParams, now: clock.now() });
  const structured = hireStructuredData(item, { origin: config.origin, path: pathname });
  const isAsked = view.dates.period !== null || view.dates.fault !== null || view.month.days !== null;
  return data(
    { ...view, item, structured, isAsked, origin: config.origin },
    { status: view.dates.fault ? 400 : 200 },
  );
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: SITE_NAME }];
  const { item, isAsked, origin } = loaderData;
  return [
    ...hireItemMeta(localeOf(location.pathname), origin, item),
    ...(isAsked ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function HireItemRoute({ loaderData }: Route.ComponentProps) {
  return <HireItemView {...loaderData} />;
}
