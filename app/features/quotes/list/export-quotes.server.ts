import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { toEuro } from "#app/lib/euro.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { lastMinuteOf } from "../public/quote-sheet.ts";
import { listAllQuotes } from "./list-quotes.server.ts";
import type { QuotesQuery } from "./quotes-query.ts";

const HEAD = [
  ...["Quote", "Status", "Name", "Company", "Email", "Assigned to"],
  ...["Begun", "Collection", "Total incl. VAT", "Expires"],
];

/**
 * The quotes that a list shows as a CSV file that is safe to open in a spreadsheet, all pages up to MAX_EXPORTED. Amounts
 * are numbers of euro, VAT included, of the version sent last; an offer expires after its last minute, as the list has
 * it. Who took it along is written down.
 */
export async function exportQuotes(
  db: Db,
  query: QuotesQuery,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<string> {
  const quotes = await listAllQuotes(db, query, { viewerId: actorId, now, limit: MAX_EXPORTED });
  const narrowed = { view: query.view };
  await noteExport(db, { actorId, list: "quotes", rows: quotes.length, narrowed });
  return csvText([
    HEAD,
    ...quotes.map((quote) => [
      ...[quote.number, quote.state, quote.name, quote.company, quote.email, quote.assignee],
      ...[quote.createdAt.toISOString(), quote.startsAt?.toISOString() ?? null],
      toEuro(quote.total),
      quote.expiresAt === null ? null : lastMinuteOf(quote.expiresAt).toISOString(),
    ]),
  ]);
}
