import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import {
  FILE_TYPES,
  FILES_FIELD,
  HELD_FIELD,
  heldFiles,
  MAX_FILE_BYTES,
  MAX_FILES,
} from "../attachments/attachments.ts";
import { type ExtraFieldsProps, wire } from "./extra-field.ts";

/** What a field of files takes, and what its page says of files that it does not. */
export function fileLimits(t: Translate) {
  return {
    accept: FILE_TYPES,
    multiple: true,
    "data-largest": MAX_FILE_BYTES,
    "data-largest-text": t(messages.filesLarge),
    "data-most": MAX_FILES,
    "data-most-text": t(messages.filesMany),
  };
}

/** Files to choose, and those that came with the form when it was refused. */
export function FileFields(props: ExtraFieldsProps) {
  const t = useT();
  const { defaultValue: _, ...files } = wire(props, FILES_FIELD);
  const held = heldFiles(props.values[HELD_FIELD]);
  return (
    <>
      {held.length > 0 && (
        <fieldset className="field field-full">
          <legend className="field-label">{t(messages.filesHeld)}</legend>
          <p className="field-hint">{t(messages.filesHeldHint)}</p>
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
        label={messages.attachments}
        hint={t(messages.attachmentsHint)}
        type="file"
        {...fileLimits(t)}
        className="field-full"
      />
    </>
  );
}
