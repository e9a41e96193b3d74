import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, formatRate, orderName } from "#app/i18n/formats.ts";
import * as returned from "#app/i18n/messages/hire-admin/hire-return.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { type Cents, withVat, ZERO } from "#app/lib/money.ts";
import { STANDARD_VAT_RATE, VAT_RATES } from "#app/lib/vat.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox, Field, Select } from "#app/ui/forms/field.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { HireAnswer } from "../admin-answer.ts";
import { listCharges, type SuggestedCharge } from "../closing/suggested-charge.ts";
import type { HireView, LongerHire } from "../hires.ts";
import { replacesField, STAFF_CHARGES } from "../payments/staff-charges.ts";
import { HIRE_LIMITS } from "../text-limits.ts";
import { type HireFormProps, HireFormRefused, useHireField } from "./hire-forms.tsx";
import "./charge-form.css";

interface LateProps {
  readonly late: {
    readonly net: Cents;
    /** When everything that left was back; null while something is out. */
    readonly returnedAt: Date | null;
  };
  readonly longer: LongerHire | null;
  /** What the page was asked to charge; null for nothing. */
  readonly suggested: SuggestedCharge | null;
  /** Accidental damage is not charged. */
  readonly hasWaiver: boolean;
}

/**
 * Charges what is late, lost or damaged. `late`: what the return costs, or would cost now, net; the form offers it until a
 * late return was charged. `longer`: what a return that moved costs, until it was charged; it comes first.
 */
export function ChargeForm(props: HireFormProps & LateProps) {
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
  hasWaiver,
}: HireFormProps & LateProps) {
  const [t, locale] = [useT(), useLocale()];
  const field = useHireField(answer, "charges");
  const own = answer?.action === "charges" ? answer : null;
  const { securityHeld } = hire.money;
  const isCovered = suggested !== null && withVat(suggested.net ?? ZERO, STANDARD_VAT_RATE) <= securityHeld;
  const fromSecurity = own ? own.values["from-security"] === "yes" : isCovered;
  const lateOffered = listCharges(hire, "late").length > 0 ? ZERO : late;
  const isLonger = longer !== null && longer.net > 0;
  const offered = suggested ? (suggested.net ?? ZERO) : isLonger ? longer.net : lateOffered;
  const kind = suggested?.charge ?? (isLonger ? "longer" : offered > 0 ? "late" : "");
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/hires/${hire.id}/charges`)}
      className="admin-form charge-form"
      noValidate
    >
      <HireFormRefused answer={answer} action="charges" />
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
      {hasWaiver && <p>{t(returned.waiver)}</p>}
      <input type="hidden" name="version" value={hire.version} />
      <Select {...field("charge", kind)} label={messages.chargeKind}>
        <option value="">{t(ui.select)}</option>
        {STAFF_CHARGES.map((charge) => (
          <option key={charge} value={charge}>
            {t(messages.chargeKinds[charge])}
          </option>
        ))}
      </Select>
      <LimitedField
        {...field("text", suggested?.text)}
        label={messages.chargeText}
        hint={t(messages.chargeTextHint)}
        limit={HIRE_LIMITS.text}
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
      {(securityHeld > 0 || fromSecurity) && (
        <Checkbox
          name="from-security"
          value="yes"
          label={t(messages.fromSecurity)}
          defaultChecked={fromSecurity}
        />
      )}
      <ReplacedCharges hire={hire} answer={answer} />
      {own?.kind === "to-confirm" && own.charge !== null ? (
        <ChargeQuestion hire={hire} answer={own} sum={own.charge} />
      ) : (
        <p>
          <SubmitButton variant="outline">{t(messages.charge)}</SubmitButton>
        </p>
      )}
    </Form>
  );
}

/** The question before the same thing is charged again, or damage in spite of a waiver. `sum`: what was charged before. */
function ChargeQuestion({
  hire,
  answer,
  sum,
}: {
  readonly hire: HireView;
  readonly answer: HireAnswer;
  readonly sum: Cents;
}) {
  const t = useT();
  const pressed = usePressed();
  const charge = STAFF_CHARGES.find((one) => one === answer.values["charge"]) ?? "other";
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  const orders = listCharges(hire, charge).map(({ number }) => orderName(number));
  const params = { what: t(messages.chargeKinds[charge]), sum: formatMoney(sum), orders: orders.join(", ") };
  return (
    <Question
      text={sum > 0 ? t(messages.chargedBefore, params) : t(returned.waiverQuestion)}
      yes={t(sum > 0 ? messages.chargeAgain : returned.chargeAnyway)}
      confirmed={String(sum)}
      back={page}
      busy={pressed({ confirmed: String(sum) }, `${page}/charges`)}
    />
  );
}

/** The charges that ended unpaid, each to be replaced by a new one for the same thing. */
function ReplacedCharges({ hire, answer }: HireFormProps) {
  const t = useT();
  const values = answer?.action === "charges" ? answer.values : null;
  return hire.money.unpaidCharges.map(({ orderId, number, charge, total }) => {
    const name = replacesField(orderId);
    return (
      <Checkbox
        key={orderId}
        name={name}
        value="yes"
        className={`charge-${charge}`}
        label={t(messages.inPlaceOf, { number: orderName(number), amount: formatMoney(total) })}
        defaultChecked={values === null || name in values}
      />
    );
  });
}
