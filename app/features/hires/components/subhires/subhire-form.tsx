import { Form } from "react-router";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { errorsOf, valuesOf } from "#app/ui/forms/form-fields.ts";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { type SubhireAnswer, subhireFault, subhireFaultTexts } from "../../shortages/shortages.ts";
import { HIRE_LIMITS } from "../../text-limits.ts";
import "./subhire-form.css";

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

type FormAnswer = Pick<SubhireAnswer, "subject" | "kind" | "faults" | "values">;

interface SubhireFaultProps {
  readonly answer: FormAnswer | null;
  /** What follows the sentence, such as a link. */
  readonly children?: React.ReactNode;
}

/** Why a form of this subject did nothing, with the faults of its fields; in view, with the focus. */
export function SubhireFault({ answer, children }: SubhireFaultProps) {
  const t = useT();
  const fault = answer && subhireFault(answer);
  if (fault)
    return (
      <FocusedBanner of={answer}>
        {t(fault)}
        {children}
      </FocusedBanner>
    );
  return <ErrorSummary faults={subhireFaultTexts(t, answer)} />;
}

/** Asks a supplier for gear. */
export function SubhireForm(props: SubhireFormProps) {
  const { subject, action, back, version, suppliers, lines, quantity, period, answer } = props;
  const [t, locale, pressed] = [useT(), useLocale(), usePressed()];
  const blocked = answer?.kind === "to-confirm" ? answer.blocked : null;
  const errorOf = errorsOf(subhireFaultTexts(t, answer));
  const values = valuesOf<string>(answer?.values ?? {});
  const field = (name: string, stored?: string) => {
    const id = `${name}-${subject}`;
    return { ...values(name, stored), id, error: errorOf(id) };
  };
  if (suppliers.length === 0) return <p className="muted">{t(messages.noSuppliers)}</p>;
  return (
    <Form method="post" action={action} className="stack-3 subhire-form" noValidate>
      <input type="hidden" name="version" value={version} />
      <div className="subhire-fields">
        <Select {...field("supplier")} label={messages.supplier} prompt>
          <NamedOptions of={suppliers} />
        </Select>
        {lines && (
          <>
            <Select {...field("line", lines[0]?.id)} label={messages.columns.item}>
              <NamedOptions of={lines} />
              <option value="">{t(messages.otherItem)}</option>
            </Select>
            <LimitedField
              {...field("description")}
              label={messages.description}
              limit={HIRE_LIMITS.description}
            />
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
        <LimitedField {...field("reference")} label={messages.reference} limit={HIRE_LIMITS.reference} />
      </div>
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
