import { useEffect, useId, useState } from "react";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { failures } from "#app/i18n/messages/ui/answers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { LibraryItem } from "../library.ts";
import type { PictureRef } from "../media.ts";
import { PickerGrid } from "./picker-grid.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { useLibrary } from "./use-library.ts";

interface PickerDialogProps {
  /** The label of the button that opens it. */
  readonly label: string;
  /** Several may be chosen, and come in the order in which they were. */
  readonly multiple?: boolean;
  /** Pictures that are chosen already, and left out of the choice. */
  readonly without?: readonly PictureRef[];
  readonly onPick: (items: readonly LibraryItem[]) => void;
}

/** A button that opens the library to choose from, with search and an upload in place. */
export function PickerDialog({ label, multiple = false, without = [], onPick }: PickerDialogProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly LibraryItem[]>([]);
  const show = (next: boolean) => {
    setOpen(next);
    setChosen([]);
  };
  const finish = (items: readonly LibraryItem[]) => {
    show(false);
    onPick(items);
  };
  const choose = (item: LibraryItem, on: boolean) => {
    if (!multiple) finish([item]);
    else setChosen((all) => [...all.filter(({ ref }) => ref !== item.ref), ...(on ? [item] : [])]);
  };
  return (
    <>
      <Button variant="outline" small aria-haspopup="dialog" onClick={() => show(true)}>
        {label}
      </Button>
      {open && (
        <Dialog title={label} description={t(messages.pickerText)} variant="wide" onClose={() => show(false)}>
          <PickerBody multiple={multiple} without={without} chosen={chosen} onChoose={choose} />
          {multiple && (
            <DialogActions>
              <Button disabled={chosen.length === 0} onClick={() => finish(chosen)}>
                {t(messages.addChosen, { n: chosen.length })}
              </Button>
            </DialogActions>
          )}
        </Dialog>
      )}
    </>
  );
}

interface PickerBodyProps extends Pick<Required<PickerDialogProps>, "multiple" | "without"> {
  readonly chosen: readonly LibraryItem[];
  readonly onChoose: (item: LibraryItem, chosen: boolean) => void;
}

function PickerBody({ multiple, without, chosen, onChoose }: PickerBodyProps) {
  const t = useT();
  const id = useId();
  const library = useLibrary();
  useEffect(() => library.search(""), [library.search]);
  const items = library.items.filter(({ ref }) => !without.includes(ref));
  return (
    <div className="picker">
      <UploadZone
        inForm
        one={!multiple}
        onAdded={({ item }) => {
          library.put(item);
          onChoose(item, true);
        }}
      />
      <SearchField
        label={t(messages.search)}
        onChange={(event) => library.search(event.currentTarget.value)}
      />
      <p id={id} className="hidden-visually">
        {t(messages.title)}
      </p>
      {library.failed && (
        <Banner kind="fault" role="alert">
          {t(messages.libraryFailed, { reason: t(failures[library.failed]) })}
        </Banner>
      )}
      {items.length === 0 && !library.failed && (
        <p className="field-hint" role="status">
          {t(library.busy ? messages.loading : messages.none)}
        </p>
      )}
      <PickerGrid
        type={multiple ? "checkbox" : "radio"}
        name={id}
        items={items}
        chosen={chosen.map(({ ref }) => ref)}
        labelledBy={id}
        onChoose={onChoose}
      />
      {library.next && (
        <Button type="button" variant="quiet" small onClick={library.more} disabled={library.busy}>
          {t(messages.more)}
        </Button>
      )}
    </div>
  );
}
