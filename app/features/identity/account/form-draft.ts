import { type Control, isKeptControl, setValue } from "#app/ui/forms/controls.ts";
import { formAddress, isPosted } from "#app/ui/forms/form-address.ts";
import { isGuarded } from "#app/ui/session/person-paths.ts";
import { readStoredValue, writeStored } from "#app/ui/session/stored.ts";
import { FORM_DRAFT_KEY } from "#app/ui/session/stored-keys.ts";

/**
 * What was typed into a form that was sent when the session had ended: kept in this tab until the next page
 * shows whether it was lost.
 */
interface Draft {
  /** The id of its author: no one else who logs in on this computer gets to see it. */
  readonly owner: string;
  /** The path that it was sent to, to which the login leads back. */
  readonly path: string;
  /** The form within the page: the address that it names, and its index among those that name the same. */
  readonly action: string;
  readonly place: number;
  readonly fields: readonly (readonly [name: string, value: string, checked: boolean])[];
  /** True once the login page was reached instead of an answer. */
  readonly lost: boolean;
}

const LOGIN = /^(?:\/ga)?\/auth(?:\/|$)/;

/** Remembers a form that is being sent to a guarded address, which may be that of the pressed button. */
export function keepDraft(form: HTMLFormElement, submitter: HTMLElement | null, owner: string): void {
  const action = pathOf(form);
  const path = submitter?.getAttribute("formaction")?.split("?")[0] ?? action;
  if (!isPosted(form) || !isGuarded(path)) return;
  const fields = controlsOf(form).map(
    (control) => [control.name, control.value, "checked" in control && control.checked] as const,
  );
  write({ owner, path, action, place: formsTo(action).indexOf(form), fields, lost: false });
}

/**
 * Restores a lost form, and returns true; any other draft is dropped. Called at every arrival at a page with the id of
 * the signed-in person, or null.
 */
export function restoreDraft(viewer: string | null): boolean {
  const draft = read();
  if (!draft) return false;
  const { pathname } = window.location;
  if (LOGIN.test(pathname)) {
    if (!draft.lost) write({ ...draft, lost: true });
    return false;
  }
  if (viewer !== null && viewer !== draft.owner) {
    write(null);
    return false;
  }
  // On the way back other pages may be seen first; an answer to the form itself means that nothing was lost.
  if (pathname !== draft.path) {
    if (!draft.lost) write(null);
    return false;
  }
  write(null);
  const form = formsTo(draft.action)[draft.place];
  if (!draft.lost || !form) return false;
  const controls = controlsOf(form);
  draft.fields.forEach(([name, value, checked], index) => {
    const control = controls[index];
    if (control?.name === name) fill(control, value, checked);
  });
  return true;
}

function fill(control: Control, value: string, checked: boolean): void {
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
    if (control.value === value && control.checked !== checked) control.click();
    return;
  }
  setValue(control, value);
  const type = control instanceof HTMLSelectElement ? "change" : "input";
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isKeptControl);
}

function formsTo(action: string): HTMLFormElement[] {
  return [...document.forms].filter((form) => isPosted(form) && pathOf(form) === action);
}

function pathOf(form: HTMLFormElement): string {
  return formAddress(form, window.location.href).pathname;
}

function read(): Draft | null {
  return readStoredValue(FORM_DRAFT_KEY, "sessionStorage") as Draft | null;
}

function write(draft: Draft | null): void {
  writeStored(FORM_DRAFT_KEY, draft && JSON.stringify(draft), "sessionStorage");
}
