import type { Db } from "#app/db/client.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type CollectionName, schemaOf } from "../../schema.ts";
import { missingIrish } from "../../translations.ts";
import { getAdminEntry } from "../admin-queries.server.ts";
import { type EntryState, type Schedule, scheduleAt } from "../entry-state.ts";
import { type SaveEntryRefusal, saveEntry } from "../save-entry.server.ts";
import { getVersion } from "./version-queries.server.ts";

interface Wish {
  readonly collection: CollectionName;
  readonly id: string;
  readonly versionId: string;
  /** The state the editor saw, as `EditedEntry.version` says. */
  readonly version: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Makes the words, pictures and times of an older version those of the entry, as a new version. It stays published or
 * hidden, unless the older one is not whole: then it is hidden, and `hides` is true.
 */
export async function restoreVersion(
  db: Db,
  { collection, id, versionId, ...who }: Wish,
): Promise<Result<{ readonly hides: boolean }, SaveEntryRefusal>> {
  const entry = await getAdminEntry(db, collection, id);
  const older = await getVersion<EntryState>(db, "entry", id, versionId);
  if (!entry || !older) return refuse({ kind: "not-found" });
  const { data, sample, stale } = older.state;
  const saved = await saveEntry(db, {
    ...who,
    collection,
    id,
    entry: { data, missing: missingIrish(collection, data) },
    published: entry.published && schemaOf(collection).safeParse(data).success,
    sample,
    fits: [],
    schedule: scheduleOf(older.state, entry, who.now),
    restored: { stale },
  });
  return saved.ok ? ok({ hides: entry.published && !saved.value.published }) : saved;
}

/** The times of an older version without those that are over. A hidden version has none: the entry keeps its own. */
function scheduleOf(older: EntryState, entry: Schedule, now: Date): Schedule {
  if (!older.published) return { publishFrom: entry.publishFrom, publishUntil: entry.publishUntil };
  const [from, until] = [older.publishFrom, older.publishUntil].map((iso) => (iso ? new Date(iso) : null));
  const { publishFrom, publishUntil } = scheduleAt(
    { publishFrom: from ?? null, publishUntil: until ?? null },
    now,
  );
  return { publishFrom, publishUntil };
}
