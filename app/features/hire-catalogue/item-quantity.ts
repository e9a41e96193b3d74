import { isShown } from "#app/ui/session/is-shown.ts";

/**
 * The page of an item has two fields of its quantity: with the dates, which a narrow page has in a sheet, and beside the
 * button. Both say the same.
 */
const fields = () => document.querySelectorAll<HTMLInputElement>("[data-item-quantity]");

/** The field that is in view. */
export function itemQuantity(): HTMLInputElement | undefined {
  return [...fields()].find(isShown);
}

/** Writes what is typed in one of the fields into the other. */
export function copyItemQuantity({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-item-quantity]")) return;
  for (const field of fields()) if (field !== target) field.value = target.value;
}
