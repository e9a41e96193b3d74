import { eq, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import type { InspectionFileKind, InspectionScheme } from "#app/features/assets/inspections/inspections.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type {
  CertificateStatus,
  SafetyCertificate,
  SafetyHire,
  SafetyPack,
  SafetyUnit,
} from "./safety-pack.ts";

/** The hire that a safety link opens; null for an unknown link and for one that staff revoked. */
export async function findSafetyHire(db: Db, safetyToken: string): Promise<SafetyHire | null> {
  const [hire] = await db
    .select({
      id: hires.id,
      number: hires.number,
      transport: hires.transport,
      place: hires.place,
      safetyToken: hires.safetyToken,
      startsAt: hires.startsAt,
      endsAt: hires.endsAt,
    })
    .from(hires)
    .where(eq(hires.safetyToken, safetyToken));
  return hire ?? null;
}

interface Row extends Record<string, unknown> {
  readonly number: number;
  readonly serial: string | null;
  readonly name: string;
  readonly nameGa: string | null;
  readonly backAt: Date | string | null;
  readonly scheme: InspectionScheme;
  readonly required: boolean;
  readonly id: string | null;
  readonly doneOn: string | null;
  readonly dueOn: string | null;
  readonly passed: boolean | null;
  readonly swlKg: number | null;
  readonly person: string | null;
  readonly company: string | null;
  readonly report: InspectionFileKind | null;
}

/**
 * The units that really left for a hire with their inspections: of a unit on site the newest one, of one that came back
 * the newest one of the day of its return. A swapped unit is in it with the day on which it came back. One statement.
 */
export async function getSafetyPack(db: Db, hire: SafetyHire, now: Date): Promise<SafetyPack> {
  const today = irishDate(now);
  const rows = await listRows<Row>(
    db,
    sql`with dispatched as (
        select c.unit_number, case when bool_or(c.state = 'out') then null else max(c.ends_at) end as back_at
        from ${hireClaims} c
        where c.owner = 'hire' and c.owner_id = ${hire.id} and c.kind = 'hire'
          and c.state in ('out', 'done') and c.unit_number is not null
        group by c.unit_number)
      select ${assets}.unit_number as number, ${assets}.serial, ${hireItems}.name, ${hireItems}.name_ga as "nameGa",
        d.back_at as "backAt", s.scheme, s.required, l.id, l.done_on::text as "doneOn", l.due_on::text as "dueOn",
        l.passed, l.swl_kg as "swlKg", l.person, l.company, l.file_kind as report
      from dispatched d
        join ${assets} on ${assets}.unit_number = d.unit_number
        join ${hireItems} on ${hireItems}.id = ${assets}.hire_item_id
        cross join lateral (values (1, 'ga1', ${hireItems}.lifting <> 'none'), (2, 'reg81', ${hireItems}.electrical),
          (3, 'visual', false)) s(place, scheme, required)
        left join lateral (
          select i.* from ${inspections} i
          where i.asset_id = ${assets}.id and i.scheme = s.scheme
            and i.done_on <= coalesce((d.back_at at time zone 'Europe/Dublin')::date, ${today}::date)
            and not exists (select 1 from ${inspections} r where r.replaces_id = i.id)
          order by i.done_on desc, i.created_at desc, i.id desc limit 1) l on true
      order by ${assets}.unit_number, s.place`,
  );
  return { hire, units: unitsOf(rows, today) };
}

function unitsOf(rows: readonly Row[], today: string): readonly SafetyUnit[] {
  const units = new Map<number, SafetyUnit & { readonly certificates: SafetyCertificate[] }>();
  for (const row of rows) {
    const { number, serial, name, nameGa } = row;
    const backAt = row.backAt === null ? null : new Date(row.backAt);
    const unit = units.get(number) ?? { number, serial, name, nameGa, backAt, certificates: [] };
    units.set(number, unit);
    if (row.required || row.id !== null)
      unit.certificates.push(certificateOf(row, backAt ? irishDate(backAt) : today));
  }
  return [...units.values()];
}

function certificateOf(row: Row, day: string): SafetyCertificate {
  return {
    id: row.id,
    scheme: row.scheme,
    status: statusOf(row, day),
    report: row.report,
    doneOn: row.doneOn,
    dueOn: row.dueOn,
    swlKg: row.swlKg,
    person: row.person ?? "",
    company: row.company ?? "",
  };
}

/** A visual inspection without a due day does not end. */
function statusOf({ id, passed, dueOn, scheme }: Row, day: string): CertificateStatus {
  if (id === null) return "missing";
  if (!passed) return "failed";
  if (dueOn === null) return scheme === "visual" ? "valid" : "overdue";
  return dueOn < day ? "overdue" : "valid";
}
