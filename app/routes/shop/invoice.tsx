import { data } from "react-router";
import { InvoiceSheet } from "#app/features/invoices/components/invoice-sheet.tsx";
import { pdfPath } from "#app/features/invoices/invoices.ts";
import { getDocument } from "#app/features/invoices/queries.server.ts";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/invoices.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { isToken } from "#app/lib/ids.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/invoice.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const order = isToken(params.token) ? await getOrderByToken(db, params.token) : null;
  const document = order ? await getDocument(db, order, params.number) : null;
  if (!order || !document) throw notFound();
  return data({ document, token: order.token }, { headers: SECRET_ADDRESS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle(loaderData?.document.number ?? "") }];
}

/** The HTML twin of an invoice's or credit note's PDF, made for reading aloud and for printing. */
export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const { document, token } = loaderData;
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap invoice-page">
      <div className="invoice-ways">
        <ButtonLink variant="solid" href={localeHref(locale, pdfPath(token, document.number))}>
          {t(messages.download)}
        </ButtonLink>
        <ButtonLink variant="outline" href={localeHref(locale, `/shop/orders/${token}`)}>
          {t(messages.backToOrder)}
        </ButtonLink>
      </div>
      <InvoiceSheet document={document} />
    </div>
  );
}
