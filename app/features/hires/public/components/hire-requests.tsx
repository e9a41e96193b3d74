import { formatDayTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { DatesNote } from "../../components/dates-note.tsx";
import { type DatesAnswer, datesReply } from "../../dates/dates-text.ts";
import { endedWithReturn } from "../../dates/requested-move.ts";
import { isRunning, takesDateRequests, takesRequests } from "../../hire-states.ts";
import type { HireRequestView, HireView } from "../../hires.ts";
import { type HirePageAnswer, MAX_REQUEST_LENGTH, PAGE_REQUESTS } from "../hire-answer.ts";
import { REQUEST_KIND_WORDS, REQUEST_STATE_WORDS } from "../hire-state-words.ts";
import datesScript from "./hire-dates.client.ts?script";
import { HireRefusal } from "./hire-refusal.tsx";

/** A quarter of an hour, in seconds. */
const STEP = 900;

interface HireRequestsProps {
  readonly hire: HireView;
  readonly postKey: string;
  readonly answer: HirePageAnswer | null;
  /** Whether an open request for other dates is possible now, by its id. */
  readonly dates: Readonly<Record<string, DatesAnswer>>;
}

/** What the customer asked for with our answers, and the form for more: other dates, a longer hire, a fault. */
export function HireRequests({ hire, postKey, answer, dates }: HireRequestsProps) {
  const t = useT();
  return (
    <section className="hire-requests" aria-label={t(messages.askTitle)}>
      {hire.requests.length > 0 && (
        <>
          <h2>{t(messages.askedTitle)}</h2>
          <ul>
            {hire.requests.map((request) => (
              <RequestRow key={request.id} hire={hire} request={request} dates={dates[request.id]} />
            ))}
          </ul>
        </>
      )}
      {takesRequests(hire.state) ? (
        <RequestForm hire={hire} postKey={postKey} answer={answer} />
      ) : (
        <HireRefusal answer={answer} form="request" />
      )}
    </section>
  );
}

interface RequestRowProps extends Pick<HireRequestsProps, "hire"> {
  readonly request: HireRequestView;
  readonly dates: DatesAnswer | undefined;
}

function RequestRow({ hire, request, dates }: RequestRowProps) {
  const t = useT();
  const locale = useLocale();
  const { kind, state, text, startsAt, endsAt, answer } = request;
  return (
    <li>
      <p>
        <b>{t(REQUEST_KIND_WORDS[kind])}</b> ·{" "}
        {t(endedWithReturn(hire, request) ? messages.askedReturned : REQUEST_STATE_WORDS[state])}
      </p>
      {startsAt && endsAt && (
        <p>
          {t(messages.wanted, { from: formatDayTime(locale, startsAt), to: formatDayTime(locale, endsAt) })}
        </p>
      )}
      <DatesNote reply={dates && datesReply(locale, dates)} />
      {text && <p className="hire-answer">{text}</p>}
      {answer && <p className="hire-answer">{answer}</p>}
    </li>
  );
}

function RequestForm({ hire, postKey, answer }: Omit<HireRequestsProps, "dates">) {
  const t = useT();
  const locale = useLocale();
  const refused = answer?.form === "request";
  const values = refused ? (answer.values ?? {}) : {};
  const asksDates = takesDateRequests(hire.state);
  return (
    <details className="hire-ask" open={refused}>
      <summary>{t(asksDates ? messages.askTitle : REQUEST_KIND_WORDS.fault)}</summary>
      <form
        method="post"
        action={localeHref(locale, `/dry-hire/hire/${hire.token}/requests`)}
        noValidate
        className="form form-two"
        data-hire-availability={localeHref(locale, `/dry-hire/hire/${hire.token}/availability`)}
      >
        <div className="field-full">
          <HireRefusal answer={answer} form="request" />
        </div>
        {asksDates ? (
          <KindAndDates hire={hire} values={values} />
        ) : (
          <input type="hidden" name="kind" value="fault" />
        )}
        <LimitedTextArea
          name="text"
          id="ask-text"
          label={messages.askText}
          className="field-full"
          rows={4}
          limit={MAX_REQUEST_LENGTH}
          defaultValue={values["text"] ?? ""}
        />
        <PrivacyLine text={messages.privacy} />
        <input type="hidden" name="postKey" value={postKey} />
        <div className="row">
          <SubmitButton variant="outline">{t(messages.askSend)}</SubmitButton>
        </div>
      </form>
      {asksDates && <script type="module" async src={datesScript} />}
    </details>
  );
}

interface KindAndDatesProps extends Pick<HireRequestsProps, "hire"> {
  readonly values: Readonly<Record<string, string>>;
}

/** What it is about, and the dates that are wanted. */
function KindAndDates({ hire, values }: KindAndDatesProps) {
  const t = useT();
  const isOut = isRunning(hire.state);
  return (
    <>
      <Select
        name="kind"
        id="ask-kind"
        label={messages.askKind}
        className="field-full"
        defaultValue={values["kind"] ?? (isOut ? "extension" : "dates")}
      >
        {PAGE_REQUESTS.map((kind) => (
          <option key={kind} value={kind}>
            {t(REQUEST_KIND_WORDS[kind])}
          </option>
        ))}
      </Select>
      {!isOut && (
        <Field
          name="from"
          id="ask-from"
          label={messages.askFrom}
          hint={t(messages.askDatesHint)}
          type="datetime-local"
          step={STEP}
          defaultValue={values["from"] ?? ""}
        />
      )}
      <Field
        name="to"
        id="ask-to"
        label={messages.askTo}
        {...(isOut && { hint: t(messages.askReturnHint), className: "field-full" })}
        type="datetime-local"
        step={STEP}
        defaultValue={values["to"] ?? ""}
      />
      <p className="field-full" role="status">
        <span data-hire-dates="" hidden />
      </p>
    </>
  );
}
