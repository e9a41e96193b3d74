import { asc } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { format } from "#app/i18n/message.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { detailRows } from "../details.ts";
import { ENQUIRY_STATE_MESSAGES, FORM_LABELS, formOf } from "../enquiries.ts";
import { hireRows } from "../hire-rows.ts";
import { adminCondition } from "./admin-queries.server.ts";
import type { EnquiriesQuery } from "./enquiry-admin.ts";

const HEAD = [
  "Reference",
  "Received",
  "Form",
  "Status",
  "Name",
  "Email",
  "Phone",
  "Company",
  "Language",
  "Answered",
  "Message",
  "Details",
];

/**
 * What a list of the back office shows as CSV, oldest first, all pages up to MAX_EXPORTED; who took it along is written
 * down.
 */
export async function exportEnquiries(db: Db, query: EnquiriesQuery, viewerId: string): Promise<string> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(adminCondition(query, viewerId))
    .orderBy(asc(enquiries.id))
    .limit(MAX_EXPORTED);
  const narrowed = { view: query.view };
  await noteExport(db, { actorId: viewerId, list: "enquiries", rows: rows.length, narrowed });
  const lines = rows.map((row) => [
    row.reference,
    row.createdAt.toISOString(),
    format("en", FORM_LABELS[formOf(row)]),
    format("en", ENQUIRY_STATE_MESSAGES[row.state]),
    row.name,
    row.email,
    row.phone,
    row.company,
    row.locale,
    row.answeredAt?.toISOString() ?? null,
    row.message,
    [
      ...detailRows("en", row.details).map(([term, value]) => `${term}: ${value}`),
      ...(row.details.items ?? []).map(({ quantity, text }) => `${quantity} x ${text}`),
      ...(row.details.hire
        ? hireRows("en", row.details.hire).map(([term, value]) => `${term}: ${value}`)
        : []),
      ...(row.details.hire?.lines ?? []).map(({ quantity, code, name }) => `${quantity} x ${name} (${code})`),
    ].join("\n"),
  ]);
  return csvText([HEAD, ...lines]);
}
