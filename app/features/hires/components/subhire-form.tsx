import { Form } from "react-router";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { valuesOf } from "#app/ui/forms/form-fields.ts";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { type SubhireAnswer, subhireFault } from "../shortages/shortages.ts";

export interface SupplierChoice {
  readonly id: string;
  readonly name: string;
}

interface SubhireFormProps {
  /** Id of the shortage or hire; also makes the ids of the fields unique. */
  readonly subject: string;
  readonly action: string;
  /** The address that a no to a question leads to. */
  readonly back: string;
  /** The hire's version. */
  readonly version: number;
  readonly suppliers: readonly SupplierChoice[];
  /** What can be chosen; null where the shortage says it. */
  readonly lines: readonly { readonly id: string; readonly name: string }[] | null;
  readonly quantity: number;
  readonly period: { readonly startsAt: Date; readonly endsAt: Date };
  readonly answer: SubhireAnswer | null;
}

/** Why a form of this subject did nothing. */
export function SubhireFault({ answer }: { readonly answer: SubhireAnswer | null }) {
  const t = useT();
  const fault = answer && subhireFault(answer);
  return fault && <Banner kind="fault">{t(fault)}</Banner>;
}

/** Asks a supplier for gear. */
export function SubhireForm(props: SubhireFormProps) {
  const { subject, action, back, version, suppliers, lines, quantity, period, answer } = props;
  const [t, locale, pressed] = [useT(), useLocale(), usePressed()];
  const blocked = answer?.kind === "to-confirm" ? answer.blocked : null;
  const values = valuesOf<string>(answer?.values ?? {});
  const field = (name: string, stored?: string) => ({ ...values(name, stored), id: `${name}-${subject}` });
  if (suppliers.length === 0) return <p className="muted">{t(messages.noSuppliers)}</p>;
  return (
    <Form method="post" action={action} className="stack-3" noValidate>
      <input type="hidden" name="version" value={version} />
      <Select {...field("supplier")} label={messages.supplier} prompt>
        <NamedOptions of={suppliers} />
      </Select>
      {lines && (
        <>
          <Select {...field("line", lines[0]?.id)} label={messages.columns.item}>
            <NamedOptions of={lines} />
            <option value="">{t(messages.otherItem)}</option>
          </Select>
          <Field {...field("description")} label={messages.description} maxLength={200} />
        </>
      )}
      <Field {...field("quantity", String(quantity))} label={messages.quantity} inputMode="numeric" />
      <Field
        {...field("from", toIrishInput(period.startsAt))}
        label={messages.columns.from}
        type="datetime-local"
      />
      <Field
        {...field("to", toIrishInput(period.endsAt))}
        label={messages.columns.to}
        type="datetime-local"
      />
      <Field {...field("cost")} label={messages.costNet} inputMode="decimal" />
      <Field {...field("reference")} label={messages.reference} maxLength={100} />
      {blocked ? (
        <Question
          text={t(messages.notWholeBlocked, {
            from: formatDateTime(locale, blocked.from),
            to: formatDateTime(locale, blocked.to),
          })}
          yes={t(messages.addSubhire)}
          confirmed="yes"
          back={back}
          busy={pressed({ confirmed: "yes" }, action)}
          harmless
        />
      ) : (
        <p>
          <SubmitButton variant="outline">{t(messages.addSubhire)}</SubmitButton>
        </p>
      )}
    </Form>
  );
}
