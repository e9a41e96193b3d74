import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as hires from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { HireView } from "../hires.ts";
import { PAYABLE_PARTS, type RecordedPart, waivable } from "../payments/recorded/recorded-part.ts";
import { HIRE_LIMITS } from "../text-limits.ts";
import { type HireFormProps, HireFormRefused, useHireField } from "./hire-forms.tsx";

interface PaymentProps extends HireFormProps {
  /** The day in Ireland, as YYYY-MM-DD. */
  readonly today: string;
}

/** What of a hire staff can record as paid or waive, as a form names it. */
interface Choice {
  readonly value: string;
  readonly part: RecordedPart;
  readonly name: string;
  readonly amount: Cents;
}

/** Records what was paid outside of the site, or lets it go; nothing where nothing is open. */
export function PaymentForms({ hire, answer, today }: PaymentProps) {
  const choices = useChoices(hire);
  const open = choices.filter(({ amount }) => amount > 0);
  const given = choices.flatMap((choice) => {
    const waived = waivable(hire, choice.part);
    return waived ? [{ ...choice, amount: waived.amount }] : [];
  });
  const records = open.length > 0 || answer?.action === "payments";
  const waives = given.length > 0 || answer?.action === "waivers";
  if (!records && !waives) return null;
  return (
    <>
      {records && (
        <RecordForm key={`record ${hire.version}`} hire={hire} answer={answer} today={today} choices={open} />
      )}
      {waives && <WaiveForm key={`waive ${hire.version}`} hire={hire} answer={answer} choices={given} />}
    </>
  );
}

function useChoices({ money }: HireView): readonly Choice[] {
  const t = useT();
  const parts = PAYABLE_PARTS.map((part) => ({
    value: part,
    part,
    name: t(hires.parts[part]),
    amount: money[part].open,
  }));
  const charges = [...money.charges, ...money.unpaidCharges].map(({ orderId, charge, total }) => ({
    value: orderId,
    part: { orderId },
    name: t(hires.chargeKinds[charge ?? "other"]),
    amount: total,
  }));
  return [...parts, ...charges];
}

type ChoiceProps = HireFormProps & { readonly choices: readonly Choice[] };

function RecordForm({ hire, answer, today, choices }: ChoiceProps & PaymentProps) {
  const t = useT();
  const action = adminPath(`/admin/hire/hires/${hire.id}/payments`);
  const busy = usePressed()({}, action);
  const field = useHireField(answer, "payments");
  return (
    <FormDialog label={t(messages.record)} variant="solid" isAnswered={answer?.action === "payments"}>
      <Form method="post" action={action} className="admin-form" noValidate>
        <HireFormRefused answer={answer} action="payments" />
        <p className="muted">{t(messages.recordText)}</p>
        <input type="hidden" name="version" value={hire.version} />
        <Choices {...field("part", choices[0]?.value)} label={messages.what} of={choices} />
        <Select {...field("method")} label={messages.method}>
          <option value="">{t(ui.select)}</option>
          {(["cash", "terminal", "transfer"] as const).map((method) => (
            <option key={method} value={method}>
              {t(messages.methods[method])}
            </option>
          ))}
        </Select>
        <Field {...field("received", today)} label={messages.receivedOn} type="date" max={today} />
        <LimitedField
          {...field("reference")}
          label={messages.reference}
          hint={t(messages.referenceHint)}
          limit={HIRE_LIMITS.reference}
        />
        <p>
          <SubmitButton variant="solid" busy={busy}>
            {t(messages.markPaid)}
          </SubmitButton>
        </p>
      </Form>
    </FormDialog>
  );
}

function WaiveForm({ hire, answer, choices }: ChoiceProps) {
  const t = useT();
  const action = adminPath(`/admin/hire/hires/${hire.id}/waivers`);
  const busy = usePressed()({}, action);
  const field = useHireField(answer, "waivers");
  return (
    <FormDialog label={t(messages.waive)} isAnswered={answer?.action === "waivers"}>
      <Form method="post" action={action} className="admin-form" noValidate>
        <HireFormRefused answer={answer} action="waivers" />
        <p className="muted">{t(messages.waiveText)}</p>
        <input type="hidden" name="version" value={hire.version} />
        <Choices {...field("waived", choices[0]?.value)} label={messages.whatWaived} of={choices} />
        <LimitedField
          {...field("waived-reason")}
          label={hires.reason}
          limit={HIRE_LIMITS["waived-reason"]}
          required
        />
        <p>
          <SubmitButton variant="danger" busy={busy}>
            {t(messages.waiveNow)}
          </SubmitButton>
        </p>
      </Form>
    </FormDialog>
  );
}

type ChoicesProps = Omit<React.ComponentProps<typeof Select>, "children"> & {
  readonly of: readonly Choice[];
};

function Choices({ of, ...select }: ChoicesProps) {
  const t = useT();
  return (
    <Select {...select}>
      {of.map(({ value, name, amount }) => (
        <option key={value} value={value}>
          {t(messages.ofPart, { part: name, amount: formatMoney(amount) })}
        </option>
      ))}
    </Select>
  );
}
