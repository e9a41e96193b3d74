import type { z } from "zod";
import type { LibraryItem } from "#app/features/media/library.ts";
import { type FormFault, firstOfEach, type ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { Conflict } from "#app/lib/forms/merge-values.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { type CollectionName, schemaOf } from "../schema.ts";
import { missingIrish } from "../translations.ts";
import { type EntryField, entryFieldsOf, isPair, type TextPair } from "./entry-fields.ts";
import type { Schedule } from "./entry-state.ts";

export type FieldValue = string | boolean | TextPair | readonly (TextPair | string)[] | undefined;

/** What a form holds, field by field, as it was typed. */
export type EntryValues = Readonly<Record<string, FieldValue>>;

type EntryFaultKind =
  | "required"
  | "irish-missing"
  | "too-long"
  | "address"
  | "path"
  | "choice"
  | "list-empty"
  | "list-full"
  | "picture-gone"
  | "time"
  | "time-past"
  | "time-order"
  | "invalid";

/** A field of an entry that breaks a rule; its name is also the id of its input. */
export type EntryFault = FormFault<EntryFaultKind>;

/** An entry that may be stored. Unless it is published, texts of it may lack their Irish, which is then empty. */
export interface CheckedEntry {
  readonly data: EntryValues;
  /** Paths of texts without Irish. */
  readonly missing: readonly string[];
}

/** The form of an entry as it is filled in. */
export interface FilledForm {
  readonly values: EntryValues;
  readonly sample: boolean;
  /** Publish from and until. */
  readonly times: TimeValues;
  /** Paths of the texts of which the form says that their Irish still fits. */
  readonly fits: readonly string[];
}

/** A form beside what somebody else did to the draft that it was filled from. */
export interface PassedDraft {
  readonly form: FilledForm;
  /** The version of the draft that the next save starts from; "" for none. */
  readonly draft: string;
  /** `conflicts` are with what they saved; `merged` fields hold their text already. */
  readonly draftConflict: {
    readonly kind: "saved" | "gone";
    readonly conflicts: readonly Conflict[];
    readonly merged: readonly string[];
  } | null;
}

/** A form that came back: with what was typed, and why it was not saved. */
export interface ReturnedEntryForm
  extends FilledForm,
    Omit<PassedDraft, "form">,
    ReturnedForm<EntryFault, EntryValues> {
  /** The pictures the values name. */
  readonly pictures: readonly LibraryItem[];
  /** The state of the entry the form was made from. */
  readonly version: string;
  /** Somebody else has saved the entry since it was read. */
  readonly conflict: boolean;
}

export interface TimeValues {
  readonly publishFrom: string;
  readonly publishUntil: string;
}

export function readTimes(form: FormFields): TimeValues {
  return { publishFrom: form.text("publishFrom"), publishUntil: form.text("publishUntil") };
}

/** The times between which an entry is to be shown, in Irish local time. A beginning that has passed means at once. */
export function checkTimes(times: TimeValues, now: Date): Result<Schedule, readonly EntryFault[]> {
  const from = fromIrishInput(times.publishFrom);
  const until = fromIrishInput(times.publishUntil);
  const fault = (field: string, kind: EntryFaultKind) => refuse([{ field, kind }]);
  if (times.publishFrom && !from) return fault("publishFrom", "time");
  if (times.publishUntil && !until) return fault("publishUntil", "time");
  if (until && until <= now) return fault("publishUntil", "time-past");
  if (from && until && until <= from) return fault("publishUntil", "time-order");
  return ok({ publishFrom: from && from > now ? from : null, publishUntil: until });
}

/** The fields of a collection out of a posted form. What is left empty and is not required is undefined. */
export function readEntryForm(collection: CollectionName, form: FormFields): EntryValues {
  return Object.fromEntries(entryFieldsOf(collection).map((field) => [field.name, readField(field, form)]));
}

/** Paths of the texts of which the form says that their Irish still fits, counted as `readEntryForm` counts. */
export function readFits(collection: CollectionName, form: FormFields): readonly string[] {
  return entryFieldsOf(collection).flatMap(({ name, control }) => {
    if (control !== "lines") return form.ticked(`${name}.fits`) ? [name] : [];
    return filledRows(form, name).flatMap((row, index) =>
      form.ticked(`${row}.fits`) ? [`${name}.${index}`] : [],
    );
  });
}

function readField({ name, control, required }: EntryField, form: FormFields): FieldValue {
  switch (control) {
    case "line":
    case "paragraph": {
      const pair = readPair(form, name, control === "line");
      return required || pair.en || pair.ga ? pair : undefined;
    }
    case "lines":
      return filledRows(form, name).map((row) => readPair(form, row, true));
    case "pictures":
      return [...new Set(form.getAll(name).filter(Boolean))];
    case "tick":
      return form.ticked(name);
    case "plain":
    case "address":
    case "picture":
    case "choice":
      return form.text(name) || (required ? "" : undefined);
  }
}

function readPair(form: FormFields, name: string, oneLine: boolean): TextPair {
  const read = (path: string) => (oneLine ? form.text(path) : form.lines(path));
  return { en: read(`${name}.en`), ga: read(`${name}.ga`) };
}

/** The lines of a list that hold something, in the order of the form, whatever their numbers are. */
function filledRows(form: FormFields, name: string): string[] {
  return [...form.keys()].flatMap((key) => {
    const isRow = key.startsWith(`${name}.`) && /^\d{1,4}\.en$/.test(key.slice(name.length + 1));
    const row = key.slice(0, -".en".length);
    return isRow && (form.text(`${row}.en`) || form.text(`${row}.ga`)) ? [row] : [];
  });
}

/**
 * Holds what was typed against the collection's schema. An entry that will be published must be whole in both
 * languages; another one must be whole in English.
 */
export function checkEntry(
  collection: CollectionName,
  values: EntryValues,
  { published }: { published: boolean },
): Result<CheckedEntry, readonly EntryFault[]> {
  const missing = missingIrish(collection, values);
  const whole = published ? values : withIrish(values, missing, ({ en }) => en);
  const parsed = schemaOf(collection).safeParse(whole);
  if (!parsed.success) {
    const fields = entryFieldsOf(collection);
    return refuse(firstOfEach(parsed.error.issues.map((issue) => faultOf(fields, values, missing, issue))));
  }
  const data = parsed.data;
  return ok({ data: published ? data : withIrish(data, missing, () => ""), missing });
}

/** The values with another Irish text at the named paths. */
function withIrish(
  values: EntryValues,
  paths: readonly string[],
  irishOf: (pair: TextPair) => string,
): Record<string, FieldValue> {
  const change = (path: string, pair: TextPair): TextPair =>
    paths.includes(path) ? { en: pair.en, ga: irishOf(pair) } : pair;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (isPair(value)) return [name, change(name, value)];
      if (!Array.isArray(value)) return [name, value];
      const items: readonly (TextPair | string)[] = value;
      const changed = items.map((item, index) => (isPair(item) ? change(`${name}.${index}`, item) : item));
      return [name, changed];
    }),
  );
}

