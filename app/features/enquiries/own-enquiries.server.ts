import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { ownedBy } from "#app/features/identity/account/owned-by.server.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { OwnEnquiry } from "./enquiries.ts";

const PAGE = 25;

interface OwnRequest {
  readonly userId: string;
  /** Confirmed, so that what was sent under it is this person's own. In lower case. */
  readonly email: string;
  /** The id of the last enquiry already shown: only older ones follow. */
  readonly before: string | null;
}

/**
 * What an account's owner has asked, latest first, with the answers that went out. Notes of staff, and what they make
 * of an enquiry (won, lost, spam), are not the sender's to read here. `next` goes into `before`; null at the end.
 */
export async function listOwnEnquiries(
  db: Db,
  { userId, email, before }: OwnRequest,
): Promise<{ readonly enquiries: readonly OwnEnquiry[]; readonly next: string | null }> {
  const { id, reference, formType, message, locale, answeredAt, createdAt } = enquiries;
  const rows = await db
    .select({ id, reference, formType, message, locale, answeredAt, createdAt })
    .from(enquiries)
    .where(and(ownedBy(enquiries, { userId, email }), before === null ? undefined : lt(enquiries.id, before)))
    .orderBy(desc(enquiries.id))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(rows, PAGE, (row) => row.id);
  const answers = await listAnswers(
    db,
    shown.map((row) => row.id),
  );
  return {
    enquiries: shown.map((row) => ({
      id: row.id,
      reference: row.reference,
      message: row.message,
      createdAt: row.createdAt,
      formType: row.formType,
      locale: row.locale,
      // An answer stays one in every later state.
      answered: row.answeredAt !== null,
      answers: answers.filter((answer) => answer.enquiryId === row.id),
    })),
    next,
  };
}

async function listAnswers(db: Db, enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return [];
  const { id, enquiryId, text, locale, createdAt } = enquiryEntries;
  return db
    .select({ id, enquiryId, text, locale, createdAt })
    .from(enquiryEntries)
    .where(and(inArray(enquiryId, [...enquiryIds]), eq(enquiryEntries.kind, "reply")))
    .orderBy(asc(id));
}
