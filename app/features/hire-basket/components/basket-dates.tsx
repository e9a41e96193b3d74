import { ClosedTimesBanner } from "#app/features/hire-prices/components/closed-times-banner.tsx";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { BasketView } from "../basket-view.ts";
import { periodField } from "../period-field.ts";

/**
 * Collection and return. The fields stay in the page while the rest is replaced, so that the focus is not lost in the
 * middle of a date. Their ids are those that the enquiry's error summary leads to.
 */
export function BasketDates({ view }: { view: BasketView }) {
  const t = useT();
  return (
    <fieldset className="basket-dates">
      <legend className="hidden-visually">{t(messages.dates)}</legend>
      <DateField name="from" label={messages.collection} view={view} />
      <DateField name="to" label={messages.returning} view={view} />
      {/* The first button of the form: the one that Enter presses. */}
      <SubmitButton variant="outline">{t(messages.update)}</SubmitButton>
      <p className="field-hint basket-dates-hint" id="hire-dates-hint">
        {t(messages.datesHint)}
      </p>
      <div className="basket-closed" data-hire-part="closed">
        <ClosedTimesBanner
          closed={view.closed}
          choice={(period, label) => (
            <SubmitButton
              key={label}
              variant="outline"
              small
              name="period"
              value={periodField(period)}
              data-focus="enquiry-from"
            >
              {label}
            </SubmitButton>
          )}
        />
      </div>
    </fieldset>
  );
}

function DateField({ name, label, view }: { name: "from" | "to"; label: Message; view: BasketView }) {
  const t = useT();
  const id = `enquiry-${name}`;
  const fault = view.datesFault;
  const isFaulty = fault !== null && faultyField(fault) === name;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <span>{t(label)}</span>
        <Companion of={label} />
      </label>
      <input
        type="datetime-local"
        step={900}
        id={id}
        name={name}
        className="input"
        defaultValue={view[name]}
        aria-describedby={`${id}-error hire-dates-hint`}
        aria-invalid={isFaulty || undefined}
      />
      <p className="field-error" id={`${id}-error`} data-hire-part={`${name}-fault`}>
        {isFaulty && fault ? t(PERIOD_FAULTS[fault.kind]) : ""}
      </p>
    </div>
  );
}
