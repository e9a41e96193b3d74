import { MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import {
  type HireBasket,
  itemsParam,
  readItemsText,
  type TypedLine,
  toHireQuantity,
} from "../hire-basket.ts";
import { SENT_FIELDS } from "../sent-fields.ts";

/** What a pressed button says, read when it is pressed. Without a name it only submits the fields. */
export interface Press {
  readonly name: string;
  readonly value: string;
  /** Id of what has the focus afterwards. */
  readonly focus: string | null;
}

/** Values of fields, by id, that were changed since they were last submitted. */
export type TypedFields = Map<string, string>;

export const FIELDS_ONLY: Press = { name: "", value: "", focus: null };

/** The field that adds by code. It goes with the form's own submission alone, not with other buttons. */
export const ADD_ID = "hire-add";

/** A press of a button of the form; of one without a name what the field that adds by code says. */
export function pressOf(form: HTMLFormElement, button: HTMLElement | null): Press {
  const focus = button?.dataset["focus"] ?? null;
  if (button instanceof HTMLButtonElement && button.name !== "")
    return { name: button.name, value: button.value, focus };
  const value = addField(form)?.value.trim() ?? "";
  return { name: value === "" ? "" : "add", value, focus };
}

/** Changes the fields at once where a button is about fields: a quantity or the dates. Returns those that changed. */
export function pressFields(form: HTMLFormElement, button: HTMLElement | null): readonly HTMLInputElement[] {
  if (!(button instanceof HTMLButtonElement)) return [];
  if (button.name === "period") {
    const [from = "", to = ""] = button.value.split("~", 2);
    return [writeField(form, "from", from), writeField(form, "to", to)].flatMap((field) => field ?? []);
  }
  const field = button.closest("li")?.querySelector<HTMLInputElement>('input[name="quantity"]');
  if (!["step", "set"].includes(button.name) || !field) return [];
  const pieces = Number.parseInt(readItemsText(button.value)[0]?.quantity ?? "", 10) || 0;
  const least = Number(field.min) || 1;
  const wanted = button.name === "set" ? pieces : (toHireQuantity(field.value) ?? 0) + pieces;
  field.value = String(Math.max(least, Math.min(MAX_HIRE_QUANTITY, wanted)));
  limitStep(field);
  return [field];
}

/** Writes what was typed since into fields that an answer has replaced. */
export function restoreTyped(typed: TypedFields): void {
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || field.type === "checkbox" || field.value === value) continue;
    field.value = value;
    if (field.name === "quantity") limitStep(field);
  }
}

/** The fields that stay in the page show what was accepted, but not in the place of what was typed since. */
export function showFields(form: HTMLFormElement, basket: HireBasket, typed: TypedFields): void {
  for (const name of ["from", "to"] as const) {
    const value = basket[name];
    if (value !== null && !typed.has(`enquiry-${name}`)) writeField(form, name, value);
  }
  const waiver = form.elements.namedItem("waiver");
  if (waiver instanceof HTMLInputElement && !typed.has(waiver.id)) waiver.checked = basket.waiver;
}

/** The form as an address, with a press. Lines in the short form, or 200 would be too long. */
export function searchOf(form: HTMLFormElement, { name, value }: Press): string {
  const search = new URLSearchParams();
  const lines = typedLines(form);
  if (lines.length > 0) search.set("items", itemsParam(lines));
  for (const [field, text] of new FormData(form))
    if (!["item", "quantity", "add"].includes(field) && text !== "") search.append(field, String(text));
  if (name !== "") search.append(name, value);
  return `?${search}`;
}

/** Gives the enquiry the list as its visitor sees it: what is typed, and presses that have no answer yet. */
export function fillSent(enquiry: HTMLFormElement, form: HTMLFormElement, presses: readonly Press[]): void {
  const fields = new FormData(form);
  const values = {
    [SENT_FIELDS.items]: itemsParam(withPresses(typedLines(form), presses)),
    [SENT_FIELDS.from]: String(fields.get("from") ?? ""),
    [SENT_FIELDS.to]: String(fields.get("to") ?? ""),
    [SENT_FIELDS.waiver]: fields.has("waiver") ? "1" : "",
  };
  for (const [name, value] of Object.entries(values)) writeField(enquiry, name, value);
}

function withPresses(lines: readonly TypedLine[], presses: readonly Press[]): readonly TypedLine[] {
  const removed = presses.flatMap(({ name, value }) => (name === "remove" ? [value] : []));
  const added = presses.flatMap(({ name, value }) =>
    name === "add" || name === "restore" ? readItemsText(value) : [],
  );
  return [...lines.filter(({ item }) => !removed.includes(item)), ...added];
}

function typedLines(form: HTMLFormElement): readonly TypedLine[] {
  const fields = new FormData(form);
  const quantities = fields.getAll("quantity");
  return fields
    .getAll("item")
    .map((item, position) => ({ item: String(item), quantity: String(quantities[position] ?? "") }));
}

function addField(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.querySelector(`#${ADD_ID}`);
  return field instanceof HTMLInputElement ? field : null;
}

function writeField(form: HTMLFormElement, name: string, value: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.value !== value) field.value = value;
  return field;
}

/** The button that takes a pack away is the first beside the number. */
function limitStep(field: HTMLInputElement): void {
  const fewer = field.parentElement?.querySelector<HTMLButtonElement>('button[name="step"]');
  if (fewer) fewer.disabled = (toHireQuantity(field.value) ?? 0) <= (Number(field.min) || 1);
}
