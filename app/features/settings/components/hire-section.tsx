import { formatRate, formatThousandths } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { keysOf } from "#app/lib/records.ts";
import { clockTime } from "#app/lib/time/clock-time.ts";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { HIRE_NUMBERS, HIRE_PERCENTS, HIRE_SUMS, HIRE_TIMES, MAX_HIRE_STEPS } from "../hire-form.ts";
import type { HireSettings } from "../hire-settings.ts";
import { CancellationTable } from "./cancellation-table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionState } from "./section-state.ts";
import { StepsTable } from "./steps-table.tsx";

/** Times and prices of hire. */
export function HireSection({ hire, state }: { readonly hire: HireSettings; readonly state: SectionState }) {
  const t = useT();
  const field = (name: keyof typeof messages.fields, stored: string) => ({
    name: `hire.${name}`,
    label: messages.fields[name],
    autoComplete: "off",
    defaultValue: state.valueOf(`hire.${name}`, stored),
    error: state.errorOf(`hire.${name}`),
  });
  const numbers = keysOf(HIRE_NUMBERS);
  return (
    <SectionFrame section="hire" state={state}>
      <h3 className="field-label">{t(messages.times)}</h3>
      <div className="admin-grid">
        {HIRE_TIMES.map((name) => (
          <Field key={name} {...field(name, clockTime(hire[name]))} type="time" step={900} />
        ))}
        {numbers.map((name) => (
          <Field key={name} {...field(name, String(hire[name]))} inputMode="numeric" />
        ))}
      </div>
      <h3 className="field-label">{t(messages.prices)}</h3>
      <div className="admin-grid">
        {HIRE_SUMS.map((name) => (
          <Field key={name} {...field(name, euroText(hire[name]))} inputMode="decimal" />
        ))}
        {HIRE_PERCENTS.map((name) => (
          <Field key={name} {...field(name, formatRate(hire[name]))} inputMode="decimal" />
        ))}
      </div>
      <Checkbox
        name="hire.instantQuotes"
        value="yes"
        label={t(messages.instantQuotes)}
        hint={t(messages.instantQuotesHint)}
        defaultChecked={state.valueOf("hire.instantQuotes", hire.instantQuotes ? "yes" : "") === "yes"}
      />
      <h3 className="field-label">{t(messages.steps)}</h3>
      <p className="field-hint">{t(messages.stepsHint)}</p>
      <StepsTable
        name="hire.steps"
        rows={MAX_HIRE_STEPS}
        textOf={(name) => state.valueOf(name, storedStep(hire, name))}
        errorOf={state.errorOf}
      />
      <h3 className="field-label">{t(messages.cancellation)}</h3>
      <p className="field-hint">{t(messages.cancellationHint)}</p>
      <CancellationTable
        textOf={(name) => state.valueOf(name, storedCancellation(hire, name))}
        errorOf={state.errorOf}
      />
    </SectionFrame>
  );
}

/** What is stored for a field such as `hire.cancellation.0.share`. */
function storedCancellation({ cancellation }: HireSettings, name: string): string {
  const [, , row, part] = name.split(".");
  const step = cancellation[Number(row)];
  if (!step) return "";
  return part === "hours" ? String(step.hours) : formatRate(step.share);
}

/** What is stored for a field such as `hire.steps.0.further`. */
function storedStep({ steps }: HireSettings, name: string): string {
  const [, , row, part] = name.split(".");
  const step = steps[Number(row)];
  if (!step) return "";
  if (part === "from") return String(step.from);
  return formatThousandths(part === "further" ? step.further : step.thousandths);
}
