import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import { STANDARD_VAT_RATE, VAT_RATES } from "#app/lib/vat.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { type HireAction, type HireAnswer, hireFault, hireFaultField } from "../admin-answer.ts";
import type { SuggestedCharge } from "../closing/suggested-charge.ts";
import type { DatesAnswer } from "../dates/dates-text.ts";
import type { HireRequestView, HireView, LongerHire } from "../hires.ts";
import { STAFF_CHARGES } from "../payments/hire-order-text.ts";
import { DatesNote } from "./dates-note.tsx";

export interface FormProps {
  readonly hire: HireView;
  readonly answer: HireAnswer | null;
}

/** Why the form did nothing, above its fields: a list with the field that is at fault, or one sentence. */
export function Refused({
  answer,
  action,
}: {
  readonly answer: HireAnswer | null;
  readonly action: HireAction;
}) {
  const t = useT();
  const fault = answer?.action === action ? hireFault(answer) : null;
  const field = answer && fault ? hireFaultField(answer) : null;
  if (field !== null && fault) return <ErrorSummary problems={[{ field, message: t(fault) }]} />;
  return (
    fault && (
      <FocusedBanner of={answer}>
        {t(fault)} {answer?.short}
      </FocusedBanner>
    )
  );
}

/** What a field holds: what was typed into a refused form, with what is wrong with it; otherwise what is stored. */
export function useHireField(answer: HireAnswer | null, action: HireAction) {
  const t = useT();
  const own = answer?.action === action ? answer : null;
  const fault = own && hireFault(own);
  const faulty = own && hireFaultField(own);
  return (name: string, stored = "") => ({
    name,
    defaultValue: own?.values[name] ?? stored,
    error: fault && faulty === name ? t(fault) : undefined,
  });
}

interface LateProps {
  readonly late: {
    readonly net: Cents;
    /** When everything that left was back; null while something is out. */
    readonly returnedAt: Date | null;
  };
  readonly longer: LongerHire | null;
  /** What the page was asked to charge; null for nothing. */
  readonly suggested: SuggestedCharge | null;
}

/**
 * Charges what is late, lost or damaged. `late`: what the return costs, or would cost now, net; the form offers it until a
 * late return was charged. `longer`: what a return that moved costs, until it was charged; it comes first.
 */
export function ChargeForm(props: FormProps & LateProps) {
  const { hire, answer, late, longer, suggested } = props;
  const t = useT();
  const isOffered = longer !== null && longer.net > 0;
  const label = isOffered ? messages.chargeLonger : late.net > 0 ? messages.chargeLate : messages.charges;
  return (
    <FormDialog
      key={`charge ${hire.version} ${hire.orders.length} ${suggested?.charge}`}
      label={t(label)}
      isAnswered={answer?.action === "charges" || suggested !== null}
    >
      <ChargeFields {...props} />
    </FormDialog>
  );
}

