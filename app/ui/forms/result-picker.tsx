import { useEffect, useId, useRef, useState } from "react";
import "./result-picker.css";

interface ResultPickerProps<Result extends { readonly id: string }> {
  readonly label: string;
  readonly hint?: string;
  /** Answers `q` in its query with a list of results as JSON. */
  readonly address: string;
  /** Letters from which on it asks; one without it. */
  readonly least?: number;
  readonly pick: (result: Result) => void;
  readonly children: (result: Result) => React.ReactNode;
  /** Closes a picker that opens in a line: it has the focus from the beginning, and Escape closes it. */
  readonly close?: () => void;
}

const WAIT_MS = 150;

/** Finds things while somebody types; Enter takes the one that is marked. It needs scripts. */
export function ResultPicker<Result extends { readonly id: string }>({
  label,
  hint,
  address,
  least = 1,
  pick,
  children,
  close,
}: ResultPickerProps<Result>) {
  const id = useId();
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(0);
  const found = useResults<Result>(address, text.trim().length < least ? "" : text);
  const take = (result: Result | undefined) => {
    if (!result) return;
    pick(result);
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
    <div className="result-picker">
      <label className="field-label" htmlFor={`${id}-input`}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={`${id}-input`}
        className="input"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(hint && { "aria-describedby": `${id}-hint` })}
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
        {...(close === undefined && { "data-line-picker": true })}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="result-picker-found"
        hidden={found.length === 0}
      >
        {found.map((result, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
          <div
            key={result.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === marked}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(result)}
          >
            {children(result)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the server finds for a text, shortly after the last key. */
function useResults<Result>(address: string, text: string): readonly Result[] {
  const [found, setFound] = useState<{ readonly text: string; readonly results: readonly Result[] }>({
    text: "",
    results: [],
  });
  const asked = useRef("");
  useEffect(() => {
    const query = text.trim();
    asked.current = query;
    if (query === "") return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const asks = `${address}${address.includes("?") ? "&" : "?"}q=${encodeURIComponent(query)}`;
      const results: unknown = await fetch(asks, {
        signal: controller.signal,
      })
        .then((response) => (response.ok ? response.json() : []))
        .catch(() => []);
      if (asked.current === query) setFound({ text: query, results: results as readonly Result[] });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, text]);
  return found.text === text.trim() && text.trim() !== "" ? found.results : [];
}
