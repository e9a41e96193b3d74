import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as lined from "#app/i18n/messages/admin/lined-forms.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { lineKindOf, type QuoteLineValues } from "../../editor/draft-form.ts";
import type { PickerItem } from "../../editor/picker-item.ts";
import { ItemPicker } from "./item-picker.tsx";

interface LineItemProps {
  readonly line: QuoteLineValues;
  /** The number of the line, from 1. */
  readonly n: number;
  readonly choose: (item: PickerItem) => void;
}

/** Makes a line another item: a button that opens a search. It needs scripts. */
export function LineItem({ line, n, choose }: LineItemProps) {
  const t = useT();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (!hydrated) return null;
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <div className="draft-line-item">
      {open ? (
        <ItemPicker
          label={t(work.itemForLine, { n })}
          pick={(item) => {
            setOpen(false);
            choose(item);
          }}
          close={close}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="button button-outline button-small"
          aria-label={t(lined.ofLine, { label: t(labelOf(line)), n })}
          onClick={() => setOpen(true)}
        >
          {t(labelOf(line))}
        </button>
      )}
    </div>
  );
}

function labelOf(line: QuoteLineValues) {
  return lineKindOf(line) === "item" ? work.changeItem : work.chooseItem;
}

/**
 * A line as the item that was chosen for it. Prices and the unit of what it was before go; a remark on an item stays.
 */
export function withItem(line: QuoteLineValues, { id }: PickerItem): QuoteLineValues {
  if (line.item === id) return line;
  const isItem = lineKindOf(line) === "item";
  return {
    ...line,
    kind: "item",
    item: id,
    rate: "",
    vat: "",
    unit: "",
    learn: line.source === "" ? "" : "yes",
    ...(isItem ? {} : { text: "", text_ga: "" }),
  };
}
