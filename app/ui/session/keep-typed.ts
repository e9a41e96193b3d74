import { useLayoutEffect } from "react";
import { setValue } from "../forms/controls.ts";

/** What was typed into a textarea, and where the caret was. */
type Typed = readonly [value: string, start: number, end: number];

const typed = new Map<HTMLTextAreaElement, Typed>();

function note(field: EventTarget | null): void {
  if (field instanceof HTMLTextAreaElement)
    typed.set(field, [field.value, field.selectionStart, field.selectionEnd]);
}

/** Gives a field its words back as if they were typed, so that React and the keepers of drafts hear of them. */
function restore(field: EventTarget | null): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  const [value, start, end] = typed.get(field) ?? [];
  if (value === undefined || field.value === value) return;
  setValue(field, value);
  field.setSelectionRange(start ?? null, end ?? null);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const onBeforeInput = ({ target }: Event) => restore(target);
const onInput = ({ target }: Event) => note(target);

/**
 * Notes what is typed into textareas before React is there: React writes their first words over it when it hydrates.
 * A textarea that was given a value takes no notice of its first words any more; another would lose its selection.
 */
export function noteTyped(): void {
  for (const field of document.querySelectorAll("textarea")) {
    if (field.value !== field.defaultValue) note(field);
    // biome-ignore lint/correctness/noSelfAssign: the same value again counts as given, and selects nothing else.
    field.value = field.value;
  }
  addEventListener("beforeinput", onBeforeInput, true);
  addEventListener("input", onInput, true);
}

/** Gives back what was noted, once the page is hydrated. */
export function KeepTyped({ children }: { children: React.ReactNode }) {
  useLayoutEffect(() => {
    removeEventListener("beforeinput", onBeforeInput, true);
    removeEventListener("input", onInput, true);
    for (const field of [...typed.keys()]) restore(field);
    typed.clear();
  }, []);
  return children;
}
