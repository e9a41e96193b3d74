import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { type ExtraFieldsProps, wire } from "./extra-field.ts";
import { KitPicker } from "./kit-picker.tsx";

/** What a dry-hire request may add: days, place and a kit list. */
export function HireFields(props: ExtraFieldsProps) {
  const t = useT();
  return (
    <>
      <Field {...wire(props, "from")} label={d.hireFrom} type="date" />
      <Field {...wire(props, "to")} label={d.hireTo} type="date" />
      <Field {...wire(props, "place")} label={d.hirePlace} className="field-full" />
      <KitPicker listId={`${props.idPrefix}kit`} />
      <TextArea
        {...wire(props, "kit")}
        label={d.kitList}
        hint={t(d.kitListHint)}
        rows={5}
        className="field-full"
      />
    </>
  );
}
