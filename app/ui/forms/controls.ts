/** A field of a form that a person fills in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NEVER_KEPT = /^(?:password|hidden|file|submit|button|reset|image)$/;
const SECRETS = /(?:^|\s)(?:one-time-code|\S+-password)$/;

/**
 * Whether an element is a control whose value the browser may keep until it is sent: no password or code, also not one
 * that is shown, no file, nothing that the page itself put there, and no consent, which is ticked by the one who sends it.
 */
export function isKeptControl(element: unknown): element is Control {
  return (
    (element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement) &&
    element.name !== "" &&
    !NEVER_KEPT.test(element.type) &&
    !SECRETS.test(element.autocomplete) &&
    !(element.type === "checkbox" && element.required)
  );
}

/** Sets a value as typing does: React takes what is set through the element's own property for its own. */
export function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
}
