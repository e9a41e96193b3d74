import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { formatThousandths } from "#app/i18n/formats.ts";
import { type GroupValues, MAX_STEPS } from "./groups.ts";

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

/** A group as its form holds it, blank rows of steps too, so that a merge sees a step that came or went. */
export function groupValues(group: typeof hireGroups.$inferSelect): GroupValues {
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
