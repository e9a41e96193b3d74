import type { Db } from "#app/db/client.server.ts";
import { findItems } from "#app/features/media/queries.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { ok } from "#app/lib/result.ts";
import { type CollectionName, isFixed } from "../schema.ts";
import { addEntry } from "./add-entry.server.ts";
import {
  applyRowIntent,
  checkEntry,
  checkTimes,
  type ReturnedForm,
  readEntryForm,
  readFits,
  readTimes,
} from "./entry-form.ts";
import { pictureRefs } from "./entry-pictures.server.ts";
import { ALWAYS, saveEntry } from "./save-entry.server.ts";

interface Submission {
  readonly collection: CollectionName;
  /** Null for an entry that is not there yet. */
  readonly id: string | null;
  readonly actorId: string;
  readonly now: Date;
  /** `intent`: publish, hide, save (leaves the state as it is), or one of a list's buttons. */
  readonly form: FormFields;
  /** Whether the entry was published when the form was shown. */
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
  const intent = form.get("intent") ?? "";
  const typed = readEntryForm(collection, form);
  const sample = form.get("sample") === "on";
  const times = readTimes(form);
  const version = form.get("version") ?? "";
  const back = async (more: Partial<ReturnedForm>): Promise<Submitted> => {
    const form = { values: typed, sample, times, version, problems: [], conflict: false, ...more };
    const pictures = await findItems(db, pictureRefs({ collection, data: form.values }));
    return { kind: "returned", form: { ...form, pictures } };
  };

  const rearranged = applyRowIntent(typed, intent);
  if (rearranged) return back({ values: rearranged });
  const published =
    isFixed(collection) || intent === "publish" || (intent !== "hide" && submission.published);
  const checked = checkEntry(collection, typed, { published });
  if (!checked.ok) return back({ problems: checked.error });
  const timed = published && !isFixed(collection) ? checkTimes(times, now) : ok(ALWAYS);
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
