import type { Tx } from "#app/db/client.server.ts";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";

/** The kind of the job that makes the draft of a quote out of a sent hire basket. */
export const DRAFT_QUOTE = "draft-quote";

interface NewEnquiry {
  readonly id: string;
  readonly details: StoredEnquiryDetails;
  readonly now: Date;
}

/**
 * An enquiry that counts as new gets the draft of a quote where a hire basket came with it: at its arrival, or when it
 * leaves the spam. The job itself makes one once.
 */
export async function addDraftQuoteJob(tx: Tx, { id, details, now }: NewEnquiry): Promise<void> {
  if (details.hire) await addJob(tx, { kind: DRAFT_QUOTE, key: id, payload: { enquiryId: id }, runAt: now });
}
