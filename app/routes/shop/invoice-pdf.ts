import { renderInvoicePdf } from "#app/features/invoices/invoice-pdf.server.ts";
import { getDocument } from "#app/features/invoices/queries.server.ts";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import { isToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/invoice-pdf.ts";

const FILE = /^((?:INV|CN|REC)-\d{4}-\d{5,}|PF-\d+)\.pdf$/;

/** An invoice, credit note or receipt as a file, for anyone who knows its order's address. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const [, number] = FILE.exec(params.file) ?? [];
  const order = isToken(params.token) ? await getOrderByToken(db, params.token) : null;
  const document = order && number ? await getDocument(db, order, number) : null;
  if (!document) return notFound();
  return pdfResponse(await renderInvoicePdf(document), `${document.number}.pdf`, SECRET_ADDRESS);
}
