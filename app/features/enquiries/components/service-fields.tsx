import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { type ExtraFieldsProps, wire } from "./extra-field.ts";
import { FileFields } from "./file-fields.tsx";

/** What a servicing request may add: the equipment, its fault, photos of it. */
export function ServiceFields(props: ExtraFieldsProps) {
  const t = useT();
  const { defaultValue: collection, ...collect } = wire(props, "collection");
  return (
    <>
      <Field {...wire(props, "make")} label={d.make} />
      <Field {...wire(props, "model")} label={d.model} />
      <Field {...wire(props, "serial")} label={d.serial} />
      <Select {...wire(props, "warranty")} label={d.warranty} prompt>
        <option value="yes">{t(d.yes)}</option>
        <option value="no">{t(d.no)}</option>
        <option value="unsure">{t(d.unsure)}</option>
      </Select>
      <TextArea {...wire(props, "fault")} label={d.fault} rows={3} className="field-full" />
      <FileFields {...props} />
      <Checkbox
        {...collect}
        label={t(d.collection)}
        value="yes"
        defaultChecked={collection === "yes"}
        className="field-full"
      />
    </>
  );
}
