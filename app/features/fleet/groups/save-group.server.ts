import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { differingFields, mergeValues } from "#app/lib/forms/merge-values.ts";
import {
  type MergedRefusal,
  type MergedSaveOrNew,
  refuseMerged,
  type SavedMerge,
} from "#app/lib/forms/merged-form.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type GroupFault, readGroup } from "./groups.ts";
import { groupValues } from "./queries.server.ts";

type Saved = Result<SavedMerge, MergedRefusal<GroupFault>>;

/** Stores a group's form. What others have stored since it was filled stays, field by field. */
export function saveGroup(db: Db, request: MergedSaveOrNew): Promise<Saved> {
  return retryTaken(() => storeGroup(db, request));
}

function storeGroup(db: Db, { id, values: typed, base, actorId, now }: MergedSaveOrNew): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const [stored] = id
      ? await tx.select().from(hireGroups).where(eq(hireGroups.id, id)).for("no key update")
      : [];
    if (id && !stored) return refuse({ kind: "not-found" });
    const theirs = stored ? groupValues(stored) : {};
    const merge = mergeValues(base, typed, theirs);
    const { values, merged } = merge;
    const { columns, faults: read } = readGroup(values);
    const [same] = await tx
      .select({ id: hireGroups.id })
      .from(hireGroups)
      .where(
        and(
          eq(sql`lower(${hireGroups.name})`, columns.name.toLowerCase()),
          id ? ne(hireGroups.id, id) : undefined,
        ),
      );
    const faults = same ? [...read, { field: "name", kind: "name-taken" } as const] : read;
    const refused = refuseMerged(merge, theirs, faults);
    if (refused) return refused;
    const written = id ?? newId();
    if (id === null)
      await tx.insert(hireGroups).values({
        ...columns,
        id: written,
        position: await tx.$count(hireGroups),
      });
    else
      await tx
        .update(hireGroups)
        .set({ ...columns, ...nextVersion(hireGroups, now) })
        .where(eq(hireGroups.id, id));
    await addAuditEntry(tx, {
      actorId,
      action: stored ? "hire-group.changed" : "hire-group.created",
      subjectId: written,
      details: { name: columns.name, fields: differingFields(values, theirs) },
    });
    await bumpSiteVersion(tx);
    return ok({ id: written, merged });
  });
}

/** Deletes a group without items. */
export async function deleteGroup(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Result<null, { readonly kind: "not-found" | "has-items" }>> {
  return inTransaction(db, async (tx) => {
    const [group] = await tx
      .select({ name: hireGroups.name })
      .from(hireGroups)
      .where(eq(hireGroups.id, id))
      .for("update");
    if (!group) return refuse({ kind: "not-found" });
    if ((await tx.$count(hireItems, eq(hireItems.groupId, id))) > 0) return refuse({ kind: "has-items" });
    await tx.delete(hireGroups).where(eq(hireGroups.id, id));
    await addAuditEntry(tx, {
      actorId,
      action: "hire-group.deleted",
      subjectId: id,
      details: { name: group.name },
    });
    await bumpSiteVersion(tx);
    return ok(null);
  });
}
