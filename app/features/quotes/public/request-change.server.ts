import type { Result } from "#app/lib/result.ts";
import type { PublicQuote } from "../quotes.ts";
import { renderAnswerMail } from "./quote-answer-mails.server.tsx";
import { type HireRequestContext, storeHireRequest, type TooOften } from "./store-hire-request.server.ts";

interface ChangeRequest {
  readonly quote: Pick<PublicQuote, "id" | "number" | "name" | "email">;
  readonly text: string;
  /** The form's idempotency key: the same form sent twice is one request. */
  readonly postKey: string;
}

/** Stores what a customer wants changed in a quote and writes to staff, once for each form. The quote itself stays. */
export async function requestChange(
  context: HireRequestContext,
  { quote, text, postKey }: ChangeRequest,
): Promise<Result<void, TooOften>> {
  return storeHireRequest(context, {
    limit: "quote-change",
    row: { quoteId: quote.id, kind: "quote-change", text, postKey },
    audit: { action: "quote.change-requested", subjectId: quote.id, details: { number: quote.number } },
    mail: await renderAnswerMail(context, { kind: "change", quote, text }),
  });
}