function faultOf(
  fields: readonly EntryField[],
  values: EntryValues,
  missing: readonly string[],
  issue: z.core.$ZodIssue,
): EntryFault {
  const field = issue.path.join(".");
  const control = fields.find(({ name }) => name === issue.path[0])?.control;
  const max = issue.code === "too_big" ? { max: Number(issue.maximum) } : {};
  const irish = field.endsWith(".ga") && missing.includes(field.slice(0, -".ga".length));
  if (values[field] === "") return { field, ...max, kind: control === "choice" ? "choice" : "required" };
  return { field, ...max, kind: irish ? "irish-missing" : kindOf(control, issue) };
}

function kindOf(control: EntryField["control"] | undefined, issue: z.core.$ZodIssue): EntryFaultKind {
  if (control === "choice") return "choice";
  if (control === "picture") return "required";
  if (issue.code === "too_big") return issue.origin === "array" ? "list-full" : "too-long";
  if (issue.code === "too_small") return issue.origin === "array" ? "list-empty" : "required";
  if (control === "address") return "address";
  return issue.code === "invalid_format" ? "path" : "invalid";
}

/** A press on one of the buttons of a list: "add:services", "remove:services.2", "up:services.2", "down:gallery.0". */
const ROW_BUTTON = /^(add|remove|up|down):(\w+)(?:\.(\d{1,4}))?$/;

/** The values after such a press; null for any other value of a button. */
export function rearrange(values: EntryValues, button: string): EntryValues | null {
  const [, verb, name = "", at = "-1"] = ROW_BUTTON.exec(button) ?? [];
  const rows = values[name];
  if (!verb || !Array.isArray(rows)) return null;
  const list: (TextPair | string)[] = [...rows];
  const index = Number(at);
  if (verb === "add") list.push({ en: "", ga: "" });
  if (verb === "remove") list.splice(index, 1);
  if (verb === "up" || verb === "down") {
    const to = index + (verb === "up" ? -1 : 1);
    const row = list[index];
    if (row !== undefined && to >= 0 && to < list.length) {
      list.splice(index, 1);
      list.splice(to, 0, row);
    }
  }
  return { ...values, [name]: list };
}
