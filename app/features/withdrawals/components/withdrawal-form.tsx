import { useMailed } from "#app/features/mail/mail-server.tsx";
import { email as plainEmail } from "#app/i18n/messages/shop/orders.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, RequiredHint, TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf, valuesOf } from "#app/ui/forms/form-fields.ts";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import type { WithdrawalFault, WithdrawalValues } from "../schema.ts";
import type { WithdrawalLine } from "../withdrawals.ts";
import { withdrawalFaultText } from "./fault-messages.ts";

interface WithdrawalFormProps {
  readonly values: WithdrawalValues;
  readonly faults: readonly WithdrawalFault[];
  /** The order's lines; null for a guest, who names order and items in words. */
  readonly lines: readonly WithdrawalLine[] | null;
}

/** First step: who withdraws, from which contract, for which goods. */
export function WithdrawalForm({ values, faults, lines }: WithdrawalFormProps) {
  const t = useT();
  const mailed = useMailed();
  const faultTexts = faults.map((fault) => ({ field: fault.field, message: withdrawalFaultText(t, fault) }));
  const field = valuesOf<string>(values, errorsOf(faultTexts));
  return (
    <form method="post" noValidate className="withdraw-form">
      <ErrorSummary faults={faultTexts} />
      {lines && <Lines lines={lines} values={values} faults={faults} />}
      <div className="form form-two">
        <RequiredHint />
        <Field {...field("name")} label={messages.name} required autoComplete="name" />
        <Field
          {...field("email")}
          label={mailed(messages.email, plainEmail)}
          hint={lines === null && t(messages.emailHint)}
          type="email"
          required
          autoComplete="email"
        />
        {lines === null && (
          <>
            <Field
              {...field("reference")}
              label={messages.reference}
              hint={t(messages.referenceHint)}
              required
              inputMode="numeric"
              autoComplete="off"
            />
            <TextArea
              {...field("which")}
              label={messages.which}
              hint={t(messages.whichHint)}
              rows={3}
              className="field-full"
            />
          </>
        )}
      </div>
      <PrivacyLine text={messages.privacy} />
      <div className="row">
        <SubmitButton variant="solid" name="step" value="check">
          {t(messages.continueButton)}
        </SubmitButton>
      </div>
    </form>
  );
}

function Lines({ lines, values, faults }: WithdrawalFormProps & { lines: readonly WithdrawalLine[] }) {
  const t = useT();
  return (
    <fieldset className="withdraw-lines">
      <legend>{t(messages.items)}</legend>
      <p className="field-hint">{t(messages.itemsHint)}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.position}>
            <span className="withdraw-line-name">{line.text}</span>
            <LineChoice line={line} values={values} faults={faults} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Longer lists are typed, not chosen. */
const MAX_LISTED = 50;

function LineChoice({
  line,
  values,
  faults,
}: {
  line: WithdrawalLine;
  values: WithdrawalValues;
  faults: readonly WithdrawalFault[];
}) {
  const t = useT();
  const name = `line-${line.position}`;
  const seal = `seal-${line.position}`;
  if (line.exception === "custom-made") return <p className="withdraw-line-note">{t(messages.madeForYou)}</p>;
  if (line.left === 0) {
    const gone = line.stated > 0 ? messages.alreadyWithdrawn : messages.alreadyRefunded;
    return <p className="withdraw-line-note">{t(gone)}</p>;
  }
  const fault = faults.find((found) => found.field === name);
  const sealFault = faults.find((found) => found.field === seal);
  const wired = {
    id: name,
    name,
    className: "input input-small",
    "aria-label": t(messages.quantityOf, { item: line.text }),
    defaultValue: values[name] ?? String(line.left),
    ...(fault && { "aria-invalid": true as const, "aria-describedby": `${name}-error` }),
  };
  return (
    <>
      {fault && (
        <p className="field-error" id={`${name}-error`}>
          {withdrawalFaultText(t, fault)}
        </p>
      )}
      {line.left > MAX_LISTED ? (
        <input {...wired} type="text" inputMode="numeric" />
      ) : (
        <select {...wired}>
          {Array.from({ length: line.left + 1 }, (_, at) => line.left - at).map((quantity) => (
            <option key={quantity} value={quantity}>
              {quantity === 0 ? t(messages.keep) : quantity}
            </option>
          ))}
        </select>
      )}
      {line.exception === "sealed-hygiene" && (
        <div className="withdraw-line-note">
          <p>{t(messages.sealed)}</p>
          <Checkbox
            name={seal}
            value="yes"
            defaultChecked={values[seal] === "yes"}
            label={t(messages.unopened)}
            error={sealFault && withdrawalFaultText(t, sealFault)}
          />
        </div>
      )}
    </>
  );
}
