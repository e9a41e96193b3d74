import { and, asc, eq, exists, inArray, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isOwned } from "../unit-states.ts";
import { removeReport, type StoredReport, storeReport } from "./inspection-file.server.ts";
import type { InspectionFault } from "./inspection-form.ts";
import type { InspectionValues } from "./inspections.ts";
import { addMonthsToDate, type InspectionIntervals, monthsUntilNext } from "./inspections.ts";

/** Units whose inspections are recorded in one step at most. */
const MAX_INSPECTED = 200;

export interface NewInspections {
  readonly numbers: readonly number[];
  readonly values: InspectionValues;
  /** The report, for one unit only. */
  readonly files: readonly File[];
  /** The inspection that this one corrects; null for a new one. */
  readonly replacesId: string | null;
  /** The newest row that the person saw of the one unit, "" for none; null where it is not compared. */
  readonly seen: string | null;
  readonly actorId: string;
  readonly now: Date;
}

interface Holder {
  readonly db: Db;
  readonly config: StorageConfig;
}

type Unit = Pick<typeof assets.$inferSelect, "id" | "unitNumber" | "state" | "assetClass">;

/**
 * Records one inspection of each unit: all or none. A row is never changed afterwards; a correction replaces it and
 * stays beside it. Refused for units that are sold or scrapped, for what is recorded already, and when somebody else has
 * recorded one since the form was opened.
 */
export async function recordInspections(
  { db, config }: Holder,
  wanted: NewInspections,
): Promise<Result<{ readonly ids: readonly string[] }, InspectionFault>> {
  const { numbers } = wanted;
  if (numbers.length === 0) return refuse({ field: null, kind: "no-units" });
  if (numbers.length > MAX_INSPECTED) return refuse({ field: null, kind: "too-many-units" });
  const stored = await storeReport(config, wanted.files);
  if (!stored.ok) return refuse({ field: "report", kind: stored.error });
  const recorded = await inTransaction(db, (tx) => record(tx, wanted, stored.value));
  if (!recorded.ok) await removeReport(config, stored.value);
  return recorded;
}

async function record(
  tx: Tx,
  wanted: NewInspections,
  report: StoredReport | null,
): Promise<Result<{ readonly ids: readonly string[] }, InspectionFault>> {
  const { numbers, replacesId, actorId, now } = wanted;
  const units = await lockUnits(tx, numbers);
  const unknown = numbers.filter((number) => !units.some(({ unitNumber }) => unitNumber === number));
  if (unknown.length > 0) return refuse({ field: null, kind: "unknown-unit", units: unknown });
  const gone = units.filter(({ state }) => !isOwned(state));
  if (gone.length > 0) return refuse({ field: null, kind: "unit-gone", units: numbersOf(gone) });
  const clash = await findClash(tx, units, wanted);
  if (clash) return refuse(clash);
  const { hire } = await getSettings(tx);
  const rows = units.map((unit) => ({
    ...rowOf(unit, wanted.values, hire),
    ...report,
    assetId: unit.id,
    replacesId,
    actorId,
    createdAt: now,
  }));
  const added = await tx.insert(inspections).values(rows).returning({ id: inspections.id });
  for (const unit of units)
    await addAuditEntry(tx, {
      actorId,
      action: replacesId === null ? "inspection.recorded" : "inspection.corrected",
      subjectType: "unit",
      subjectId: unit.id,
      details: {
        number: unit.unitNumber,
        scheme: wanted.values.scheme,
        done: wanted.values.doneOn,
        passed: wanted.values.passed,
      },
    });
  return ok({ ids: added.map(({ id }) => id) });
}

async function lockUnits(tx: Tx, numbers: readonly number[]): Promise<readonly Unit[]> {
  return tx
    .select({
      id: assets.id,
      unitNumber: assets.unitNumber,
      state: assets.state,
      assetClass: assets.assetClass,
    })
    .from(assets)
    .where(inArray(assets.unitNumber, [...new Set(numbers)]))
    .orderBy(asc(assets.unitNumber))
    .for("no key update");
}

const numbersOf = (units: readonly Unit[]) => units.map(({ unitNumber }) => unitNumber ?? 0);

const later = alias(inspections, "later");

/** What is in the way: the same inspection of a unit, another one since the form was opened, a second correction. */
async function findClash(
  tx: Tx,
  units: readonly Unit[],
  { values, replacesId, seen }: NewInspections,
): Promise<InspectionFault | null> {
  const replaced = exists(tx.select({ one: sql`1` }).from(later).where(eq(later.replacesId, inspections.id)));
  const rows = await tx
    .select()
    .from(inspections)
    .where(
      and(
        inArray(
          inspections.assetId,
          units.map(({ id }) => id),
        ),
        not(replaced),
      ),
    )
    .orderBy(asc(inspections.createdAt), asc(inspections.id));
  if (seen !== null && (rows.at(-1)?.id ?? "") !== seen) return { field: null, kind: "conflict" };
  if (replacesId !== null)
    return rows.some(({ id }) => id === replacesId) ? null : { field: null, kind: "conflict" };
  const { scheme, doneOn, passed, person } = values;
  const same = rows.filter(
    (row) => row.scheme === scheme && row.doneOn === doneOn && row.passed === passed && row.person === person,
  );
  const known = units.filter(({ id }) => same.some(({ assetId }) => assetId === id));
  return known.length > 0 ? { field: null, kind: "recorded-already", units: numbersOf(known) } : null;
}

function rowOf({ assetClass }: Unit, values: InspectionValues, intervals: InspectionIntervals) {
  const months = monthsUntilNext(values.scheme, assetClass, intervals);
  const proposed = months === null ? null : addMonthsToDate(values.doneOn, months);
  return { ...values, dueOn: values.passed ? (values.dueOn ?? proposed) : null };
}
