import { format } from "#app/i18n/message.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import type { LibraryItem } from "../library.ts";
import type { PictureRef } from "../media.ts";
import { Thumb } from "./thumb.tsx";

interface PickerGridProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly items: readonly LibraryItem[];
  readonly chosen: readonly PictureRef[];
  readonly labelledBy: string;
  /** Called with each choice; absent where the form itself reads it. */
  readonly onChoose?: (item: LibraryItem, chosen: boolean) => void;
}

/** Pictures to choose from, each a choice of its group, named by what it shows where somebody has said so. */
export function PickerGrid({ type, name, items, chosen, labelledBy, onChoose }: PickerGridProps) {
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is elsewhere on the page.
    <div className="admin-pictures" role="group" aria-labelledby={labelledBy}>
      {items.map((item) => {
        const { alt } = item;
        return (
          <label key={item.id} className="admin-pick" title={item.filename}>
            <input
              type={type}
              name={name}
              value={item.ref}
              {...(onChoose
                ? {
                    checked: chosen.includes(item.ref),
                    onChange: ({ currentTarget }) => onChoose(item, currentTarget.checked),
                  }
                : { defaultChecked: chosen.includes(item.ref) })}
            />
            <Thumb thumb={item.thumb} />
            <span>{alt ? format(locale, alt) : item.filename}</span>
          </label>
        );
      })}
    </div>
  );
}
