import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import type { Maker } from "../../duties/duties.ts";
import type { DutyFault, DutyField, DutyValues, MakerValues } from "../../duties/duties-form.ts";

export const DUTY_LABELS: Readonly<Record<DutyField, Message>> = {
  manufacturerName: messages.manufacturerName,
  manufacturerAddress: messages.manufacturerAddress,
  manufacturerContact: messages.manufacturerContact,
  manufacturerOutsideEu: messages.manufacturerOutsideEu,
  responsiblePerson: messages.responsiblePerson,
  warnings: messages.warnings,
  warningsGa: messages.warningsGa,
  radioNote: messages.radioNote,
  radioNoteGa: messages.radioNoteGa,
  electrical: messages.electrical,
  hasBatteries: messages.hasBatteries,
  environmentalCost: messages.environmentalCost,
  guaranteeYears: messages.guaranteeYears,
  withdrawalException: messages.withdrawalException,
};

/** Faults as the list on top of a form and its fields say them. */
export function dutyFaultTexts(t: Translate, faults: readonly DutyFault[]): readonly FaultText[] {
  return faults.map((fault) => ({ field: fault.field, message: sentence(t, fault) }));
}

function sentence(t: Translate, { field, kind, max = 0 }: DutyFault): string {
  const label = t(DUTY_LABELS[field]);
  switch (kind) {
    case "too-long":
      return t(messages.tooLong, { label, max });
    case "cost":
      return t(messages.wrongCost);
    case "years":
      return t(messages.wrongYears);
    case "maker-needed":
      return t(messages.makerNeeded);
    case "both-languages":
      return t(messages.bothLanguages, { label });
    case "choice":
      return t(messages.wrongChoice, { label });
  }
}

interface FieldsProps<Values> {
  /** The values as stored, or as typed in a form that came back. */
  readonly values: Values;
  readonly faults: readonly FaultText[];
}

/** What one input gets. */
function wired<Name extends DutyField>({ values, faults }: FieldsProps<Readonly<Record<Name, string>>>) {
  return (name: Name) => ({
    name,
    label: DUTY_LABELS[name],
    defaultValue: values[name],
    error: faults.find(({ field }) => field === name)?.message,
  });
}

/** The fields about the maker of a brand or of one product, and about who answers for it in the EU. */
export function MakerFields(props: FieldsProps<MakerValues>) {
  const t = useT();
  const field = wired(props);
  return (
    <div className="form-pairs">
      <Field {...field("manufacturerName")} autoComplete="off" />
      <Field {...field("manufacturerContact")} autoComplete="off" spellCheck={false} />
      <TextArea {...field("manufacturerAddress")} rows={2} className="field-full" />
      <Checkbox
        name="manufacturerOutsideEu"
        value="yes"
        defaultChecked={props.values.manufacturerOutsideEu !== ""}
        label={t(messages.manufacturerOutsideEu)}
        className="field-full"
      />
      <TextArea
        {...field("responsiblePerson")}
        rows={2}
        hint={t(messages.responsibleHint)}
        className="field-full"
      />
    </div>
  );
}

/** All that the law requires for one product. `brandMaker` is shown where the product names no maker itself. */
export function DutiesFields({
  brandMaker,
  ...props
}: FieldsProps<DutyValues> & { readonly brandMaker: Maker | null }) {
  const t = useT();
  return (
    <>
      <p className="muted">
        {t(messages.fieldsetText)}{" "}
        {brandMaker?.name &&
          t(messages.fromBrand, {
            maker: [brandMaker.name, brandMaker.address, brandMaker.contact].filter(Boolean).join(", "),
          })}
      </p>
      <MakerFields {...props} />
      <Notes {...props} />
      <Equipment {...props} />
      <Rights {...props} />
    </>
  );
}

function Notes(props: FieldsProps<DutyValues>) {
  const t = useT();
  const field = wired(props);
  return (
    <div className="form-pairs">
      <TextArea {...field("warnings")} rows={3} lang="en" />
      <TextArea {...field("warningsGa")} rows={3} lang="ga" />
      <TextArea {...field("radioNote")} rows={2} lang="en" hint={t(messages.radioHint)} />
      <TextArea {...field("radioNoteGa")} rows={2} lang="ga" hint={t(messages.radioHint)} />
    </div>
  );
}

function Equipment(props: FieldsProps<DutyValues>) {
  const t = useT();
  const field = wired(props);
  return (
    <div className="form-pairs">
      <Select {...field("electrical")}>
        <option value="">{t(messages.inherit)}</option>
        <option value="yes">{t(messages.yes)}</option>
        <option value="no">{t(messages.no)}</option>
      </Select>
      <Field {...field("environmentalCost")} inputMode="decimal" hint={t(messages.environmentalHint)} />
      <Checkbox
        name="hasBatteries"
        value="yes"
        defaultChecked={props.values.hasBatteries !== ""}
        label={t(messages.hasBatteries)}
        className="field-full"
      />
    </div>
  );
}

function Rights(props: FieldsProps<DutyValues>) {
  const t = useT();
  const field = wired(props);
  return (
    <div className="form-pairs">
      <Field {...field("guaranteeYears")} inputMode="numeric" hint={t(messages.guaranteeHint)} />
      <Select {...field("withdrawalException")}>
        <option value="">{t(messages.noException)}</option>
        <option value="custom-made">{t(messages.customMade)}</option>
        <option value="sealed-hygiene">{t(messages.sealedHygiene)}</option>
      </Select>
    </div>
  );
}
