import { MediaPicker } from "#app/features/media/components/media-picker.tsx";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FieldProps } from "./field-context.ts";

/** One picture out of the library. */
export function PictureField({ field, value, errors, theirs, pictures }: FieldProps) {
  const t = useT();
  const error = errors.get(field.name);
  const other = theirs.get(field.name);
  const chosen = String(value ?? "");
  return (
    <fieldset className="desk-field" id={field.name} tabIndex={-1}>
      <legend>{t(field.label)}</legend>
      {error && <p className="field-error">{error}</p>}
      <MediaPicker
        name={field.name}
        value={chosen}
        item={pictures.find(({ ref }) => ref === chosen) ?? null}
        optional={!field.required}
      />
      {other !== undefined && <p className="field-hint desk-theirs">{t(words.theirs, { text: other })}</p>}
    </fieldset>
  );
}
