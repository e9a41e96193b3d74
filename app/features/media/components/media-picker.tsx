import { createContext, useContext, useId, useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import type { LibraryItem } from "../library.ts";
import type { PictureRef } from "../media.ts";
import { PickerDialog } from "./picker-dialog.tsx";
import { PickerGrid } from "./picker-grid.tsx";
import { Thumb } from "./thumb.tsx";
import "./media.css";

/** The newest pictures, from which a form without a script chooses. A page with pickers gives them from its loader. */
export const PickerLibrary = createContext<readonly LibraryItem[]>([]);

interface MediaPickerProps {
  /** The field of the form that gets the picture's ref. */
  readonly name: string;
  /** What is chosen now, or empty. */
  readonly value: PictureRef;
  /** The chosen picture with its details; null when nothing is chosen or the library no longer has it. */
  readonly item: LibraryItem | null;
  /** May be left without a picture. */
  readonly optional: boolean;
  readonly onChange?: (item: LibraryItem | null) => void;
}

/**
 * One picture for a field of a form: what is chosen, and a dialog with the library and an upload in place. Without
 * a script the newest pictures are below as plain choices.
 */
export function MediaPicker({ name, value, item, optional, onChange }: MediaPickerProps) {
  const t = useT();
  const [chosen, setChosen] = useState({ ref: value, item });
  const pick = (next: LibraryItem | null) => {
    setChosen({ ref: next?.ref ?? "", item: next });
    onChange?.(next);
  };
  return (
    <div className="media-picker">
      <PlainPicker type="radio" name={name} chosen={chosen.ref ? [chosen.ref] : []} />
      <input type="hidden" name={name} value={chosen.ref} />
      <div className="admin-picture">
        <Thumb thumb={chosen.item?.thumb ?? null} className="thumb-large" />
        {chosen.item ? (
          <PictureWords item={chosen.item} />
        ) : (
          <p className="field-hint">{t(chosen.ref ? messages.notInLibrary : messages.noneChosen)}</p>
        )}
      </div>
      <div className="media-picker-buttons with-script">
        <PickerDialog
          label={t(chosen.ref ? messages.change : messages.choose)}
          onPick={([item]) => item && pick(item)}
        />
        {optional && chosen.ref && (
          <Button type="button" variant="quiet" small onClick={() => pick(null)}>
            {t(messages.removePicture)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What a picture shows, as visitors who do not see it are told, in both languages. */
export function PictureWords({ item }: { item: LibraryItem }) {
  const { alt } = item;
  return (
    <p className="admin-picture-text">
      <b>{item.filename}</b>
      {alt && <span>{format("en", alt)}</span>}
      {alt && (
        <span lang="ga" className="voice">
          {format("ga", alt)}
        </span>
      )}
    </p>
  );
}

/** The newest pictures as choices of a form that has no script. */
export function PlainPicker(props: {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly chosen: readonly PictureRef[];
}) {
  const t = useT();
  const id = useId();
  const items = useContext(PickerLibrary);
  return (
    <noscript>
      <p id={id}>{t(messages.choose)}</p>
      <PickerGrid {...props} items={items} labelledBy={id} />
      <a href={adminPath("/admin/media")} className="link">
        {t(messages.openLibrary)}
      </a>
    </noscript>
  );
}
