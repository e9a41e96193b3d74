import { type RefObject, useLayoutEffect, useRef } from "react";

/** The button that had the focus when React took its form away, by form and value; null right after that. */
let removed: string | null = null;

/**
 * Keeps the focus on the button of a form that React makes again, for it has a new key after each save: the button
 * of the new form with the same address and value takes it, and no keyboard begins at the top of the page again.
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
