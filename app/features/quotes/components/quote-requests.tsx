import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/quote-requests.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { QuoteRequest, QuoteView } from "../quotes.ts";
import "./quote-work.css";

/** The section of the requests on the page. */
const REQUESTS_ID = "requests";

type QuoteRequests = Pick<QuoteView, "id" | "requests">;

/** That the customer waits for an answer, as a link to the requests; nothing where none is open. */
export function OpenRequestTag({ requests }: Pick<QuoteRequests, "requests">) {
  const t = useT();
  if (requests.every(({ state }) => state !== "open")) return null;
  return (
    <a className="tag tag-warn" href={`#${REQUESTS_ID}`}>
      {t(messages.asked)}
    </a>
  );
}

/** What the customer asked to be changed, the last first; what is open can be marked as answered. */
export function QuoteRequests({ quote: { id, requests } }: { readonly quote: QuoteRequests }) {
  const t = useT();
  if (requests.length === 0) return null;
  return (
    <section id={REQUESTS_ID} className="admin-card stack-3">
      <h2>{t(messages.title)}</h2>
      {requests.map((request) => (
        <Request key={request.id} quoteId={id} request={request} />
      ))}
    </section>
  );
}

function Request({ quoteId, request }: { readonly quoteId: string; readonly request: QuoteRequest }) {
  const [t, locale] = [useT(), useLocale()];
  const { id, text, state, createdAt, answeredAt } = request;
  const action = adminPath(`/admin/hire/quotes/${quoteId}/requests/${id}`);
  return (
    <article className="stack-2">
      <p className="muted">{formatDateTime(locale, createdAt)}</p>
      <p dir="auto" className="quote-request">
        {text}
      </p>
      {state === "open" ? (
        <Form method="post" action={action} preventScrollReset className="stack-2">
          <p>
            <SubmitButton variant="outline" small>
              {t(messages.markAnswered)}
            </SubmitButton>
          </p>
          <p className="muted">{t(messages.hint)}</p>
        </Form>
      ) : (
        <p className="muted">
          {t(messages.settled[state], {
            at: answeredAt ? formatDateTime(locale, answeredAt) : "",
          })}
        </p>
      )}
    </article>
  );
}
