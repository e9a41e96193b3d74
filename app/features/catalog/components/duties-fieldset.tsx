import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/duties-desk.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import type { FieldProblem } from "#app/ui/error-summary.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/field.tsx";
import type { Maker } from "../duties.ts";
import type { DutyFault, DutyField, DutyValues, MakerValues } from "../duties-form.ts";

const LABELS: Readonly<Record<DutyField, Message>> = {
  manufacturerName: words.manufacturerName,
  manufacturerAddress: words.manufacturerAddress,
  manufacturerContact: words.manufacturerContact,
  manufacturerOutsideEu: words.manufacturerOutsideEu,
  responsiblePerson: words.responsiblePerson,
  warnings: words.warnings,
  warningsGa: words.warningsGa,
  radioNote: words.radioNote,
  radioNoteGa: words.radioNoteGa,
  electrical: words.electrical,
  hasBatteries: words.hasBatteries,
  environmentalCost: words.environmentalCost,
  guaranteeYears: words.guaranteeYears,
  withdrawalException: words.withdrawalException,
};

/** Faults as the list on top of a form and its fields say them. */
export function dutyProblems(t: Translate, faults: readonly DutyFault[]): readonly FieldProblem[] {
  return faults.map((fault) => ({ field: fault.field, message: sentence(t, fault) }));
}

function sentence(t: Translate, { field, kind, max = 0 }: DutyFault): string {
  const label = t(LABELS[field]);
  switch (kind) {
    case "too-long":
      return t(words.tooLong, { label, max });
    case "cost":
      return t(words.wrongCost);
    case "years":
      return t(words.wrongYears);
    case "maker-needed":
      return t(words.makerNeeded);
    case "both-languages":
      return t(words.bothLanguages, { label });
    case "choice":
      return t(words.wrongChoice, { label });
  }
}

interface FieldsProps<Values> {
  /** As stored, or as typed in a form that came back. */
  readonly values: Values;
  readonly problems: readonly FieldProblem[];
}

/** What one input gets. */
function wired<Values extends Partial<DutyValues>>({ values, problems }: FieldsProps<Values>) {
  return (name: DutyField & keyof Values) => ({
    name,
    label: LABELS[name],
    companion: false,
    defaultValue: values[name] as string,
    error: problems.find(({ field }) => field === name)?.message,
  });
}

/** Who made it, and who answers for it in the EU: of a brand, or of one product. */
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
        label={t(words.manufacturerOutsideEu)}
        className="field-full"
      />
      <TextArea
        {...field("responsiblePerson")}
        rows={2}
        hint={t(words.responsibleHint)}
        className="field-full"
      />
    </div>
  );
}

/** All that the law wants said of one product. `brandMaker` is shown where the product names no maker itself. */
export function DutiesFieldset({
  brandMaker,
  ...props
}: FieldsProps<DutyValues> & { readonly brandMaker: Maker | null }) {
  const t = useT();
  return (
    <fieldset className="stack-5" id="duties">
      <legend className="step-1 bold">{t(words.fieldset)}</legend>
      <p className="muted">
        {t(words.fieldsetText)}{" "}
        {brandMaker?.name &&
          t(words.fromBrand, {
            maker: [brandMaker.name, brandMaker.address, brandMaker.contact].filter(Boolean).join(", "),
          })}
      </p>
      <MakerFields {...props} />
      <Notes {...props} />
      <Equipment {...props} />
      <Rights {...props} />
    </fieldset>
  );
}

function Notes(props: FieldsProps<DutyValues>) {
  const t = useT();
  const field = wired(props);
  return (
    <div className="form-pairs">
      <TextArea {...field("warnings")} rows={3} lang="en" />
      <TextArea {...field("warningsGa")} rows={3} lang="ga" />
      <TextArea {...field("radioNote")} rows={2} lang="en" hint={t(words.radioHint)} />
      <TextArea {...field("radioNoteGa")} rows={2} lang="ga" hint={t(words.radioHint)} />
    </div>
  );
}

function Equipment(props: FieldsProps<DutyValues>) {
  const t = useT();
  const field = wired(props);
  return (
    <div className="form-pairs">
      <Select {...field("electrical")}>
        <option value="">{t(words.inherit)}</option>
        <option value="yes">{t(words.yes)}</option>
        <option value="no">{t(words.no)}</option>
      </Select>
      <Field {...field("environmentalCost")} inputMode="decimal" hint={t(words.environmentalHint)} />
      <Checkbox
        name="hasBatteries"
        value="yes"
        defaultChecked={props.values.hasBatteries !== ""}
        label={t(words.hasBatteries)}
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
      <Field {...field("guaranteeYears")} inputMode="numeric" hint={t(words.guaranteeHint)} />
      <Select {...field("withdrawalException")}>
        <option value="">{t(words.noException)}</option>
        <option value="custom-made">{t(words.customMade)}</option>
        <option value="sealed-hygiene">{t(words.sealedHygiene)}</option>
      </Select>
    </div>
  );
}
