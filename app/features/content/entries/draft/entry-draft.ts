import type { ChangeDraft, DraftValues } from "#app/features/change-drafts/change-drafts.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { mergeDrafts, mergeValues } from "#app/lib/forms/merge-values.ts";
import { fromIrishInput, toIrishInput } from "#app/lib/time/irish-time.ts";
import { type CollectionName, isFixed } from "../../schema.ts";
import { type EntryField, entryFieldsOf, isPair, type TextPair } from "../entry-fields.ts";
import {
  type FieldValue,
  type FilledForm,
  type PassedDraft,
  readEntryForm,
  readFits,
  readTimes,
} from "../entry-form.ts";
import { type EntryState, entryDifferences, type Schedule } from "../entry-state.ts";
import type { EntryDifference } from "../versions/versions.ts";

/** The draft of a change of an entry, as its page shows it beside what is stored now. */
export interface EntryDraft extends Omit<ChangeDraft, "values" | "base"> {
  /** What the form is filled with: the draft, and in fields that it does not change what is stored now. */
  readonly form: FilledForm;
  /**
   * The state of the entry that the form names. An old one where both have changed a field, so that publishing tells the
   * conflict.
   */
  readonly entryVersion: string;
  /** The draft against what is stored now. */
  readonly differences: readonly EntryDifference[];
  /** Fields that the draft changes and that have changed in the stored entry since. */
  readonly conflicting: readonly string[];
}

type StoredEntry = Schedule & Pick<EntryState, "data" | "sample">;

/** Names in a draft's `base` the state of the entry that it was made from. */
export const BASE_VERSION = "version";

/** A stored draft beside what is stored of its entry now. */
export function entryDraftBeside(
  collection: CollectionName,
  draft: ChangeDraft,
  entry: StoredEntry & { readonly version: string },
): EntryDraft {
  const stored = storedTexts(collection, entry);
  const { values, conflicts } = mergeValues(draft.base, draft.values, stored);
  const form = formOf(collection, values);
  const { version, savedAt, savedBy } = draft;
  return {
    version,
    savedAt,
    savedBy,
    form,
    entryVersion: conflicts.length > 0 ? (draft.base[BASE_VERSION] ?? "") : entry.version,
    differences: entryDifferences(collection, shown(formOf(collection, stored)), shown(form)),
    conflicting: conflicts.map(({ field }) => field),
  };
}

function shown({ values, sample, times }: FilledForm): EntryState {
  const iso = (typed: string) => fromIrishInput(typed)?.toISOString() ?? null;
  const [publishFrom, publishUntil] = [iso(times.publishFrom), iso(times.publishUntil)];
  return { data: values, published: true, sample, stale: [], publishFrom, publishUntil };
}

/** A form beside the draft that somebody else has saved since it was filled, or discarded or published: null. */
export function entryBesideOther(
  collection: CollectionName,
  form: FilledForm,
  kept: ChangeDraft | null,
  stored: DraftValues,
): PassedDraft {
  if (!kept) return { form, draft: "", draftConflict: { kind: "gone", conflicts: [], merged: [] } };
  const theirs = mergeValues(kept.base, kept.values, stored).values;
  const { values, conflicts, merged } = mergeDrafts(stored, textsOf(collection, form), theirs);
  return {
    form: formOf(collection, values),
    draft: kept.version,
    draftConflict: {
      kind: "saved",
      conflicts: conflicts.map(({ field, theirs: text }) => ({
        field,
        theirs: readable(collection, field, text),
      })),
      merged,
    },
  };
}

/** A field's text as people read it: the lines of a list one under the other. */
function readable(collection: CollectionName, name: string, text: string): string {
  const field = entryFieldsOf(collection).find((known) => known.name === name);
  if (field?.control !== "lines") return text;
  return readLines(text)
    .map(({ en, ga }) => `${en} / ${ga}`)
    .join("\n");
}

export function readFilledForm(collection: CollectionName, form: FormFields): FilledForm {
  return {
    values: readEntryForm(collection, form),
    sample: form.ticked("sample"),
    times: readTimes(form),
    fits: readFits(collection, form),
  };
}

/** What is stored of an entry, as the texts of its form. */
export function storedTexts(collection: CollectionName, entry: StoredEntry): DraftValues {
  const { data, sample, publishFrom, publishUntil } = entry;
  const times = { publishFrom: toIrishInput(publishFrom), publishUntil: toIrishInput(publishUntil) };
  return textsOf(collection, { values: data, sample, times, fits: [] });
}

/** A form as texts by the names of its fields, a language each: lists as JSON, pictures joined by commas, ticks "yes". */
export function textsOf(
  collection: CollectionName,
  { values, sample, times, fits }: FilledForm,
): DraftValues {
  const texts = entryFieldsOf(collection).flatMap((field) =>
    Object.entries(fieldTexts(field, values[field.name])),
  );
  // The form of a fixed collection has neither a tick for samples nor times.
  const whole = isFixed(collection) ? {} : { sample: sample ? "yes" : "", ...times };
  return { ...Object.fromEntries(texts), ...whole, fits: fits.join(",") };
}

function fieldTexts({ name, control }: EntryField, value: FieldValue): DraftValues {
  switch (control) {
    case "line":
    case "paragraph": {
      const { en, ga } = isPair(value) ? value : { en: "", ga: "" };
      return { [`${name}.en`]: en, [`${name}.ga`]: ga };
    }
    case "lines": {
      const pairs = Array.isArray(value) ? [...value].filter(isPair) : [];
      return { [name]: JSON.stringify(pairs.map(({ en, ga }) => [en, ga])) };
    }
    case "pictures":
      // Judged only when it is published; what the database cannot hold never gets there.
      return { [name]: Array.isArray(value) ? value.map(String).filter(isPictureName).join(",") : "" };
    case "tick":
      return { [name]: value === true ? "yes" : "" };
    case "plain":
    case "address":
    case "picture":
    case "choice":
      return { [name]: typeof value === "string" ? value : "" };
  }
}

const isPictureName = (ref: string) => /^[a-z0-9-]{1,80}$/.test(ref);

/** The form that `textsOf` made these texts of. */
function formOf(collection: CollectionName, texts: DraftValues): FilledForm {
  const at = (name: string) => texts[name] ?? "";
  return {
    values: Object.fromEntries(entryFieldsOf(collection).map((field) => [field.name, fieldOf(field, at)])),
    sample: at("sample") === "yes",
    times: { publishFrom: at("publishFrom"), publishUntil: at("publishUntil") },
    fits: at("fits").split(",").filter(Boolean),
  };
}

function fieldOf({ name, control, required }: EntryField, at: (name: string) => string): FieldValue {
  switch (control) {
    case "line":
    case "paragraph": {
      const pair = { en: at(`${name}.en`), ga: at(`${name}.ga`) };
      return required || pair.en || pair.ga ? pair : undefined;
    }
    case "lines":
      return readLines(at(name));
    case "pictures":
      return at(name).split(",").filter(Boolean);
    case "tick":
      return at(name) === "yes";
    case "plain":
    case "address":
    case "picture":
    case "choice":
      return at(name) || (required ? "" : undefined);
  }
}

function readLines(text: string): readonly TextPair[] {
  const rows = JSON.parse(text || "[]") as readonly (readonly [en: string, ga: string])[];
  return rows.map(([en, ga]) => ({ en, ga }));
}
