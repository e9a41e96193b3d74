import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** A quarter of an hour, in seconds. */
const STEP = 900;

/** Collection and return, on quarter-hours in Irish time. */
export function DateFields({ typed, isWrong = false }: { typed: TypedDates; isWrong?: boolean }) {
  const t = useT();
  const field = (name: "from" | "to", label: string) => (
    <label className="hire-date">
      <span className="field-label">{label}</span>
      <input
        className="input"
        type="datetime-local"
        name={name}
        step={STEP}
        required
        defaultValue={isTyped(typed[name]) ? typed[name] : ""}
        aria-invalid={isWrong || undefined}
        title={t(messages.datesHint)}
      />
    </label>
  );
  return (
    <>
      {field("from", t(messages.collection))}
      {field("to", t(messages.returning))}
    </>
  );
}

/** True for a text that such a field can show: the browser says nothing of any other text. */
function isTyped(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);
}
