import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { mergeValues } from "#app/lib/merge-values.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type GroupValues, type ReturnedGroup, readGroup } from "./groups.ts";
import { groupValues } from "./queries.server.ts";

interface SaveGroup {
  /** The id; null for a group that is not there yet. */
  readonly id: string | null;
  readonly values: GroupValues;
  /** What the form was filled with. */
  readonly base: GroupValues;
  readonly actorId: string;
  readonly now: Date;
}

type SaveGroupRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "returned"; readonly form: ReturnedGroup };

interface SavedGroup {
  readonly id: string;
  /** Fields that somebody else changed since the form was filled, and that were kept as they stored them. */
  readonly merged: readonly string[];
}

type Saved = Result<SavedGroup, SaveGroupRefusal>;

/** Stores a group's form. What others have stored since it was filled stays, field by field. */
export function saveGroup(db: Db, request: SaveGroup): Promise<Saved> {
  return retryTaken(() => storeGroup(db, request));
}

function storeGroup(db: Db, { id, values: typed, base, actorId, now }: SaveGroup): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const [stored] = id
      ? await tx.select().from(hireGroups).where(eq(hireGroups.id, id)).for("no key update")
      : [];
    if (id && !stored) return refuse({ kind: "not-found" });
    const theirs = stored ? groupValues(stored) : {};
    const { values, conflicts, merged } = mergeValues(base, typed, theirs);
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
    if (faults.length > 0 || conflicts.length > 0)
      return refuse({ kind: "returned", form: { values, base: theirs, faults, conflicts, merged } });
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
        .set({ ...columns, version: sql`${hireGroups.version} + 1`, updatedAt: now })
        .where(eq(hireGroups.id, id));
    const fields = Object.keys(values).filter((field) => values[field] !== (theirs[field] ?? ""));
    await addAuditEntry(tx, {
      actorId,
      action: stored ? "hire-group.changed" : "hire-group.created",
      subjectId: written,
      details: { name: columns.name, fields },
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
