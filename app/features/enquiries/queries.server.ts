import { and, desc, eq, ilike, lt, or, type SQL } from "drizzle-orm";
import { countEach } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ENQUIRY_STATES, type EnquiryState, type EnquirySummary, type FormType } from "./enquiries.ts";

const PAGE = 25;

interface EnquiryFilter {
  readonly state?: EnquiryState | undefined;
  /** Part of reference, name, address, company or text, in any case. */
  readonly search?: string | undefined;
  /** The id of the last enquiry already shown: only older ones follow. */
  readonly before?: string | undefined;
}

/** The newest enquiries first, 25 at a time. `next` goes into `before` for the following ones; null at the end. */
export async function listEnquiries(
  db: Db,
  { state, search, before }: EnquiryFilter = {},
): Promise<{ enquiries: EnquirySummary[]; next: string | null }> {
  // Ids are made in the order of time, so they also serve as the place to go on from.
  const rows = await db
    .select()
    .from(enquiries)
    .where(
      and(
        state === undefined ? undefined : eq(enquiries.state, state),
        search ? contains(search) : undefined,
        before === undefined ? undefined : lt(enquiries.id, before),
      ),
    )
    .orderBy(desc(enquiries.id))
    .limit(PAGE + 1);
  const shown = rows
    .slice(0, PAGE)
    .map(({ formToken, userId, updatedAt, dueAt, openedAt, assigneeId, ...row }) => ({
      ...row,
      formType: row.formType as FormType,
      locale: row.locale as Locale,
      state: row.state as EnquiryState,
    }));
  return { enquiries: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

function contains(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { reference, name, email, company, message } = enquiries;
  return or(...[reference, name, email, company, message].map((column) => ilike(column, pattern)));
}

/** How many enquiries are in each state, as far as lists count. */
export function countEnquiries(db: Db): Promise<Record<EnquiryState, number>> {
  return countEach(db, enquiries, enquiries.state, ENQUIRY_STATES);
}
