import { type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { irishDate, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { INSPECTIONS_PAGE, type InspectionRow, type InspectionsQuery } from "./inspections-query.ts";
import { latestInspection, requiredSchemes } from "./latest-inspection.server.ts";

const ALL = { view: "due", scheme: null, search: "", page: 1 } as const satisfies InspectionsQuery;

/** How many inspections are due soon, overdue, failed or missing, and the first `most` of them by their due day. */
export async function listDueInspections(db: Db, { now, most }: { now: Date; most: number }) {
  return readRows(db, { query: ALL, now, limit: most, offset: 0 });
}

/** A page of the list of inspections; a page beyond the last is the last. */
export async function listInspections(db: Db, query: InspectionsQuery, now: Date) {
  const offset = (query.page - 1) * INSPECTIONS_PAGE;
  const { rows, count, all } = await readRows(db, { query, now, limit: INSPECTIONS_PAGE, offset });
  return { rows, matches: count, all, ...pagesOf(count, query.page, INSPECTIONS_PAGE) };
}

/** The list as a file for a spreadsheet; who took it along is written down. */
export async function exportInspections(
  db: Db,
  query: InspectionsQuery,
  { now, actorId }: { readonly now: Date; readonly actorId: string },
): Promise<string> {
  const { rows } = await readRows(db, { query, now, limit: MAX_EXPORTED, offset: 0 });
  const narrowed = { view: query.view, scheme: query.scheme };
  await noteExport(db, { actorId, list: "inspections", rows: rows.length, narrowed });
  return csvText([
    ["number", "item", "name", "serial", "place", "scheme", "done", "due", "condition"],
    ...rows.map((row) => [
      ...[row.number, row.itemCode, row.itemName, row.serial, row.place],
      ...[row.scheme, row.doneOn, row.dueOn, row.condition],
    ]),
  ]);
}

interface Counts extends Record<string, unknown> {
  readonly count: number;
  readonly all: number;
}

/** The counts come without a unit where none matches. */
type CountedRow = Counts & (InspectionRow | { readonly number: null });

interface Reading {
  readonly query: InspectionsQuery;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

async function readRows(db: Db, { query, now, limit, offset }: Reading) {
  const { hire } = await getSettings(db);
  const soon = isoDay(irishDayOf(now) + hire.inspectionReminderDays);
  const order = sql`"dueOn" nulls first, number, scheme`;
  const rows = await listRows<CountedRow>(
    db,
    sql`with units as (${conditions(irishDate(now), soon)}),
      matching as (select * from units where ${matching(query)}),
      counts as (select (select count(*)::int from matching) as count, (select count(*)::int from units) as "all"),
      listed as (
        select * from matching order by ${order} limit ${limit}
          offset least(${offset}::int, ((select count from counts) - 1) / ${limit}::int * ${limit}::int)
      )
      select * from counts left join listed on true order by ${order}`,
  );
  const { count = 0, all = 0 } = rows[0] ?? {};
  const listed = rows.flatMap((row): InspectionRow | readonly [] => {
    if (row.number === null) return [];
    const { count: _count, all: _all, ...inspection } = row;
    return inspection;
  });
  return { count, all, rows: listed };
}

/** Every unit in service or in repair, with each scheme that the law asks for and the newest inspection under it. */
function conditions(today: string, soon: string): SQL {
  return sql`select ${assets}.unit_number as number, ${hireItems}.name as "itemName",
      ${hireItems}.code as "itemCode", ${assets}.serial, ${assets}.place, required.scheme,
      latest.done_on::text as "doneOn", latest.due_on::text as "dueOn",
      case when latest.id is null then 'missing' when not latest.passed then 'failed'
        when latest.due_on is null or latest.due_on < ${today}::date then 'overdue'
        when latest.due_on <= ${soon}::date then 'soon' else 'valid' end as condition
    from ${assets}
      join ${hireItems} on ${hireItems}.id = ${assets}.hire_item_id
      cross join lateral ${requiredSchemes} required
      left join lateral ${latestInspection(sql`required.scheme`)} latest on true
    where ${assets}.state in ('in-service', 'repair')`;
}

function matching({ view, scheme, search }: InspectionsQuery): SQL {
  const parts = [
    sql`true`,
    ...(view === "due" ? [sql`condition <> 'valid'`] : []),
    ...(view === "due" || view === "all" ? [] : [sql`condition = ${view}`]),
    ...(scheme ? [sql`scheme = ${scheme}`] : []),
    ...(search
      ? [
          sql`(number::text = ${search.replace("#", "")}
            or ${holds(search, sql`"itemName"`, sql`"itemCode"`, sql`serial`, sql`place`) ?? sql`true`})`,
        ]
      : []),
  ];
  return sql.join(parts, sql` and `);
}
