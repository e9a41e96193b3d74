import { StepsTable } from "#app/features/settings/components/steps-table.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as groupMessages from "#app/i18n/messages/fleet-admin/fleet-groups.ts";
import * as hire from "#app/i18n/messages/hire-admin/hire-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { MergedForm } from "#app/lib/forms/merged-form.ts";
import { SaveBar } from "#app/ui/admin/save-bar.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { type GroupFault, type GroupValues, MAX_STEPS } from "../groups/groups.ts";
import { Conflicts } from "./conflicts.tsx";
import { fieldFaultTexts } from "./fault-text.ts";
import { groupLabel } from "./field-labels.ts";

interface GroupFormProps {
  /** The id; null for a group that is not there yet. */
  readonly id: string | null;
  readonly stored: GroupValues;
  readonly returned: MergedForm<GroupFault> | undefined;
}

/** A group of items: names, times in the store, factors, and whether pages show availability. */
export function GroupForm({ id, stored, returned }: GroupFormProps) {
  const t = useT();
  const values = returned?.values ?? stored;
  const base = returned?.base ?? stored;
  const faults = (returned?.faults ?? []).map((fault) => ({ ...fault, value: values[fault.field] ?? "" }));
  const faultTexts = fieldFaultTexts(t, faults, groupLabel);
  const errorOf = errorsOf(faultTexts);
  const field = fieldsOf(groupMessages.groupFields, values, errorOf);
  return (
    <form
      method="post"
      action={adminPath(`/admin/hire/groups/${id ?? "new"}`)}
      className="admin-entry-fields stack-6"
      noValidate
    >
      <DefaultSubmit />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <ErrorSummary faults={faultTexts} />
      <Conflicts labelOf={groupLabel} returned={returned} />
      <section className="admin-card">
        <div className="admin-grid">
          <Field {...field("name")} required />
          <Field {...field("name_ga")} lang="ga" required />
          <Field {...field("prep")} inputMode="numeric" className="admin-new-row" />
          <Field {...field("turnaround")} inputMode="numeric" />
          <Field {...field("half_day")} inputMode="decimal" hint={t(groupMessages.halfDayHint)} />
        </div>
        <Checkbox
          name="live"
          value="yes"
          defaultChecked={values.live === "yes"}
          label={t(groupMessages.live)}
          hint={t(groupMessages.liveHint)}
        />
        <Checkbox
          name="withdrawal"
          value="yes"
          defaultChecked={(values.withdrawal ?? "yes") === "yes"}
          label={t(groupMessages.withdrawal)}
          hint={t(groupMessages.withdrawalHint)}
        />
      </section>
      <section className="admin-card">
        <h2>{t(hire.steps)}</h2>
        <Checkbox
          name="own_steps"
          value="yes"
          defaultChecked={values.own_steps === "yes"}
          label={t(groupMessages.ownSteps)}
          hint={t(groupMessages.ownStepsHint)}
        />
        <StepsTable name="steps" rows={MAX_STEPS} textOf={(name) => values[name] ?? ""} errorOf={errorOf} />
      </section>
      <SaveBar>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </SaveBar>
    </form>
  );
}
