import { and, asc, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { formatThousandths } from "#app/i18n/formats.ts";
import { newId } from "#app/lib/ids.ts";
import { mergeValues } from "#app/lib/merge-values.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type GroupValues, MAX_STEPS, type ReturnedGroup, readGroup } from "./groups.ts";

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

/** All groups in their order, each with how many items it holds. */
export async function listGroups(db: Db) {
  return db
    .select({
      id: hireGroups.id,
      name: hireGroups.name,
      nameGa: hireGroups.nameGa,
      live: hireGroups.live,
      sample: hireGroups.sample,
      prepMinutes: hireGroups.prepMinutes,
      turnaroundMinutes: hireGroups.turnaroundMinutes,
      halfDayThousandths: hireGroups.halfDayThousandths,
      ownSteps: sql<boolean>`${hireGroups.factorSteps} is not null`,
      items: sql<number>`(select count(*)::int from ${hireItems} where ${eq(hireItems.groupId, hireGroups.id)})`,
    })
    .from(hireGroups)
    .orderBy(asc(hireGroups.position), asc(hireGroups.name));
}

/** A group as its page shows it; null for an unknown id. */
export async function getGroup(db: Db, id: string) {
  const [group] = await db.select().from(hireGroups).where(eq(hireGroups.id, id));
  if (!group) return null;
  const items = await db.$count(hireItems, eq(hireItems.groupId, id));
  return { id, name: group.name, live: group.live, sample: group.sample, items, values: groupValues(group) };
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

/** A group as its form holds it, blank rows of steps too, so that a merge sees a step that came or went. */
function groupValues(group: typeof hireGroups.$inferSelect): GroupValues {
  const steps = group.factorSteps ?? [];
  const rows = Array.from({ length: Math.max(MAX_STEPS, steps.length) }, (_, row) => {
    const step = steps[row];
    return {
      [`steps.${row}.from`]: step ? String(step.from) : "",
      [`steps.${row}.thousandths`]: step ? formatThousandths(step.thousandths) : "",
      [`steps.${row}.further`]: step ? formatThousandths(step.further) : "",
    };
  });
  return {
    name: group.name,
    name_ga: group.nameGa,
    prep: String(group.prepMinutes),
    turnaround: String(group.turnaroundMinutes),
    half_day: group.halfDayThousandths === null ? "" : formatThousandths(group.halfDayThousandths),
    live: group.live ? "yes" : "",
    withdrawal: group.withdrawal ? "yes" : "",
    own_steps: group.factorSteps === null ? "" : "yes",
    ...Object.fromEntries(rows.flatMap((row) => Object.entries(row))),
  };
}
