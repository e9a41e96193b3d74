import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { type CollectionName, isFixed } from "../schema.ts";
import { type LeftEntry, MANY, type ManyDid, type ManyEntriesAnswer } from "./admin-entries.ts";
import { listAdminEntries } from "./admin-queries.server.ts";
import { deleteEntry, restoreEntry } from "./delete-entry.server.ts";
import { markEntry } from "./mark-entry.server.ts";
import { publishEntry } from "./publish-entry.server.ts";

interface Press {
  readonly collection: CollectionName;
  readonly actorId: string;
  readonly now: Date;
  /** `many` says what to do, `entry` with whom, and `shown` which of those that come back were on the site. */
  readonly form: FormFields;
}

/** The most entries of one press; no list is longer. */
const MAX = 500;

/** Does with all ticked entries of a list what the button says. Null for an unknown button, or a list that has none. */
export async function changeManyEntries(
  db: Db,
  { form, ...actor }: Press,
): Promise<ManyEntriesAnswer | null> {
  const did = MANY.find((known) => known === form.get("many"));
  if (!did || isFixed(actor.collection)) return null;
  const listed = await listAdminEntries(db, actor.collection);
  const shown = new Set(
    did === "restore"
      ? form.getAll("shown")
      : listed.filter(({ published }) => published).map(({ id }) => id),
  );
  const ids: string[] = [];
  const left: LeftEntry[] = [];
  for (const id of form.getAll("entry").filter(isId).slice(0, MAX)) {
    const done = await changeOne(db, did, { ...actor, id, published: shown.has(id) });
    if (done.ok && done.value !== false) ids.push(id);
    else {
      const title = listed.find((entry) => entry.id === id)?.title.en ?? "";
      left.push({ title, why: done.ok ? "same" : done.error.kind });
    }
  }
  return { did, ids, left, shown: ids.filter((id) => shown.has(id)) };
}

function changeOne(
  db: Db,
  did: ManyDid,
  target: Omit<Press, "form"> & { readonly id: string; readonly published: boolean },
) {
  switch (did) {
    case "own":
      return markEntry(db, { ...target, sample: false });
    case "sample":
      return markEntry(db, { ...target, sample: true });
    case "publish":
      return publishEntry(db, { ...target, published: true });
    case "hide":
      return publishEntry(db, { ...target, published: false });
    case "delete":
      return deleteEntry(db, target);
    case "restore":
      return restoreEntry(db, target);
  }
}
