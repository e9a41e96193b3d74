import { supplierOf } from "#app/features/invoices/invoice-document.ts";
import { renderQuotePdf } from "#app/features/quotes/pdf/quote-pdf.server.ts";
import { readChosenOptions } from "#app/features/quotes/public/quote-options.ts";
import { shownVersion } from "#app/features/quotes/public/quote-page.ts";
import { getQuoteByToken } from "#app/features/quotes/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { isToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/quote-pdf.ts";

/** A version of a quote as a file, with the options that the address names, for the holder of its link. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const quote = isToken(params.token) ? await getQuoteByToken(db, params.token, clock.now()) : null;
  const shown = quote && shownVersion(quote, searchParams);
  if (!quote || !shown) return notFound();
  const { company } = await getSettings(db);
  const paper = { locale: localeOf(pathname), sender: supplierOf(company) };
  const options = readChosenOptions(shown, searchParams);
  const file = await renderQuotePdf(shown.content, options, paper);
  return pdfResponse(file, `${quote.number}-${shown.number}.pdf`, SECRET_ADDRESS);
}
