import type { Db } from "#app/db/client.server.ts";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import type { CommentView } from "#app/features/comments/comments.ts";
import { listComments } from "#app/features/comments/list-comments.server.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { readDraft } from "../content/quote-content.server.ts";
import { getQuote } from "../queries.server.ts";
import type { QuoteView } from "../quotes.ts";
import { listSuppliers } from "../suppliers/suppliers.server.ts";
import { getDraftFigures } from "./draft-figures.server.ts";
import type { QuoteDraftFigures } from "./draft-figures.ts";
import { formOfQuote, type QuoteDraftForm } from "./draft-form.ts";
import { getEnquiryRequest } from "./enquiry-request.server.ts";
import type { EnquiryRequest } from "./enquiry-request.ts";

export interface QuoteEditorData {
  readonly quote: QuoteView;
  /** The form; null where nothing is being written. */
  readonly form: QuoteDraftForm | null;
  readonly figures: QuoteDraftFigures | null;
  readonly suppliers: Awaited<ReturnType<typeof listSuppliers>>;
  /** What the customer asked for; null where nothing is being written, and without an enquiry. */
  readonly request: EnquiryRequest | null;
  readonly history: readonly AuditEntry[];
  /** Of the staff in the history, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly comments: readonly CommentView[];
  /** The customer; null where no customer has the address. */
  readonly customerId: string | null;
}

/** Everything that the page of a quote shows; null where there is no such quote. */
export async function getQuoteEditor(
  db: Db,
  quoteId: string,
  viewer: { readonly id: string; readonly now: Date },
): Promise<QuoteEditorData | null> {
  const { now } = viewer;
  const quote = await getQuote(db, quoteId, now);
  if (!quote) return null;
  const stored = quote.draft && (await readDraft(db, quoteId));
  const [suppliers, request, history, comments, customerId] = await Promise.all([
    listSuppliers(db),
    quote.draft && getEnquiryRequest(db, quote.enquiryId),
    listAuditEntries(db, { subjectType: "quote", subjectId: quoteId }),
    listComments(db, "quote", [quoteId], viewer),
    customerOf(db, quote),
  ]);
  const actors = history.flatMap(({ actorId }) => actorId ?? []);
  return {
    quote,
    form: quote.draft && formOfQuote(quote, quote.draft),
    figures: stored && (await getDraftFigures(db, stored, { quoteId, now })),
    suppliers,
    request,
    history,
    names: await listNames(db, actors),
    comments,
    customerId,
  };
}
