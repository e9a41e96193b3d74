import { readStored, writeStored } from "#app/ui/session/stored.ts";

/** How long "g" waits for its letter, in ms. */
export const CHORD_MS = 1200;

/** The key under which the browser keeps whether letter keys are on: "on" or "off". */
const LETTERS_KEY = "desk_keys";

/** Whether single letters are keys of the back office: they are, unless the person switched them off here. */
export function areLetterKeysOn(): boolean {
  return readStored(LETTERS_KEY) !== "off";
}

export function keepLetterKeys(on: boolean): void {
  writeStored(LETTERS_KEY, on ? "on" : "off");
}

/** Whether a key is one of the page's: not a shortcut of the browser, no text that somebody types, no key of a dialog. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  return document.querySelector("dialog[open]") === null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}
