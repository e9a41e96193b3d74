import { type RefObject, useLayoutEffect, useRef } from "react";
import { keepFocus } from "../page/focus-heading.ts";

/** The button that had the focus when React took its form away, by form and value; null right after that. */
let removed: string | null = null;

/**
 * Keeps the focus on the button of a form that React makes again, for it has a new key after each save: the button
 * of the new form with the same address and value takes it. Where the form is gone, the heading of the page does.
 */
export function useKeptFocus(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (!button) return;
    if (removed !== null && removed === addressOf(button)) button.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== button) return;
      removed = addressOf(button);
      keepFocus();
      queueMicrotask(() => {
        removed = null;
      });
    };
  }, []);
  return ref;
}

function addressOf(button: HTMLButtonElement): string {
  return `${button.form?.action} ${button.name} ${button.value}`;
}
