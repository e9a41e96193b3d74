import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select, TextArea } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Link } from "#app/ui/link.tsx";
import type { QuoteView } from "../quotes.ts";

interface QuoteSideProps {
  readonly quote: QuoteView;
  readonly staff: readonly { readonly id: string; readonly name: string }[];
}

/** What a quote came from, and what is kept among staff. */
export function QuoteSide({ quote, staff }: QuoteSideProps) {
  const t = useT();
  return (
    <section className="admin-card stack-4 quote-side">
      {quote.enquiryId && (
        <p>
          <Link className="link" to={adminPath(`/admin/enquiries/${quote.enquiryId}`)}>
            {t(work.enquiry)}
          </Link>
        </p>
      )}
      {quote.declineReason && <p>{t(work.declined, { reason: quote.declineReason })}</p>}
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
      <Select name="assignee" label={work.assignee} defaultValue={quote.assigneeId ?? ""}>
        <option value="">{t(work.noOne)}</option>
        <NamedOptions of={staff} />
      </Select>
      <TextArea name="note" label={work.note} rows={3} defaultValue={quote.note} />
      <p>
        <SubmitButton variant="outline" small>
          {t(work.keepNote)}
        </SubmitButton>
      </p>
    </Form>
  );
}
