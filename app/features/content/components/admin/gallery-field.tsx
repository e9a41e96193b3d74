import { useRef, useState } from "react";
import { PictureWords, PlainPicker } from "#app/features/media/components/media-picker.tsx";
import { PickerDialog } from "#app/features/media/components/picker-dialog.tsx";
import { Thumb } from "#app/features/media/components/thumb.tsx";
import * as media from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type FieldProps, notifyForm } from "./field-context.ts";
import { LineTools } from "./lines-field.tsx";
import { useRows } from "./use-rows.ts";

/** Several pictures in their order. What is chosen from the library joins at the end. */
export function GalleryField({ field, value, errors, pictures }: FieldProps) {
  const t = useT();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const refs = Array.isArray(value) ? value.map(String) : [];
  const { rows, onPress, append } = useRows(refs, "");
  const [known, setKnown] = useState(pictures);
  const error = errors.get(field.name);
  return (
    <fieldset ref={fieldset} className="admin-field" id={field.name} tabIndex={-1}>
      <legend>{t(field.label)}</legend>
      {error && <p className="field-error">{error}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons turn keys into presses. */}
      <ol className="admin-lines admin-gallery" onClick={onPress}>
        {rows.map((row, index) => {
          const item = known.find(({ ref }) => ref === row.value);
          return (
            <li key={row.id}>
              <input type="hidden" name={field.name} value={row.value} />
              <Thumb thumb={item?.thumb ?? null} />
              {item ? <PictureWords item={item} /> : <p className="field-hint">{t(media.notInLibrary)}</p>}
              <LineTools name={field.name} index={index} count={rows.length} of="picture" />
            </li>
          );
        })}
      </ol>
      <PlainPicker type="checkbox" name={field.name} chosen={[]} />
      <div className="with-script">
        <PickerDialog
          label={t(media.addPictures)}
          multiple
          without={rows.map(({ value: ref }) => ref)}
          onPick={(items) => {
            setKnown((all) => [...all, ...items]);
            append(items.map(({ ref }) => ref));
            notifyForm(fieldset.current?.form);
          }}
        />
      </div>
    </fieldset>
  );
}
