import { type RefObject, useEffect } from "react";

/** What keeps a card open: a fault, what somebody else stored, or the field that is being filled in. */
const BUSY = ".field-error, .admin-theirs, :focus";

/** Folds the cards of the form on a phone, so that they fit a few screens; those where something is to do stay open. */
export function usePhoneFolds(form: RefObject<HTMLFormElement | null>, folds: boolean): void {
  useEffect(() => {
    if (!folds || !matchMedia("(width < 48rem)").matches) return;
    for (const card of form.current?.querySelectorAll<HTMLDetailsElement>("details[data-fold]") ?? [])
      if (!card.matches(":target") && !card.querySelector(BUSY)) card.open = false;
  }, [form, folds]);
}
