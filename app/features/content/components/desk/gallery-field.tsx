import * as words from "#app/i18n/messages/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FieldProps } from "./field-context.ts";
import { RowTools } from "./lines-field.tsx";
import { PictureGrid, PictureWords } from "./picture-field.tsx";
import { Thumb } from "./thumb.tsx";
import { useRows } from "./use-rows.ts";

/** Several pictures in their order. What is ticked in the library joins at the end when the form is sent. */
export function GalleryField({ field, value, errors }: FieldProps) {
  const t = useT();
  const names = Array.isArray(value) ? (value as readonly unknown[]).map(String) : [];
  const { rows, onPress } = useRows(names, "");
  const error = errors.get(field.name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons turn keys into presses.
    <fieldset className="desk-field" id={field.name} tabIndex={-1} onClick={onPress}>
      <legend>{t(field.label)}</legend>
      {error && <p className="field-error">{error}</p>}
      <ol className="desk-lines desk-gallery">
        {rows.map((row, index) => (
          <li key={row.id}>
            <input type="hidden" name={field.name} value={row.value} />
            <Thumb name={row.value} />
            <PictureWords name={row.value} />
            <RowTools name={field.name} index={index} count={rows.length} of="picture" />
          </li>
        ))}
      </ol>
      <details className="desk-library">
        <summary className="button button-line button-small">{t(words.addPictures)}</summary>
        <p className="field-hint">{t(words.addPicturesHint)}</p>
        <PictureGrid
          type="checkbox"
          name={field.name}
          chosen={[]}
          without={rows.map(({ value: name }) => name)}
        />
      </details>
    </fieldset>
  );
}
