import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/field.tsx";
import { FILE_TYPES, FILES_FIELD, HELD_FIELD, heldFiles, LARGEST_FILE, MOST_FILES } from "../attachments.ts";
import { EXTRA_FIELDS } from "../details-fields.ts";
import type { FormName } from "../enquiries.ts";
import { KitPicker } from "./kit-picker.tsx";

interface ExtraFieldsProps {
  readonly form: FormName;
  /** Begins the id of every field. */
  readonly idPrefix: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
}

const SUMMARIES: Readonly<Partial<Record<FormName, Message>>> = {
  "dry-hire": m.hireMore,
  "equipment-servicing": m.serviceMore,
};

/**
 * The optional fields of a form, folded away so that the short form stays short. Open when something in it was filled
 * in or refused. A form without such fields gets nothing.
 */
export function ExtraFields(props: ExtraFieldsProps) {
  const t = useT();
  const { form, values, errors } = props;
  const names = EXTRA_FIELDS[form];
  if (!names) return null;
  const used = [...names, FILES_FIELD, HELD_FIELD].some((name) => values[name] || errors.has(name));
  return (
    <details className="field-full form-more" open={used}>
      <summary>{t(SUMMARIES[form] ?? m.attachmentsMore)}</summary>
      <div className="form form-two">
        {form === "dry-hire" && <HireFields {...props} />}
        {form === "equipment-servicing" && <ServiceFields {...props} />}
        {form === "custom-item" && <FileFields {...props} />}
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
      <KitPicker listId={`${props.idPrefix}kit`} />
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
      <FileFields {...props} />
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

/** Files to choose, and those that came with the form when it was refused. */
function FileFields(props: ExtraFieldsProps) {
  const t = useT();
  const { defaultValue: _, ...files } = wire(props, FILES_FIELD);
  const held = heldFiles(props.values[HELD_FIELD]);
  return (
    <>
      {held.length > 0 && (
        <fieldset className="field field-full">
          <legend className="field-label">{t(m.filesHeld)}</legend>
          <p className="field-hint">{t(m.filesHeldHint)}</p>
          {held.map(({ token, name }, index) => (
            <Checkbox
              key={token}
              id={`${props.idPrefix}${HELD_FIELD}-${index}`}
              name={HELD_FIELD}
              value={token}
              label={<bdi>{name || index + 1}</bdi>}
              defaultChecked
            />
          ))}
        </fieldset>
      )}
      <Field
        // A new key empties the field of a page that stays: what it held is among the files above.
        key={props.values[HELD_FIELD]}
        {...files}
        label={m.attachments}
        hint={t(m.attachmentsHint)}
        type="file"
        accept={FILE_TYPES}
        multiple
        data-largest={LARGEST_FILE}
        data-largest-text={t(m.filesLarge)}
        data-most={MOST_FILES}
        data-most-text={t(m.filesMany)}
        className="field-full"
      />
    </>
  );
}
