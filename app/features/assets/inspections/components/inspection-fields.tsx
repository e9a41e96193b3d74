import * as messages from "#app/i18n/messages/hire-admin/inspections.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { INSPECTION_SCHEMES } from "../../enums.ts";
import {
  type InspectionFault,
  REPORT_FIELD,
  REPORT_TYPES,
  type ReturnedInspection,
} from "../inspection-form.ts";

interface FieldsProps {
  /** The text before the ids of the fields, because a page holds several such forms. */
  readonly prefix: string;
  readonly returned: ReturnedInspection | null;
  /** What the fields hold before anybody typed. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether a report can be attached. */
  readonly report: boolean;
}

/** The fields of an inspection, above them what was wrong with them. */
export function InspectionFields({ prefix, returned, values, report }: FieldsProps) {
  const t = useT();
  const faultTexts = useFaultTexts(prefix, returned?.faults ?? []);
  const errorOf = errorsOf(faultTexts);
  const fields = fieldsOf(messages.fields, { ...values, ...returned?.values }, (name) =>
    errorOf(`${prefix}-${name}`),
  );
  const field = (name: keyof typeof messages.fields) => ({ id: `${prefix}-${name}`, ...fields(name) });
  return (
    <>
      <ErrorSummary faults={faultTexts} />
      <div className="admin-grid">
        <Select {...field("scheme")}>
          {INSPECTION_SCHEMES.map((scheme) => (
            <option key={scheme} value={scheme}>
              {t(messages.schemes[scheme])}
            </option>
          ))}
        </Select>
        <Select {...field("result")}>
          <option value="passed">{t(messages.passed)}</option>
          <option value="failed">{t(messages.failed)}</option>
        </Select>
        <Field {...field("doneOn")} type="date" required />
        <Field {...field("dueOn")} type="date" hint={t(messages.dueHint)} />
        <Field {...field("swlKg")} inputMode="numeric" />
        <Field {...field("person")} required />
        <Field {...field("company")} />
        <Field {...field("note")} />
        {report && (
          <Field
            id={`${prefix}-${REPORT_FIELD}`}
            name={REPORT_FIELD}
            type="file"
            accept={REPORT_TYPES}
            label={messages.fields.report}
            error={errorOf(`${prefix}-${REPORT_FIELD}`)}
          />
        )}
      </div>
    </>
  );
}

/** A fault of the whole form leads to its first field. */
function useFaultTexts(prefix: string, faults: readonly InspectionFault[]): readonly FaultText[] {
  const t = useT();
  return faults.map(({ field, kind, units = [], over }) => ({
    field: `${prefix}-${field ?? "scheme"}`,
    message: over ? t(textLength, over) : t(messages.faults[kind], { units: units.join(", ") }),
  }));
}
