import { Conflicts } from "#app/features/fleet/components/conflicts.tsx";
import type { LabelOf } from "#app/features/fleet/components/field-labels.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { MergedForm } from "#app/lib/forms/merged-form.ts";
import { SaveBar } from "#app/ui/admin/save-bar.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { linedFaultText } from "#app/ui/forms/lined/lined-faults.ts";
import { SUPPLY_CODES } from "../enums.ts";
import { supplyText } from "../load-text.ts";
import type { VenueOrVehicle } from "../venue-or-vehicle.ts";
import {
  supplyField,
  type VenueOrVehicleFault,
  type VenueOrVehicleValues,
} from "../venue-or-vehicle-form.ts";

interface VenueOrVehicleFormProps {
  readonly kind: VenueOrVehicle;
  /** The address that the form is posted to. */
  readonly action: string;
  readonly stored: VenueOrVehicleValues;
  readonly returned: MergedForm<VenueOrVehicleFault> | undefined;
}

const LABELS: Readonly<Record<string, Message>> = messages.fields;

/** The label of a field of a venue or a vehicle; its ticks of supplies share one. */
export const venueOrVehicleLabel: LabelOf = (field) =>
  field.startsWith("supply.") ? messages.supplies : LABELS[field];

/** A venue or a vehicle. */
export function VenueOrVehicleForm({ kind, action, stored, returned }: VenueOrVehicleFormProps) {
  const t = useT();
  const values = returned?.values ?? stored;
  const faultTexts = (returned?.faults ?? []).map((fault) => {
    const label = t(venueOrVehicleLabel(fault.field) ?? messages.fields.name);
    if (fault.kind === "too-long")
      return linedFaultText(t, { field: fault.field, n: null, label, text: t(textLength, fault.over) });
    return { field: fault.field, message: t(messages.faults[fault.kind], { field: label }) };
  });
  const errorOf = errorsOf(faultTexts);
  const field = fieldsOf(messages.fields, values, errorOf);
  return (
    <form method="post" action={action} className="admin-entry-fields stack-6" noValidate>
      <DefaultSubmit />
      <input type="hidden" name="base" value={JSON.stringify(returned?.base ?? stored)} />
      <ErrorSummary faults={faultTexts} />
      <Conflicts labelOf={venueOrVehicleLabel} returned={returned} />
      <section className="admin-card">
        <div className="admin-grid">
          <Field {...field("name")} required />
          {kind === "vehicle" && <Field {...field("payload")} inputMode="numeric" required />}
          {kind === "vehicle" && <Field {...field("litres")} inputMode="numeric" required />}
          {kind === "venue" && <Field {...field("floor_load")} inputMode="numeric" />}
        </div>
        {kind === "vehicle" && (
          <Checkbox
            name="tail_lift"
            value="yes"
            defaultChecked={values["tail_lift"] === "yes"}
            label={t(messages.fields.tail_lift)}
          />
        )}
        {kind === "venue" && <TextArea {...field("address")} rows={3} />}
        {kind === "venue" && <TextArea {...field("access")} rows={3} />}
      </section>
      {kind === "venue" && <Supplies values={values} />}
      <SaveBar>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </SaveBar>
    </form>
  );
}

function Supplies({ values }: { values: VenueOrVehicleValues }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="admin-card">
      <fieldset className="field">
        <legend className="field-label">{t(messages.supplies)}</legend>
        <p className="field-hint">{t(messages.suppliesHint)}</p>
        {SUPPLY_CODES.map((code) => (
          <Checkbox
            key={code}
            name={supplyField(code)}
            value="yes"
            defaultChecked={values[supplyField(code)] === "yes"}
            label={supplyText(locale, code)}
          />
        ))}
      </fieldset>
    </section>
  );
}

/** Deleting a venue or a vehicle. */
export function VenueOrVehicleSide({
  kind,
  action,
}: {
  kind: VenueOrVehicleFormProps["kind"];
  action: string;
}) {
  const t = useT();
  const label = t(kind === "venue" ? messages.deleteVenue : messages.deleteVehicle);
  return (
    <aside className="admin-side">
      <details>
        <summary>{label}</summary>
        <p>{t(messages.deleteText)}</p>
        <form method="post" action={action}>
          <SubmitButton variant="outline" small>
            {label}
          </SubmitButton>
        </form>
      </details>
    </aside>
  );
}
