import type { Db } from "#app/db/client.server.ts";
import { findMediaItems } from "#app/features/media/queries.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { ok } from "#app/lib/result.ts";
import { type CollectionName, isFixed } from "../schema.ts";
import { addEntry } from "./add-entry.server.ts";
import { entryBesideOther, readFilledForm } from "./draft/entry-draft.ts";
import { saveEntryDraft } from "./draft/save-entry-draft.server.ts";
import { checkEntry, checkTimes, type ReturnedEntryForm, readEntryForm, rearrange } from "./entry-form.ts";
import { pictureRefs } from "./entry-pictures.server.ts";
import { ALWAYS, type SaveEntryRefusal, saveEntry } from "./save-entry.server.ts";

interface PostedEntry {
  readonly collection: CollectionName;
  readonly form: FormFields;
}

interface Submission extends PostedEntry {
  /** The id; null for an entry that is not there yet. */
  readonly id: string | null;
  readonly actorId: string;
  readonly now: Date;
  /** Whether visitors see the entry afterwards; those of a fixed collection always are. */
  readonly published: boolean;
}

/** What a posted form of an entry has come to. */
export type Submitted =
  | {
      readonly kind: "saved";
      readonly id: string;
      readonly published: boolean;
      /** The save took a draft over. */
      readonly tookDraft: boolean;
    }
  | { readonly kind: "returned"; readonly form: ReturnedEntryForm }
  | { readonly kind: "not-found" };

/** Saves the form of an entry, or gives it back with what was typed and the reasons. */
export async function submitEntry(db: Db, submission: Submission): Promise<Submitted> {
  const { collection, id, actorId, now, form } = submission;
  const filled = readFilledForm(collection, form);
  const { sample, fits } = filled;
  const draft = form.get("draft") ?? "";
  const version = form.get("version") ?? "";
  const back = async (why: Partial<ReturnedEntryForm>): Promise<Submitted> => ({
    kind: "returned",
    form: await returnForm(db, submission, why),
  });
  const published = isFixed(collection) || submission.published;
  const checked = checkEntry(collection, filled.values, { published });
  const timed = published && !isFixed(collection) ? checkTimes(filled.times, now) : ok(ALWAYS);
  if (!checked.ok || !timed.ok)
    return back({ faults: [checked, timed].flatMap((part) => (part.ok ? [] : part.error)) });
  const entry = checked.value;
  const schedule = timed.value;
  if (id === null) {
    const idempotencyKey = form.get("idempotency-key");
    const values = { entry, published, sample, schedule };
    const added = await addEntry(db, {
      collection,
      actorId,
      ...values,
      ...(isId(idempotencyKey) && { idempotencyKey }),
    });
    if (!added.ok) return refused(db, submission, added.error);
    return { kind: "saved", id: added.value, published, tookDraft: false };
  }
  const saved = await saveEntry(db, {
    collection,
    id,
    actorId,
    now,
    version,
    entry,
    published,
    sample,
    fits,
    schedule,
    draft,
  });
  if (saved.ok) return { kind: "saved", id, published, tookDraft: draft !== "" };
  return refused(db, submission, saved.error);
}

/** What a form that is saved as a draft has come to. */
export type SubmittedDraft = Exclude<Submitted, { kind: "saved" }> | { readonly kind: "saved" | "unchanged" };

/** Saves the form of an entry as the draft of a change, or gives it back with the reason. */
export async function submitEntryDraft(
  db: Db,
  submission: Omit<Submission, "published"> & { readonly id: string },
): Promise<SubmittedDraft> {
  const { form, ...target } = submission;
  const filled = readFilledForm(target.collection, form);
  const seen = { version: form.get("version") ?? "", draft: form.get("draft") ?? "" };
  const saved = await saveEntryDraft(db, { ...target, ...seen, form: filled });
  return saved.ok ? { kind: saved.value } : refused(db, submission, saved.error);
}

async function refused(
  db: Db,
  submission: PostedEntry,
  error: SaveEntryRefusal,
): Promise<Exclude<Submitted, { kind: "saved" }>> {
  if (error.kind === "not-found") return { kind: "not-found" };
  const { collection, form } = submission;
  if (error.kind === "conflict")
    return { kind: "returned", form: await returnForm(db, submission, { conflict: true }) };
  if (error.kind === "picture-gone") {
    const faults = error.fields.map((field) => ({ field, kind: error.kind }));
    return { kind: "returned", form: await returnForm(db, submission, { faults }) };
  }
  const filled = readFilledForm(collection, form);
  const { form: beside, ...passed } = entryBesideOther(collection, filled, error.kept, error.stored);
  return { kind: "returned", form: await returnForm(db, submission, { ...beside, ...passed }) };
}

/** The form of an entry with one list rearranged as its button says; nothing is stored. */
export function rearrangeEntry(db: Db, posted: PostedEntry): Promise<ReturnedEntryForm> {
  const values = readEntryForm(posted.collection, posted.form);
  return returnForm(db, posted, { values: rearrange(values, posted.form.get("row") ?? "") ?? values });
}

async function returnForm(
  db: Db,
  { collection, form }: PostedEntry,
  more: Partial<ReturnedEntryForm>,
): Promise<ReturnedEntryForm> {
  const returned = {
    ...readFilledForm(collection, form),
    version: form.get("version") ?? "",
    draft: form.get("draft") ?? "",
    faults: [],
    conflict: false,
    draftConflict: null,
    ...more,
  };
  return {
    ...returned,
    pictures: await findMediaItems(db, pictureRefs({ collection, data: returned.values })),
  };
}
