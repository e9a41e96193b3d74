import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** A quarter of an hour, in seconds. */
const STEP = 900;

interface DateFieldsProps {
  readonly typed: TypedDates;
  /** What is wrong with the dates, null for nothing; left out where the page never says it. */
  readonly fault?: PeriodFault | null;
}

/** Collection and return, on quarter-hours in Irish time. What is wrong is at the field that it belongs to. */
export function DateFields({ typed, fault }: DateFieldsProps) {
  return (
    <>
      <DateField name="from" label={messages.collection} typed={typed} fault={fault} />
      <DateField name="to" label={messages.returning} typed={typed} fault={fault} />
    </>
  );
}

/** The id of a field, which the banner about the dates leads to. */
export function dateFieldId(name: "from" | "to"): string {
  return `hire-date-${name}`;
}

interface DateFieldProps {
  readonly name: "from" | "to";
  readonly label: Message;
  readonly typed: TypedDates;
  readonly fault: PeriodFault | null | undefined;
}

function DateField({ name, label, typed, fault }: DateFieldProps) {
  const t = useT();
  const id = dateFieldId(name);
  const isFaulty = !!fault && faultyField(fault) === name;
  return (
    <>
      <label className="hire-date">
        <span className="field-label">{t(label)}</span>
        <input
          id={id}
          className="input"
          type="datetime-local"
          name={name}
          step={STEP}
          required
          defaultValue={isTyped(typed[name]) ? typed[name] : ""}
          aria-invalid={isFaulty || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-error`}
          title={t(messages.datesHint)}
        />
      </label>
      {fault !== undefined && (
        <p className="field-error hire-date-error" id={`${id}-error`} data-live={`${name}-fault`}>
          {isFaulty && t(PERIOD_FAULTS[fault.kind])}
        </p>
      )}
    </>
  );
}

/** True for a text that such a field can show: the browser says nothing of any other text. */
function isTyped(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);
}
