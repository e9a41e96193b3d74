import { useEffect, useId, useRef, useState } from "react";
import * as messages from "#app/i18n/messages/ui/pickers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { useFound } from "./use-found.ts";
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
  const { state, results: found } = useFound<Result>(address, text.trim().length < least ? "" : text);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState(0);
  // The list hangs below the field, and what was taken may push the field away: both stay in view.
  useEffect(() => {
    if (found.length === 0) return;
    list.current?.scrollIntoView({ block: "nearest" });
    list.current?.children[marked]?.scrollIntoView({ block: "nearest" });
  }, [found, marked]);
  useEffect(() => {
    if (taken > 0) input.current?.scrollIntoView({ block: "nearest" });
  }, [taken]);
  const take = (result: Result | undefined) => {
    if (!result) return;
    pick(result);
    setTaken(taken + 1);
    setText("");
    setMarked(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    // Keys of an input method are its own: Enter takes what is composed.
    if (event.nativeEvent.isComposing) return;
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
        ref={input}
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
        // What is looked for is no part of the form around it.
        onInput={(event) => event.stopPropagation()}
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
        ref={list}
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
      <PickerStatus state={state} count={found.length} />
    </div>
  );
}

/** Says what was found: how much for screen readers alone, as the list shows it; nothing and a failure for everybody. */
function PickerStatus({ state, count }: { state: ReturnType<typeof useFound>["state"]; count: number }) {
  const t = useT();
  return (
    <p className="field-hint" role="status">
      {state === "failed" && t(messages.failed)}
      {state === "found" && count === 0 && t(messages.none)}
      {state === "found" && count > 0 && <VisuallyHidden>{t(messages.found, { n: count })}</VisuallyHidden>}
    </p>
  );
}
