import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { listEntries, toEntry } from "../queries.server.ts";
import type { CollectionName, Entry } from "../schema.ts";
import { getAdminEntry } from "./admin-queries.server.ts";
import { checkEntry, type EntryFault, readEntryForm } from "./entry-form.ts";
import { withPictures } from "./entry-pictures.server.ts";

/** A collection as visitors would see it once a form was saved, or why it cannot be shown. */
export interface CollectionPreview {
  readonly entries: readonly Entry<CollectionName>[];
  readonly faults: readonly EntryFault[];
}

interface PreviewWish {
  readonly collection: CollectionName;
  /** An entry's id, or "new". */
  readonly id: string;
  /** The posted form; null shows the draft of the entry, or the entry as it is stored. */
  readonly form: FormFields | null;
}

/** The published entries with one of them as a form holds it. Saves nothing. */
export async function previewEntries(
  db: Db,
  { collection, id, form }: PreviewWish,
): Promise<CollectionPreview | null> {
  const stored = isId(id) ? await getAdminEntry(db, collection, id) : null;
  const values = form ? readEntryForm(collection, form) : (stored?.draft?.form.values ?? stored?.data);
  if (!values || (id !== "new" && !stored)) return null;
  const others = (await listEntries(db, [collection]))[collection];
  const checked = checkEntry(collection, values, { published: false });
  if (!checked.ok) return { entries: others, faults: checked.error };
  const [whole] = await withPictures(db, [{ collection, data: checked.value.data }]);
  const shown = toEntry(whole?.data ?? {}, { id, key: stored?.key ?? id });
  const entries = others.some((entry) => entry.id === id)
    ? others.map((entry) => (entry.id === id ? shown : entry))
    : [...others, shown];
  return { entries, faults: [] };
}
