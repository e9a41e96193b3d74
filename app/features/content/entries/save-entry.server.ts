import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { ChangeDraft, DraftValues } from "#app/features/change-drafts/change-drafts.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { deleteDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { CollectionName } from "../schema.ts";
import { staleIrish } from "../translations.ts";
import { storedTexts } from "./draft/entry-draft.ts";
import type { CheckedEntry } from "./entry-form.ts";
import { listGonePictures } from "./entry-pictures.server.ts";
import { type Schedule, stateOf } from "./entry-state.ts";
import { keptEntries } from "./kept-entries.server.ts";
import { watchSchedule } from "./publish-on-time.server.ts";
import { addVersion } from "./versions/add-version.server.ts";
import type { VersionCause } from "./versions/versions.ts";

export interface EntryChange {
  readonly collection: CollectionName;
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
  /** The state the editor saw, as `EditedEntry.version` says. */
  readonly version: string;
  readonly entry: CheckedEntry;
  readonly published: boolean;
  readonly sample: boolean;
  /** Paths of texts whose Irish still fits although its English has changed. */
  readonly fits: readonly string[];
  readonly schedule?: Schedule;
  /** The version of the draft that the form was filled from, which this save takes over; "" for none. */
  readonly draft?: string;
  /** A version that is brought back knows which of its Irish was out of date. */
  readonly restored?: { readonly stale: readonly string[] };
}

/** The entry was deleted, or somebody else has saved it, or the draft that the form publishes, since it was read. */
export type SaveEntryRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "conflict" }
  | PictureGone
  | {
      readonly kind: "draft-passed";
      /** The draft as it is now; null when it was discarded or published. */
      readonly kept: ChangeDraft | null;
      readonly stored: DraftValues;
    };

/** An entry to be published names pictures that the library no longer has, in these fields. */
export interface PictureGone {
  readonly kind: "picture-gone";
  readonly fields: readonly string[];
}

/**
 * Stores what an editor made of an entry, unless it would overwrite what another one has saved meanwhile. Gives whether
 * visitors see it now.
 */
export async function saveEntry(
  db: Db,
  change: EntryChange,
): Promise<Result<{ readonly published: boolean }, SaveEntryRefusal>> {
  const { collection, id, entry, sample } = change;
  return inTransaction(db, async (tx) => {
    const row = await lockEntry(tx, collection, id);
    if (!row) return refuse({ kind: "not-found" });
    if (row.updatedAt.toISOString() !== change.version) return refuse({ kind: "conflict" });
    if (change.draft) {
      const kept = await getChangeDraft(tx, { entryId: id });
      const stored = storedTexts(collection, row);
      if (kept?.version !== change.draft) return refuse({ kind: "draft-passed", kept, stored });
      await deleteDraft(tx, { entryId: id });
    }
    const { data } = entry;
    const fields = change.published ? await listGonePictures(tx, { collection, data }) : [];
    if (fields.length > 0 && !change.restored) return refuse({ kind: "picture-gone", fields });
    const published = change.published && fields.length === 0;
    const after = {
      data,
      published,
      sample,
      stale: change.restored?.stale ?? staleIrish(collection, row, data, change.fits),
      ...(published && change.schedule ? change.schedule : ALWAYS),
    };
    const updatedAt = laterThan(row.updatedAt, change.now);
    const cause = change.restored ? "restored" : "saved";
    await storeEntry(tx, row, after, { cause, actorId: change.actorId, now: updatedAt });
    await addAuditEntry(tx, {
      actorId: change.actorId,
      action: actionOf(change),
      subjectType: "content",
      subjectId: id,
      details: { collection, fields: changedFields(row.data, data), published, sample },
    });
    await bumpSiteVersion(tx);
    return ok({ published });
  });
}

function actionOf({ restored, draft, published }: EntryChange): string {
  if (restored) return "content.version-restored";
  return draft && published ? "content.draft-published" : "content.saved";
}

/** The schedule of an entry that is shown at once and for good. */
export const ALWAYS: Schedule = { publishFrom: null, publishUntil: null };

/** The row of an entry that is not deleted, held until the end of the transaction. */
export async function lockEntry(tx: Tx, collection: CollectionName, id: string) {
  const [row] = await tx.select().from(contentEntries).where(keptEntries(collection, id)).for("update");
  return row ?? null;
}

type EntryRow = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** Stores what an entry is from now on, with its schedule and its version. */
export async function storeEntry(
  tx: Tx,
  row: EntryRow,
  after: Schedule & Partial<Pick<EntryRow, "data" | "published" | "sample" | "stale">>,
  version: { readonly cause: VersionCause; readonly actorId: string; readonly now: Date },
): Promise<void> {
  const { id } = row;
  await tx
    .update(contentEntries)
    .set({ ...after, updatedAt: version.now })
    .where(eq(contentEntries.id, id));
  await watchSchedule(tx, id, after);
  const before = { state: stateOf(row), at: row.updatedAt };
  const state = stateOf({ ...row, ...after });
  await addVersion(tx, { subjectType: "entry", subjectId: id, before, state, ...version });
}

/** Two saves within one millisecond are still two versions. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

/** The database keeps the keys of an object in an order of its own. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)));
}
