import type { Db } from "#app/db/client.server.ts";
import { findItems } from "#app/features/media/queries.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { ok } from "#app/lib/result.ts";
import { type CollectionName, isFixed } from "../schema.ts";
import { addEntry } from "./add-entry.server.ts";
import {
  checkEntry,
  checkTimes,
  type ReturnedForm,
  readEntryForm,
  readFits,
  readTimes,
  rearrange,
} from "./entry-form.ts";
import { pictureRefs } from "./entry-pictures.server.ts";
import { ALWAYS, saveEntry } from "./save-entry.server.ts";

interface TypedEntry {
  readonly collection: CollectionName;
  readonly form: FormFields;
}

interface Submission extends TypedEntry {
  /** Null for an entry that is not there yet. */
  readonly id: string | null;
  readonly actorId: string;
  readonly now: Date;
  /** Whether visitors see the entry afterwards; those of a fixed collection always are. */
  readonly published: boolean;
}

/** What a posted form of an entry has come to. */
export type Submitted =
  | { readonly kind: "saved"; readonly id: string; readonly published: boolean }
  | { readonly kind: "returned"; readonly form: ReturnedForm }
  | { readonly kind: "gone" };

/** Saves the form of an entry, or gives it back with what was typed and the reasons. */
export async function submitEntry(db: Db, submission: Submission): Promise<Submitted> {
  const { collection, id, actorId, now, form } = submission;
  const typed = readEntryForm(collection, form);
  const sample = form.get("sample") === "on";
  const version = form.get("version") ?? "";
  const back = async (why: Partial<ReturnedForm>): Promise<Submitted> => ({
    kind: "returned",
    form: await returnForm(db, submission, why),
  });
  const published = isFixed(collection) || submission.published;
  const checked = checkEntry(collection, typed, { published });
  if (!checked.ok) return back({ problems: checked.error });
  const timed = published && !isFixed(collection) ? checkTimes(readTimes(form), now) : ok(ALWAYS);
  if (!timed.ok) return back({ problems: timed.error });
  const entry = checked.value;
  const schedule = timed.value;
  if (id === null) {
    const added = await addEntry(db, { collection, actorId, entry, published, sample, schedule });
    return { kind: "saved", id: added, published };
  }
  const fits = readFits(collection, form);
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
  });
  if (saved.ok) return { kind: "saved", id, published };
  return saved.error.kind === "gone" ? { kind: "gone" } : back({ conflict: true });
}

/** The form of an entry with one list rearranged as its button says; nothing is stored. */
export function rearrangeEntry(db: Db, typed: TypedEntry): Promise<ReturnedForm> {
  const values = readEntryForm(typed.collection, typed.form);
  return returnForm(db, typed, { values: rearrange(values, typed.form.get("row") ?? "") ?? values });
}

async function returnForm(
  db: Db,
  { collection, form }: TypedEntry,
  more: Partial<ReturnedForm>,
): Promise<ReturnedForm> {
  const typed = {
    values: readEntryForm(collection, form),
    sample: form.get("sample") === "on",
    times: readTimes(form),
    version: form.get("version") ?? "",
    ...{ problems: [], conflict: false },
    ...more,
  };
  return { ...typed, pictures: await findItems(db, pictureRefs({ collection, data: typed.values })) };
}
