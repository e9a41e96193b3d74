import { sql } from "drizzle-orm";
import { type Db, inTransaction, listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { inspectionReminders, inspections } from "#app/db/schema/hire/inspections.ts";
import type { INSPECTION_REMINDERS } from "#app/features/assets/enums.ts";
import { REQUIRED_SCHEMES, type RequiredScheme } from "#app/features/assets/inspections/inspections.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { isWorkingTime } from "#app/features/opening-hours/working-hours.ts";
import { STAFF_LOCALE, staffAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDateTime, formatIsoDate } from "#app/i18n/dates.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/inspection-reminders.ts";
import * as inspectionMessages from "#app/i18n/messages/hire-admin/inspections.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { irishDate, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { InspectionsMail, type InspectionsPart } from "../emails/inspections-mail.tsx";
import type { UninspectedHire } from "./endangered-hires.ts";
import { listEndangeredHires } from "./list-endangered-hires.server.ts";

/** Inspections that one mail names at most; the rest comes with the next run. */
const MAX = 200;

interface DueInspection extends Record<string, unknown> {
  readonly id: string;
  readonly number: number;
  readonly itemName: string;
  readonly scheme: RequiredScheme;
  readonly dueOn: string;
  readonly kind: (typeof INSPECTION_REMINDERS)[number];
}

/**
 * Mails staff which inspections are due within the days of the settings and which are overdue: once before and once after
 * each due day of a unit, all of a run in one mail, in working hours. Bears being run at any time and any number of times.
 */
export async function remindInspections(context: SiteContext): Promise<void> {
  const { db, config, clock } = context;
  const now = clock.now();
  const { company, hire } = await getSettings(db);
  const recipient = staffAddress(config, company);
  if (!isWorkingTime(now, await getWorkingHours(db, now))) return;
  const soon = isoDay(irishDayOf(now) + hire.inspectionReminderDays);
  const due = await listUnreminded(db, { today: irishDate(now), soon });
  if (due.length === 0) return;
  const parts = partsOf(due, await listEndangeredHires(db, { now }));
  const button = {
    label: format(STAFF_LOCALE, messages.open),
    href: `${config.origin}/admin/hire/inspections`,
  };
  const mail = await renderMail({
    kind: "inspections-due",
    locale: STAFF_LOCALE,
    sender: company,
    origin: config.origin,
    recipient,
    subjectType: "inspections",
    subjectId: irishDate(now),
    subject: format(STAFF_LOCALE, messages.subject, { n: due.length }),
    body: <InspectionsMail parts={parts} button={button} />,
  });
  await inTransaction(db, async (tx) => {
    const rows = due.map(({ id, kind }) => ({ inspectionId: id, kind, queuedAt: now }));
    const added = await tx
      .insert(inspectionReminders)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: inspectionReminders.inspectionId });
    // Another process has mailed some of them meanwhile; the next run takes the others.
    if (added.length < rows.length) return refuse({ kind: "conflict" as const });
    await queueMail(tx, mail);
    return ok(null);
  });
}

/** Newest inspections whose due day is near or past and about which no mail went out. Failed and missing ones have none. */
function listUnreminded(
  db: Db,
  { today, soon }: { readonly today: string; readonly soon: string },
): Promise<DueInspection[]> {
  const kind = sql`case when i.due_on < ${today}::date then 'overdue' else 'due' end`;
  const counts = sql`not exists (select 1 from ${inspections} r where r.replaces_id = n.id)`;
  return listRows<DueInspection>(
    db,
    sql`select i.id, a.unit_number as number, h.name as "itemName", i.scheme, i.due_on::text as "dueOn", ${kind} as kind
      from ${inspections} i
        join ${assets} a on a.id = i.asset_id and a.state in ('in-service', 'repair')
        join ${hireItems} h on h.id = a.hire_item_id
      where i.due_on <= ${soon}::date and i.passed
        and ((i.scheme = 'ga1' and h.lifting <> 'none') or (i.scheme = 'reg81' and h.electrical))
        and not exists (select 1 from ${inspections} r where r.replaces_id = i.id)
        and not exists (select 1 from ${inspections} n
          where n.asset_id = i.asset_id and n.scheme = i.scheme and ${counts}
            and (n.done_on, n.created_at, n.id) > (i.done_on, i.created_at, i.id))
        and not exists (select 1 from ${inspectionReminders} m
          where m.inspection_id = i.id and m.kind = ${kind})
      order by i.due_on, a.unit_number, i.scheme limit ${MAX}`,
  );
}

function partsOf(
  due: readonly DueInspection[],
  endangered: readonly UninspectedHire[],
): readonly InspectionsPart[] {
  const lines = (kind: DueInspection["kind"], schemes: readonly RequiredScheme[] = REQUIRED_SCHEMES) =>
    due
      .filter((one) => one.kind === kind && schemes.includes(one.scheme))
      .map(({ number, itemName, scheme, dueOn }) =>
        format(STAFF_LOCALE, messages.line, {
          number: String(number),
          item: itemName,
          day: formatIsoDate(STAFF_LOCALE, dueOn),
          scheme: format(STAFF_LOCALE, inspectionMessages.schemes[scheme]),
        }),
      );
  const hires = endangered.map((one) => endangeredText(one));
  return [
    ...REQUIRED_SCHEMES.map((scheme) => ({
      title: format(STAFF_LOCALE, messages.overdue[scheme]),
      lines: lines("overdue", [scheme]),
    })),
    { title: format(STAFF_LOCALE, messages.due), lines: lines("due") },
    { title: format(STAFF_LOCALE, messages.endangered), lines: hires },
  ];
}

function endangeredText({ number, startsAt, unit, itemName, good, needed }: UninspectedHire): string {
  const names = { hire: number, day: formatDateTime(STAFF_LOCALE, startsAt), item: itemName };
  return unit === null
    ? format(STAFF_LOCALE, messages.itemShort, { ...names, good: String(good), needed: String(needed) })
    : format(STAFF_LOCALE, messages.unitEnds, { ...names, unit: String(unit) });
}
