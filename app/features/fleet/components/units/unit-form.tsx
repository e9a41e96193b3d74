import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { MergedForm } from "#app/lib/forms/merged-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { UNIT_FIELDS, type UnitFormFault, type UnitValues } from "../../units/units.ts";
import { Conflicts } from "../conflicts.tsx";
import { fieldFaultTexts } from "../fault-text.ts";
import { unitLabel } from "../field-labels.ts";

interface UnitFormProps {
  readonly unit: { readonly number: number; readonly values: UnitValues };
  readonly returned: MergedForm<UnitFormFault> | undefined;
}

/** The particulars of a unit. */
export function UnitForm({ unit, returned }: UnitFormProps) {
  const t = useT();
  const values = returned?.values ?? unit.values;
  const faults = (returned?.faults ?? []).map((fault) => ({ ...fault, value: values[fault.field] ?? "" }));
  const faultTexts = fieldFaultTexts(t, faults, unitLabel);
  const errorOf = errorsOf(faultTexts);
  const field = fieldsOf(unitMessages.unitFields, values, errorOf);
  return (
    <form
      method="post"
      action={adminPath(`/admin/hire/units/${unit.number}`)}
      className="admin-card"
      noValidate
    >
      <h2>{t(unitMessages.particulars)}</h2>
      <ErrorSummary faults={faultTexts} />
      <Conflicts labelOf={unitLabel} returned={returned} />
      <input type="hidden" name="base" value={JSON.stringify(returned?.base ?? unit.values)} />
      <div className="admin-grid">
        {UNIT_FIELDS.filter((name) => name !== "note").map((name) => (
          <Field
            key={name}
            {...field(name)}
            spellCheck={false}
            {...((name === "hours" || name === "case") && { inputMode: "numeric" as const })}
          />
        ))}
      </div>
      <TextArea {...field("note")} rows={2} />
      <p>
        <SubmitButton small>{t(messages.save)}</SubmitButton>
      </p>
    </form>
  );
}
