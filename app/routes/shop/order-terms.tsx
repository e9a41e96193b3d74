import { data } from "react-router";
import { KeptTerms } from "#app/features/legal/components/kept-terms.tsx";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { getTermsTexts } from "#app/features/site-text/terms-texts.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { backToOrder } from "#app/i18n/messages/shop/invoices.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { isToken } from "#app/lib/ids.ts";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/order-terms.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ params: { token }, context, request }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const order = isToken(token) ? await getOrderByToken(db, token) : null;
  if (!order || order.terms === null) throw notFound();
  const texts = await getTermsTexts(db, order.terms);
  const { number, placedAt } = order;
  const sections = texts[localeOf(new URL(request.url).pathname)];
  return data({ token, number, placedAt, sections }, { headers: SECRET_ADDRESS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titleMeta(messages.keptTerms);

/** The terms of the shop that an order was placed under, to be read and printed for as long as the order is kept. */
export default function OrderTermsPage({ loaderData }: Route.ComponentProps) {
  const { token, number, placedAt, sections } = loaderData;
  const t = useT();
  const locale = useLocale();
  return (
    <KeptTerms
      title={messages.termsLink}
      note={t(messages.keptTermsNote, { number: String(number), date: formatDate(locale, placedAt) })}
      sections={sections}
      back={{ label: backToOrder, href: localeHref(locale, `/shop/orders/${token}`) }}
    />
  );
}
