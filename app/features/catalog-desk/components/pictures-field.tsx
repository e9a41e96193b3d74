import { useState } from "react";
import { PictureWords, PlainPicker } from "#app/features/media/components/media-picker.tsx";
import { PickerDialog } from "#app/features/media/components/picker-dialog.tsx";
import { Thumb } from "#app/features/media/components/thumb.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { moved } from "#app/lib/moved.ts";
import { classNames } from "#app/ui/class-names.ts";
import { RowTools } from "./list/row-tools.tsx";

interface PicturesFieldProps {
  readonly name: string;
  readonly items: readonly LibraryItem[];
  readonly onEdit: () => void;
  /** One picture at most. */
  readonly one?: boolean;
}

/** Pictures in their order, by drag or by buttons. Their words come from the library. */
export function PicturesField({ name, items, onEdit, one = false }: PicturesFieldProps) {
  const t = useT();
  const [chosen, setChosen] = useState(items);
  const [dragged, setDragged] = useState<number | null>(null);
  const set = (next: readonly LibraryItem[]) => {
    setChosen(one ? next.slice(-1) : next);
    onEdit();
  };
  return (
    <div className="product-pictures" id={name} tabIndex={-1}>
      <PlainPicker type="checkbox" name={name} chosen={chosen.map(({ ref }) => ref)} />
      <ul className="admin-lines admin-gallery with-script">
        {chosen.map((item, at) => (
          <li
            key={item.id}
            draggable={!one}
            className={classNames(dragged === at && "is-dragged")}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) set(moved(chosen, dragged, at));
            }}
          >
            <input type="hidden" name={name} value={item.id} />
            <Thumb thumb={item.thumb} />
            <PictureWords item={item} />
            <RowTools
              name={item.filename}
              at={at}
              count={chosen.length}
              ordered={!one}
              onMove={(to) => set(moved(chosen, at, to))}
              onRemove={() => set(chosen.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {!one && <p className="field-hint with-script">{t(messages.picturesHint)}</p>}
      <span className="with-script">
        <PickerDialog
          label={t(one ? messages.fields.picture : messages.addPictures)}
          multiple={!one}
          without={chosen.map(({ ref }) => ref)}
          onPick={(more) => set([...chosen, ...more])}
        />
      </span>
    </div>
  );
}
