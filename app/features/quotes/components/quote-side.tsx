import { Form } from "react-router";
import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import type { StaffMember } from "#app/features/identity/identity.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import * as customers from "#app/i18n/messages/orders-admin/customers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { givenPhone } from "#app/lib/text/contact-links.ts";
import { MailLink, PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select, TextArea } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { QuoteView } from "../quotes.ts";
import "./quote-work.css";

interface QuoteSideProps {
  readonly quote: QuoteView;
  /** The customer; null where no customer has the address. */
  readonly customerId: string | null;
  readonly staff: readonly StaffMember[];
}

/** Whose quote it is, what it came from, and what is kept among staff. */
export function QuoteSide({ quote, customerId, staff }: QuoteSideProps) {
  return (
    <div className="quote-side stack-6">
      <Customer quote={quote} customerId={customerId} />
      <section className="admin-card">
        <StaffForm quote={quote} staff={staff} />
      </section>
    </div>
  );
}

function Customer({ quote, customerId }: Pick<QuoteSideProps, "quote" | "customerId">) {
  const t = useT();
  const { name, company, phone, email, vatNumber, trade, enquiryId, declineReason } = quote;
  return (
    <section className="admin-card stack-3">
      <h2>{t(messages.customer)}</h2>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        {company && (
          <>
            <br />
            <bdi>{company}</bdi>
          </>
        )}
        {vatNumber && (
          <>
            <br />
            {vatNumber}
          </>
        )}
      </p>
      <div>
        {givenPhone(phone) !== "" && (
          <p>
            <PhoneLink phone={phone} block />
          </p>
        )}
        <p>
          <MailLink email={email} block />
        </p>
        {customerId && (
          <p>
            <Link className="link link-block" to={adminPath(`/admin/customers/${customerId}`)}>
              {t(customers.open)}
            </Link>
          </p>
        )}
        {enquiryId && (
          <p>
            <Link className="link link-block" to={adminPath(`/admin/enquiries/${enquiryId}`)}>
              {t(work.enquiry)}
            </Link>
          </p>
        )}
      </div>
      {trade && <p className="muted">{t(messages.head.trade)}</p>}
      {declineReason && <p>{t(work.declined, { reason: declineReason })}</p>}
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
        <AssigneeOptions of={staff} assigned={quote.assigneeId} />
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
