import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { type DraftWork, saveDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { differingFields } from "#app/lib/forms/merge-values.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { CollectionName } from "../../schema.ts";
import type { FilledForm } from "../entry-form.ts";
import { lockEntry, type SaveEntryRefusal } from "../save-entry.server.ts";
import { BASE_VERSION, storedTexts, textsOf } from "./entry-draft.ts";

interface DraftTarget {
  readonly collection: CollectionName;
  readonly id: string;
  readonly actorId: string;
}

interface DraftRequest extends DraftTarget {
  readonly now: Date;
  readonly form: FilledForm;
  /** The state of the entry that the form names. */
  readonly version: string;
  /** The version of the draft that the form was filled from; "" for none. */
  readonly draft: string;
}

/**
 * Stores the form of an entry as the draft of a change: visitors see nothing of it, and its fields are judged when it is
 * published. A form without a change deletes the draft. Refused when somebody else has saved the entry or the draft
 * since the form was filled.
 */
export async function saveEntryDraft(
  db: Db,
  { collection, id, actorId, now, form, version, draft }: DraftRequest,
): Promise<Result<"saved" | "unchanged", SaveEntryRefusal>> {
  return inTransaction(db, async (tx) => {
    const row = await lockEntry(tx, collection, id);
    if (!row) return refuse({ kind: "not-found" });
    const stored = storedTexts(collection, row);
    const kept = await getChangeDraft(tx, { entryId: id });
    if (kept && kept.version !== draft) return refuse({ kind: "draft-passed", kept, stored });
    const current = row.updatedAt.toISOString();
    // The form of a draft with a conflict names the state that the draft was made from.
    const isCurrent = version === current;
    if (!isCurrent && version !== kept?.base[BASE_VERSION]) return refuse({ kind: "conflict" });
    const values = textsOf(collection, form);
    const fields = differingFields(values, stored);
    const base = isCurrent || !kept ? { ...stored, [BASE_VERSION]: current } : kept.base;
    return ok(await saveDraft(tx, entryDraft({ collection, id, actorId }), { values, base, now, fields }));
  });
}

/** The draft of an entry, for `discardDraft`. */
export function entryDraft({ collection, id, actorId }: DraftTarget): DraftWork {
  const hold = (tx: Tx) => lockEntry(tx, collection, id);
  return { subject: { entryId: id }, actorId, hold, details: { collection } };
}
