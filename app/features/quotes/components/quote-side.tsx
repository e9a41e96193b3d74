import { Form, Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select, TextArea } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { canQuoteBecome, stateAfterSending } from "../quote-states.ts";
import type { QuoteView } from "../quotes.ts";
import type { QuoteAnswer } from "./quote-answer.ts";
import { QuoteState } from "./quote-state.tsx";
import { Refusal } from "./send-form.tsx";

interface QuoteSideProps {
  readonly quote: QuoteView;
  readonly staff: readonly { readonly id: string; readonly name: string }[];
  readonly answer: QuoteAnswer | null;
}

/** The state of a quote with what can be done to it, and what is kept among staff. */
export function QuoteSide({ quote, staff, answer }: QuoteSideProps) {
  const t = useT();
  const refusal =
    answer && answer.action !== "sending" && answer.refusal.kind !== "to-confirm" ? answer.refusal : null;
  const asks = answer?.action === "withdrawal" && answer.refusal.kind === "to-confirm";
  const canRenew = quote.draft === null && quote.sent.length > 0 && stateAfterSending(quote.state) !== null;
  return (
    <section className="admin-card stack-4 quote-side">
      <p className="row">
        <QuoteState state={quote.state} />
        {quote.enquiryId && (
          <Link className="link" to={adminPath(`/admin/enquiries/${quote.enquiryId}`)}>
            {t(work.enquiry)}
          </Link>
        )}
      </p>
      {quote.declineReason && <p>{t(work.declined, { reason: quote.declineReason })}</p>}
      {refusal && <Refusal refusal={refusal} quote={quote} />}
      {canRenew && (
        <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/versions`)}>
          <input type="hidden" name="seen" value={quote.version} />
          <Button type="submit" small>
            {t(work.newVersion)}
          </Button>
        </Form>
      )}
      {canQuoteBecome(quote.state, "withdrawn") && (
        <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/withdrawal`)}>
          <input type="hidden" name="seen" value={quote.version} />
          {asks ? (
            <Question
              text={t(work.withdrawQuestion)}
              yes={t(work.withdraw)}
              sure="yes"
              back={adminPath(`/admin/hire/quotes/${quote.id}`)}
              busy={false}
            />
          ) : (
            <Button type="submit" variant="outline" small>
              {t(work.withdraw)}
            </Button>
          )}
        </Form>
      )}
      <StaffForm quote={quote} staff={staff} />
    </section>
  );
}

function StaffForm({ quote, staff }: Pick<QuoteSideProps, "quote" | "staff">) {
  const t = useT();
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/quotes/${quote.id}/assignments`)}
      className="stack-3"
      key={`${quote.assigneeId} ${quote.note}`}
    >
      <h2>{t(work.staff)}</h2>
      <Select name="assignee" label={work.assignee} companion={false} defaultValue={quote.assigneeId ?? ""}>
        <option value="">{t(work.noOne)}</option>
        <NamedOptions of={staff} />
      </Select>
      <TextArea name="note" label={work.note} companion={false} rows={3} defaultValue={quote.note} />
      <p>
        <Button type="submit" variant="outline" small>
          {t(work.keepNote)}
        </Button>
      </p>
    </Form>
  );
}
