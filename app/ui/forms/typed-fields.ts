import { barePath } from "#app/i18n/locale.ts";
import { lastLogout } from "../session/last-logout.ts";
import { readStoredValue, writeStored } from "../session/stored.ts";
import { TYPED_FIELDS_KEY } from "../session/stored-keys.ts";
import { type Control, isKeptControl } from "./controls.ts";

/**
 * What was typed into a form and not sent yet, kept in this tab: a reload, a lost connection and the other language of
 * the page show it again. `data-keep` names such a form within its page.
 */
interface TypedForm {
  /** When it was typed last, in ms since 1970. */
  readonly at: number;
  /** The query of the page then: with another one the page may bring values of its own. */
  readonly search: string;
  readonly fields: Readonly<Record<string, string | boolean>>;
}

type TypedForms = Record<string, TypedForm>;

const FORM = "form[data-keep]";

/** Keeps what is typed into the forms of the page, and shows in them what was typed before. */
export function keepTypedFields(): void {
  document.addEventListener("input", ({ target }) => {
    if (isKeptControl(target) && target.form?.matches(FORM))
      write(target.form, nameOf(target), entryOf(target));
  });
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) restore(form);
}

/** For a form that was sent. */
export function forgetTypedFields(form: HTMLFormElement): void {
  const { [keyOf(form)]: _, ...others } = read();
  store(others);
}

function restore(form: HTMLFormElement): void {
  const typed = read()[keyOf(form)];
  if (!typed || typed.at < lastLogout()) return;
  for (const control of [...form.elements].filter(isKeptControl)) {
    const value = typed.fields[nameOf(control)];
    if (value === undefined || isShown(control, value)) continue;
    if (typed.search === location.search ? isUntouched(control) : isEmpty(control)) show(control, value);
  }
}

function show(control: Control, value: string | boolean): void {
  if (isBox(control)) control.checked = control.type === "radio" || value === true;
  else control.value = String(value);
  const fold = control.closest("details");
  if (fold) fold.open = true;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function isShown(control: Control, value: string | boolean): boolean {
  if (control.type !== "radio" || !isBox(control)) return entryOf(control) === value;
  // Of the choices of one name only the chosen one has to be shown.
  return control.checked || control.value !== value;
}

const isBox = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type);

/** Boxes of one name differ by their values. */
const nameOf = ({ type, name, value }: Control): string => (type === "checkbox" ? `${name}=${value}` : name);

const entryOf = (control: Control): string | boolean =>
  isBox(control) && control.type === "checkbox" ? control.checked : control.value;

/** Somebody may have been faster than the script. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return true;
  return isBox(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

const isEmpty = (control: Control): boolean => !isBox(control) && control.value === "";

/** The same in both languages. */
const keyOf = (form: HTMLFormElement): string => `${barePath(location.pathname)} ${form.dataset["keep"]}`;

function write(form: HTMLFormElement, name: string, value: string | boolean): void {
  const forms = read();
  const key = keyOf(form);
  const fields = { ...forms[key]?.fields, [name]: value };
  store({ ...forms, [key]: { at: Date.now(), search: location.search, fields } });
}

function read(): TypedForms {
  return (readStoredValue(TYPED_FIELDS_KEY, "sessionStorage") ?? {}) as TypedForms;
}

function store(forms: TypedForms): void {
  writeStored(TYPED_FIELDS_KEY, JSON.stringify(forms), "sessionStorage");
}
