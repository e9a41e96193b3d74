import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { toEuro } from "#app/lib/euro.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import type { HiresQuery } from "./hires-query.ts";
import { listAllHires } from "./list-hires.server.ts";

const HEAD = [
  ...["Hire", "Status", "Attention", "Name", "Company", "Email", "Accepted"],
  ...["Collection", "Return", "Transport", "Place", "Total incl. VAT", "To pay"],
];

/**
 * The hires that a list shows as a CSV file that is safe to open in a spreadsheet, all pages up to MAX_EXPORTED. Amounts
 * are numbers of euro, VAT included. Who took it along is written down.
 */
export async function exportHires(
  db: Db,
  query: HiresQuery,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<string> {
  const hires = await listAllHires(db, query, { now, limit: MAX_EXPORTED });
  const narrowed = { view: query.view };
  await noteExport(db, { actorId, list: "hires", rows: hires.length, narrowed });
  return csvText([
    HEAD,
    ...hires.map((hire) => [
      ...[hire.number, hire.state, hire.attention, hire.name, hire.company, hire.email],
      ...[hire.createdAt, hire.startsAt, hire.endsAt].map((at) => at.toISOString()),
      ...[hire.transport, hire.place, toEuro(hire.total), toEuro(hire.toPay)],
    ]),
  ]);
}
