import type { PageElement } from "./page-dom.ts";

/** What is typed into fields by their names: a list for several of one name, in their order. False unticks a box. */
export type Typed = Readonly<Record<string, string | false | readonly string[] | readonly File[]>>;

type Field = readonly [name: string, value: string | File];

export interface FormData {
  /** As it is in the page; empty for the page's own address. */
  readonly action: string;
  readonly method: "get" | "post";
  readonly multipart: boolean;
  readonly fields: readonly Field[];
}

/**
 * What a browser sends when a button of a page is pressed, once something was typed. Throws for a field that the form does
 * not have, and for a form that the browser itself would refuse.
 */
export function formDataOf(page: PageElement, button: PageElement, typed: Typed): FormData {
  const id = button.attribute("form");
  const form = id === undefined ? button.closest("form") : page.one(`form[id="${id}"]`);
  if (!form) throw new Error(`${button.text} has no form`);
  const controls = controlsOf(page, form);
  const names = new Set(controls.map((control) => control.attribute("name")));
  for (const name of Object.keys(typed))
    if (!names.has(name)) throw new Error(`The form of ${button.text} has no field ${name}`);
  const fields = controls.flatMap((control, at) => {
    const name = control.attribute("name") ?? "";
    const value = typed[name];
    if (!Array.isArray(value) || control.attribute("type") === "file") return fieldsOf(control, value);
    const before = controls.slice(0, at).filter((other) => other.attribute("name") === name);
    return fieldsOf(control, value[before.length]);
  });
  if (!form.has("novalidate") && !button.has("formnovalidate")) assertValid(controls, fields);
  const [name, value] = [button.attribute("name"), button.attribute("value") ?? ""];
  const method = button.attribute("formmethod") ?? form.attribute("method") ?? "get";
  return {
    action: button.attribute("formaction") ?? form.attribute("action") ?? "",
    method: method.toLowerCase() === "post" ? "post" : "get",
    multipart: form.attribute("enctype") === "multipart/form-data",
    fields: name === undefined ? fields : [...fields, [name, value]],
  };
}

/** The enabled fields of a form, also those that lie outside of it and name it, in the order of the page. */
function controlsOf(page: PageElement, form: PageElement): PageElement[] {
  const id = form.attribute("id");
  const within = ["input", "select", "textarea"].flatMap((kind) => form.all(kind));
  const linked = id
    ? ["input", "select", "textarea"].flatMap((kind) => page.all(`${kind}[form="${id}"]`))
    : [];
  return [...within.filter((control) => !control.has("form")), ...linked]
    .filter((control) => control.attribute("name") && !control.has("disabled"))
    .filter((control) => !control.closest("fieldset[disabled]"))
    .sort((one, other) => one.offset - other.offset);
}

function fieldsOf(control: PageElement, value: Typed[string] | undefined): Field[] {
  const name = control.attribute("name") ?? "";
  const type = control.attribute("type");
  if (type === "submit" || type === "button" || type === "image") return [];
  if (type === "file") return (Array.isArray(value) ? value : []).map((file): Field => [name, file]);
  if (type === "checkbox" || type === "radio") {
    const own = control.attribute("value") ?? "on";
    const ticked = value === undefined ? control.has("checked") : value === own;
    return ticked ? [[name, own]] : [];
  }
  if (typeof value !== "string") return [[name, control.value]];
  const options = control.all("option").map((option) => option.attribute("value") ?? option.text);
  if (control.tag === "select" && !options.includes(value))
    throw new Error(`${name} has no choice ${value}, but ${options}`);
  return [[name, value]];
}

/** Browsers send no form in which something required is missing, or an address that is none. */
function assertValid(controls: readonly PageElement[], fields: readonly Field[]): void {
  for (const control of controls) {
    const name = control.attribute("name") ?? "";
    const values = fields.filter(([of]) => of === name).map(([, value]) => value);
    const isMissing = values.every((value) => value === "");
    if (control.has("required") && isMissing) throw new Error(`A browser asks for ${name}`);
    const isAddress = control.attribute("type") === "email";
    if (isAddress && values.some((value) => value !== "" && !/^[^\s@]+@[^\s@]+$/.test(String(value))))
      throw new Error(`A browser wants an address in ${name}`);
  }
}
