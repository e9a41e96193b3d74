import * as m from "#app/i18n/messages/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/field.tsx";
import { EXTRA_FIELDS, PHOTOS_FIELD } from "../details-fields.ts";
import type { FormName } from "../enquiries.ts";

interface ExtraFieldsProps {
  readonly form: FormName;
  /** Begins the id of every field. */
  readonly idPrefix: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
}

/**
 * The optional fields of a form, folded away so that the short form stays short. Open when something in it was filled
 * in or refused. A form without such fields gets nothing.
 */
export function ExtraFields(props: ExtraFieldsProps) {
  const t = useT();
  const { form, values, errors } = props;
  const names = EXTRA_FIELDS[form];
  if (!names) return null;
  const used = [...names, PHOTOS_FIELD].some((name) => values[name] || errors.has(name));
  return (
    <details className="field-full form-more" open={used}>
      <summary>{t(form === "dry-hire" ? m.hireMore : m.serviceMore)}</summary>
      <div className="form form-two">
        {form === "dry-hire" ? <HireFields {...props} /> : <ServiceFields {...props} />}
      </div>
    </details>
  );
}

/** What every field of the fold gets: its id, its name, what was typed and what was wrong. */
function wire({ idPrefix, values, errors }: ExtraFieldsProps, name: string) {
  return { id: idPrefix + name, name, defaultValue: values[name] ?? "", error: errors.get(name) };
}

function HireFields(props: ExtraFieldsProps) {
  const t = useT();
  return (
    <>
      <Field {...wire(props, "from")} label={m.hireFrom} type="date" />
      <Field {...wire(props, "to")} label={m.hireTo} type="date" />
      <Field {...wire(props, "place")} label={m.hirePlace} className="field-full" />
      <TextArea
        {...wire(props, "kit")}
        label={m.kitList}
        hint={t(m.kitListHint)}
        rows={5}
        className="field-full"
      />
    </>
  );
}

function ServiceFields(props: ExtraFieldsProps) {
  const t = useT();
  const { defaultValue: _, ...photos } = wire(props, PHOTOS_FIELD);
  const { defaultValue: collection, ...collect } = wire(props, "collection");
  return (
    <>
      <Field {...wire(props, "make")} label={m.make} />
      <Field {...wire(props, "model")} label={m.model} />
      <Field {...wire(props, "serial")} label={m.serial} />
      <Select {...wire(props, "warranty")} label={m.warranty} prompt>
        <option value="yes">{t(m.yes)}</option>
        <option value="no">{t(m.no)}</option>
        <option value="unsure">{t(m.unsure)}</option>
      </Select>
      <TextArea {...wire(props, "fault")} label={m.fault} rows={3} className="field-full" />
      <Field
        {...photos}
        label={m.photos}
        hint={t(m.photosHint)}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        className="field-full"
      />
      <Checkbox
        {...collect}
        label={t(m.collection)}
        value="yes"
        defaultChecked={collection === "yes"}
        className="field-full"
      />
    </>
  );
}