function ChargeFields({
  hire,
  answer,
  late: { net: late, returnedAt },
  longer,
  suggested,
}: FormProps & LateProps) {
  const [t, locale] = [useT(), useLocale()];
  const field = useHireField(answer, "charges");
  const fromSecurity = field("from-security").defaultValue === "yes";
  const lateOffered = hire.orders.some(({ charge }) => charge === "late") ? ZERO : late;
  const isLonger = longer !== null && longer.net > 0;
  const offered = suggested ? (suggested.net ?? ZERO) : isLonger ? longer.net : lateOffered;
  const kind = suggested?.charge ?? (isLonger ? "longer" : offered > 0 ? "late" : "");
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/hires/${hire.id}/charges`)}
      className="admin-form"
      noValidate
    >
      <Refused answer={answer} action="charges" />
      {isLonger && (
        <p>
          {t(messages.longerNow, {
            from: formatDateTime(locale, longer.from),
            to: formatDateTime(locale, longer.to),
            amount: formatMoney(longer.net),
          })}
        </p>
      )}
      {late > 0 && (
        <p>
          {returnedAt
            ? t(messages.lateWas, { amount: formatMoney(late), at: formatDateTime(locale, returnedAt) })
            : t(messages.lateNow, { amount: formatMoney(late) })}
        </p>
      )}
      <input type="hidden" name="version" value={hire.version} />
      <Select {...field("charge", kind)} label={messages.chargeKind}>
        <option value="">{t(ui.select)}</option>
        {STAFF_CHARGES.map((charge) => (
          <option key={charge} value={charge}>
            {t(messages.chargeKinds[charge])}
          </option>
        ))}
      </Select>
      <Field
        {...field("text", suggested?.text)}
        label={messages.chargeText}
        hint={t(messages.chargeTextHint)}
        maxLength={200}
      />
      <Field
        {...field("net", offered > 0 ? euroText(offered) : "")}
        label={messages.chargeNet}
        inputMode="decimal"
      />
      <Select {...field("vat-rate", String(STANDARD_VAT_RATE))} label={messages.vatRate}>
        {VAT_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {formatRate(rate)}%
          </option>
        ))}
      </Select>
      {(hire.money.securityHeld > 0 || fromSecurity) && (
        <Checkbox
          name="from-security"
          value="yes"
          label={t(messages.fromSecurity)}
          defaultChecked={fromSecurity}
        />
      )}
      <p>
        <SubmitButton variant="outline">{t(messages.charge)}</SubmitButton>
      </p>
    </Form>
  );
}

/** Cancels the hire, after a question that names the sums. */
export function CancelHireForm(props: FormProps) {
  const t = useT();
  const { hire, answer } = props;
  return (
    <FormDialog
      key={`cancel ${hire.version}`}
      label={t(messages.cancel)}
      variant="danger"
      isAnswered={answer?.action === "cancellation"}
    >
      <CancelFields {...props} />
    </FormDialog>
  );
}

function CancelFields({ hire, answer }: FormProps) {
  const t = useT();
  const pressed = usePressed();
  const field = useHireField(answer, "cancellation");
  const asked = answer?.action === "cancellation" && answer.kind === "to-confirm" ? answer : null;
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/hires/${hire.id}/cancellation`)}
      className="admin-form"
      noValidate
    >
      <Refused answer={answer} action="cancellation" />
      <input type="hidden" name="version" value={hire.version} />
      <Field {...field("reason")} label={messages.reason} maxLength={500} />
      <Checkbox
        name="free"
        value="yes"
        label={t(messages.free)}
        defaultChecked={field("free").defaultValue === "yes"}
      />
      {asked ? (
        <Question
          text={t(messages.sureToCancel, {
            number: hire.number,
            refund: formatMoney(asked.refund ?? hire.money.paid),
            charge: formatMoney(asked.charge ?? hire.money.paid),
          })}
          yes={t(messages.cancel)}
          confirmed="yes"
          back={page}
          busy={pressed({ confirmed: "yes" })}
        />
      ) : (
        <p>
          <SubmitButton variant="danger">{t(messages.cancel)}</SubmitButton>
        </p>
      )}
    </Form>
  );
}

interface DatesOfRequests {
  /** Whether an open request for other dates is possible now, by its id. */
  readonly dates: Readonly<Record<string, DatesAnswer>>;
}

/** What the customer asks for, each with its answer or the form for one. */
export function Requests({ hire, answer, dates }: FormProps & DatesOfRequests) {
  const t = useT();
  if (hire.requests.length === 0) return null;
  return (
    <section>
      <h2>{t(messages.requests)}</h2>
      <Refused answer={answer} action="requests" />
      {hire.requests.map((request) => (
        <Request key={request.id} request={request} hire={hire} answer={answer} dates={dates} />
      ))}
    </section>
  );
}

function Request({
  request,
  hire,
  answer,
  dates,
}: FormProps & DatesOfRequests & { readonly request: HireRequestView }) {
  const [t, locale] = [useT(), useLocale()];
  const sent = answer?.action === "requests" && answer.values["request"] === request.id ? answer : null;
  const field = useHireField(sent, "requests");
  const wanted = [request.startsAt, request.endsAt].flatMap((at) => (at ? formatDateTime(locale, at) : []));
  return (
    <article className="stack-2">
      <h3>
        {t(messages.requestKinds[request.kind])}: {t(messages.requestStates[request.state])}
      </h3>
      {wanted.length > 0 && <p>{wanted.join(" – ")}</p>}
      <DatesNote answer={dates[request.id]} />
      <p dir="auto">{request.text}</p>
      {request.state === "open" ? (
        <Form
          method="post"
          action={adminPath(`/admin/hire/hires/${hire.id}/requests/${request.id}`)}
          className="admin-form"
          noValidate
        >
          <input type="hidden" name="request" value={request.id} />
          <TextArea {...field("answer")} label={messages.answer} rows={3} maxLength={4000} />
          <div className="admin-buttons">
            <SubmitButton name="to" value="done">
              {t(messages.markDone)}
            </SubmitButton>
            <SubmitButton name="to" value="refused" variant="outline">
              {t(messages.markRefused)}
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <p dir="auto">{request.answer}</p>
      )}
    </article>
  );
}
