import { useEffect, useId, useRef, useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { PickerItem } from "../editor/picker-item.ts";

interface ItemPickerProps {
  readonly label: string;
  readonly pick: (item: PickerItem) => void;
  /** Of one that opens in a line: it has the focus from the beginning, and Escape closes it. */
  readonly close?: () => void;
}

const WAIT_MS = 150;

/** Finds items by code or name while somebody types; Enter adds the one that is marked. It needs scripts. */
export function ItemPicker({ label, pick, close }: ItemPickerProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(0);
  const found = useFoundItems(text);
  const take = (item: PickerItem | undefined) => {
    if (!item) return;
    pick(item);
    setText("");
    setMarked(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey) {
      event.preventDefault();
      take(found[marked]);
    } else if (event.key === "ArrowDown" && found.length > 0) {
      event.preventDefault();
      setMarked((marked + 1) % found.length);
    } else if (event.key === "ArrowUp" && found.length > 0) {
      event.preventDefault();
      setMarked((marked + found.length - 1) % found.length);
    } else if (event.key === "Escape") {
      setText("");
      close?.();
    }
  };
  return (
    <div className="draft-picker">
      <label className="field-label" htmlFor={`${id}-input`}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        className="input"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(found[marked] && { "aria-activedescendant": `${id}-${marked}` })}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        // biome-ignore lint/a11y/noAutofocus: it opens by a button, which goes
        autoFocus={close !== undefined}
        {...(close === undefined && { "data-quote-picker": true })}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="draft-found"
        hidden={found.length === 0}
      >
        {found.map((item, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
          <div
            key={item.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === marked}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(item)}
          >
            <code>{item.code}</code> {item.name}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the server finds for a text, shortly after the last key. */
function useFoundItems(text: string): readonly PickerItem[] {
  const [found, setFound] = useState<{ readonly text: string; readonly items: readonly PickerItem[] }>({
    text: "",
    items: [],
  });
  const asked = useRef("");
  useEffect(() => {
    const query = text.trim();
    asked.current = query;
    if (query === "") return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const address = `${adminPath("/admin/hire/quotes/items")}?q=${encodeURIComponent(query)}`;
      const items: unknown = await fetch(address, { signal: controller.signal })
        .then((response) => (response.ok ? response.json() : []))
        .catch(() => []);
      if (asked.current === query) setFound({ text: query, items: items as readonly PickerItem[] });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return found.text === text.trim() && text.trim() !== "" ? found.items : [];
}
