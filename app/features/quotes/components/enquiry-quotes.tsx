import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { QuoteState as State } from "../quote-states.ts";
import { QuoteStateWord } from "./quote-state-word.tsx";

interface EnquiryQuotesProps {
  readonly enquiryId: string;
  readonly quotes: readonly { readonly id: string; readonly number: string; readonly state: State }[];
}

/** The quotes of an enquiry; without one, the button that makes it of the basket or the kit list. */
export function EnquiryQuotes({ enquiryId, quotes }: EnquiryQuotesProps) {
  const t = useT();
  return (
    <section className="enquiry-block">
      <h2>{t(work.ofEnquiry)}</h2>
      {quotes.map(({ id, number, state }) => (
        <p key={id} className="row">
          <Link className="link" to={adminPath(`/admin/hire/quotes/${id}`)}>
            {number}
          </Link>
          <QuoteStateWord state={state} />
        </p>
      ))}
      {quotes.length === 0 && (
        <Form method="post" action={adminPath(`/admin/enquiries/${enquiryId}/quotes`)}>
          <SubmitButton variant="outline" small>
            {t(work.make)}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
