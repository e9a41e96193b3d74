import { useRef } from "react";
import { MediaPicker } from "#app/features/media/components/media-picker.tsx";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { type FieldProps, notifyForm } from "./field-context.ts";

/** One picture out of the library. */
export function PictureField({ field, value, errors, theirs, pictures }: FieldProps) {
  const t = useT();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const error = errors.get(field.name);
  const other = theirs.get(field.name);
  const chosen = String(value ?? "");
  return (
    <fieldset ref={fieldset} className="admin-field" id={field.name} tabIndex={-1}>
      <legend>
        {t(field.label)}
        {!field.required && <small> ({t(messages.optional)})</small>}
      </legend>
      {error && <p className="field-error">{error}</p>}
      <MediaPicker
        name={field.name}
        value={chosen}
        item={pictures.find(({ ref }) => ref === chosen) ?? null}
        optional={!field.required}
        onChange={() => notifyForm(fieldset.current?.form)}
      />
      {other !== undefined && <p className="field-hint admin-theirs">{savedMeanwhile(t, other)}</p>}
    </fieldset>
  );
}
