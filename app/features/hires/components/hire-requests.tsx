import { Form } from "react-router";
import type { QuoteRequest } from "#app/features/quotes/quotes.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as quoteRequests from "#app/i18n/messages/hire-admin/quote-requests.ts";
import * as page from "#app/i18n/messages/hire-admin/request-answers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { DatesReply } from "../dates/dates-text.ts";
import { endedWithReturn, type RequestedMove } from "../dates/requested-move.ts";
import { isRunning, isUpcoming } from "../hire-states.ts";
import type { HireRequestView, HireView } from "../hires.ts";
import { HIRE_LIMITS } from "../text-limits.ts";
import { DatesNote } from "./dates-note.tsx";
import { type HireFormProps, HireFormRefused, useHireField } from "./hire-forms.tsx";

/** The section of the requests on the page. */
const REQUESTS_ID = "requests";

/** That the customer waits for an answer, as a link to the first open request; nothing where none is open. */
export function OpenRequestsTag({ hire }: { readonly hire: HireView }) {
  const t = useT();
  const [first] = hire.requests.filter(({ state }) => state === "open");
  if (!first) return null;
  return (
    <a className="tag tag-warn" href={`#${REQUESTS_ID}`}>
      {t(page.asks, { kind: t(messages.requestKinds[first.kind]) })}
    </a>
  );
}

interface DatesOfRequests {
  /** Whether an open request for other dates is possible now and what it costs, by its id. */
  readonly dates: Readonly<Record<string, DatesReply>>;
  /** The moves to the dates of open requests, by the request's id. */
  readonly moves: Readonly<Record<string, RequestedMove>>;
}

/** What the customer asks for, each with its answer or the forms for one. */
export function Requests({ hire, answer, ...dates }: HireFormProps & DatesOfRequests) {
  const t = useT();
  if (hire.requests.length === 0) return null;
  return (
    <section id={REQUESTS_ID}>
      <h2>{t(messages.requests)}</h2>
      <HireFormRefused answer={answer} action="requests" />
      {hire.requests.map((request) => (
        <Request key={request.id} request={request} hire={hire} answer={answer} {...dates} />
      ))}
    </section>
  );
}

/** What the customer asked to be changed in the quote, and accepted it before an answer. */
export function AskedBefore({
  hire,
  asked,
}: Pick<HireFormProps, "hire"> & { readonly asked: readonly QuoteRequest[] }) {
  const [t, locale] = [useT(), useLocale()];
  if (asked.length === 0) return null;
  return (
    <section className="stack-2">
      <h2>{t(quoteRequests.askedBefore)}</h2>
      {asked.map(({ id, text, createdAt }) => (
        <article key={id} className="stack-2">
          <p className="muted">{formatDateTime(locale, createdAt)}</p>
          <p dir="auto" className="pre-wrap">
            {text}
          </p>
        </article>
      ))}
      {isUpcoming(hire.state) && (
        <p className="muted">{t(quoteRequests.askedBeforeHint, { number: hire.quoteNumber })}</p>
      )}
    </section>
  );
}

interface RequestProps extends HireFormProps {
  readonly request: HireRequestView;
}

function Request({ request, hire, answer, dates, moves }: RequestProps & DatesOfRequests) {
  const [t, locale] = [useT(), useLocale()];
  const wanted = [request.startsAt, request.endsAt].flatMap((at) => (at ? formatDateTime(locale, at) : []));
  const move = moves[request.id];
  return (
    <article className="stack-2">
      <h3>
        {t(messages.requestKinds[request.kind])}:{" "}
        {t(endedWithReturn(hire, request) ? page.returned : messages.requestStates[request.state])}
      </h3>
      {wanted.length > 0 && <p>{wanted.join(" – ")}</p>}
      <DatesNote reply={dates[request.id]} />
      <p dir="auto">{request.text}</p>
      {move && (
        <MoveForm hire={hire} request={request} move={move} isFree={dates[request.id]?.isFree ?? true} />
      )}
      {request.state === "open" ? (
        <AnswerForm hire={hire} request={request} answer={answer} isSecond={move !== undefined} />
      ) : (
        request.answer && <p dir="auto">{request.answer}</p>
      )}
    </article>
  );
}

interface MoveProps extends Pick<RequestProps, "hire" | "request"> {
  readonly move: RequestedMove;
  readonly isFree: boolean;
}

/** Moves the hire to the dates of the request, which is done with it. */
function MoveForm({ hire, request, move, isFree }: MoveProps) {
  const [t, locale] = [useT(), useLocale()];
  const at = (instant: Date | null) => (instant ? formatDateTime(locale, instant) : "");
  const [from, to] = [at(request.startsAt), at(request.endsAt)];
  return (
    <Form method="post" action={adminPath(`/admin/hire/hires/${hire.id}/dates`)} className="admin-form">
      <input type="hidden" name="version" value={hire.version} />
      <input type="hidden" name="request" value={request.id} />
      <input type="hidden" name="from" value={move.from} />
      <input type="hidden" name="to" value={move.to} />
      <p>
        <SubmitButton variant={isFree ? "primary" : "outline"}>
          {isRunning(hire.state) ? t(page.moveReturnTo, { to }) : t(page.moveTo, { from, to })}
        </SubmitButton>
      </p>
      <p className="muted">{t(page.moveHint)}</p>
    </Form>
  );
}

interface AnswerProps extends RequestProps {
  /** Another form of the request is the likelier one. */
  readonly isSecond: boolean;
}

/** Answers a request by mail. Asks first before it tells of other dates than the hire has. */
function AnswerForm({ hire, request, answer, isSecond }: AnswerProps) {
  const [t, locale] = [useT(), useLocale()];
  const pressed = usePressed();
  const sent = answer?.action === "requests" && answer.values["request"] === request.id ? answer : null;
  const field = useHireField(sent, "requests");
  const path = adminPath(`/admin/hire/hires/${hire.id}/requests/${request.id}`);
  const [from, to] = [formatDateTime(locale, hire.startsAt), formatDateTime(locale, hire.endsAt)];
  return (
    <Form method="post" action={path} className="admin-form" noValidate>
      <input type="hidden" name="request" value={request.id} />
      <LimitedTextArea {...field("answer")} label={messages.answer} rows={3} limit={HIRE_LIMITS.answer} />
      {sent?.kind === "to-confirm" ? (
        <>
          <input type="hidden" name="to" value="done" />
          <Question
            text={t(page.doneWithoutMove, { from, to })}
            yes={t(messages.markDone)}
            confirmed="yes"
            back={adminPath(`/admin/hire/hires/${hire.id}`)}
            busy={pressed({ confirmed: "yes" }, path)}
          />
        </>
      ) : (
        <div className="admin-buttons">
          <SubmitButton name="to" value="done" variant={isSecond ? "outline" : "primary"}>
            {t(messages.markDone)}
          </SubmitButton>
          <SubmitButton name="to" value="refused" variant="outline">
            {t(messages.markRefused)}
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}
