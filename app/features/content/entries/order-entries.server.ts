import { asc, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { CollectionName } from "../schema.ts";
import { keptEntries } from "./kept-entries.server.ts";

/** Tens: room to put an entry between two others without renumbering. */
export const POSITION_STEP = 10;

interface Actor {
  readonly collection: CollectionName;
  readonly actorId: string;
}

/** Puts the entries of a collection into the order of `ids`. Refuses a list that is not exactly the collection. */
export async function orderEntries(
  db: Db,
  { ids, ...actor }: Actor & { readonly ids: readonly string[] },
): Promise<Result<null, { kind: "conflict" }>> {
  return inTransaction(db, async (tx) => {
    const rows = await lockOrder(tx, actor.collection);
    const known = new Set(rows.map(({ id }) => id));
    if (ids.length !== known.size || new Set(ids).size !== known.size || !ids.every((id) => known.has(id)))
      return refuse({ kind: "conflict" });
    await writeOrder(tx, actor, rows, ids);
    return ok(null);
  });
}

/** Moves an entry up or down by one. At the end of the list nothing happens. */
export async function moveEntry(
  db: Db,
  { id, by, ...actor }: Actor & { readonly id: string; readonly by: -1 | 1 },
): Promise<Result<null, { kind: "not-found" }>> {
  return inTransaction(db, async (tx) => {
    const rows = await lockOrder(tx, actor.collection);
    const ids = rows.map((row) => row.id);
    const from = ids.indexOf(id);
    if (from < 0) return refuse({ kind: "not-found" });
    const to = from + by;
    if (to < 0 || to >= ids.length) return ok(null);
    ids.splice(from, 1);
    ids.splice(to, 0, id);
    await writeOrder(tx, actor, rows, ids);
    return ok(null);
  });
}

type OrderRow = Pick<typeof contentEntries.$inferSelect, "id" | "position" | "updatedAt">;

async function lockOrder(tx: Tx, collection: CollectionName): Promise<readonly OrderRow[]> {
  return tx
    .select({
      id: contentEntries.id,
      position: contentEntries.position,
      updatedAt: contentEntries.updatedAt,
    })
    .from(contentEntries)
    .where(keptEntries(collection))
    .orderBy(asc(contentEntries.position), asc(contentEntries.key))
    .for("update");
}

async function writeOrder(
  tx: Tx,
  { collection, actorId }: Actor,
  rows: readonly OrderRow[],
  ids: readonly string[],
): Promise<void> {
  for (const { id, position, updatedAt } of rows) {
    const newPosition = (ids.indexOf(id) + 1) * POSITION_STEP;
    // Anyone who edits the entry at this moment has lost nothing: its version stays.
    if (newPosition !== position)
      await tx
        .update(contentEntries)
        .set({ position: newPosition, updatedAt })
        .where(eq(contentEntries.id, id));
  }
  await addAuditEntry(tx, {
    actorId,
    action: "content.ordered",
    subjectType: "collection",
    subjectId: collection,
    details: { entries: ids.length },
  });
  await bumpSiteVersion(tx);
}
