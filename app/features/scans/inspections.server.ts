import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { listDispatchRefusals } from "#app/features/assets/inspections/list-dispatch-refusals.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { ScanWork } from "./scan-work.server.ts";
import type { ScanRefusal } from "./scans.ts";

/**
 * Why units may not leave until the day of their return: lifting gear never without a report that lasts that long
 * (S.I. 299/2007, Regs 52 and 53), electrical gear only with a reason (Reg. 81), given now or when it was prepared. Null
 * where they may.
 */
export async function findInspectionRefusal(
  tx: Tx,
  { hire, scan }: ScanWork,
  unitNumbers: readonly number[],
): Promise<ScanRefusal | null> {
  const refusals = await listDispatchRefusals(tx, { unitNumbers, until: irishDate(hire.endsAt) });
  const excused = refusals.length > 0 && scan.note === "" ? await listExcused(tx, hire.id, unitNumbers) : [];
  const binding = refusals.filter(
    ({ unitNumber, overridable }) => !overridable || (scan.note === "" && !excused.includes(unitNumber)),
  );
  const [first] = [...binding.filter(({ overridable }) => !overridable), ...binding];
  if (!first) return null;
  const { unitNumber, scheme, dueOn, overridable } = first;
  const kind = overridable ? "inspection-reason" : "inspection";
  return { kind, details: { unit: unitNumber, scheme, ...(dueOn !== null && { due: dueOn }) } };
}

/** Units that were prepared for the hire with a reason. */
async function listExcused(
  tx: Tx,
  hireId: string,
  unitNumbers: readonly number[],
): Promise<readonly (number | null)[]> {
  const rows = await tx
    .select({ unitNumber: hireScans.unitNumber })
    .from(hireScans)
    .where(
      and(
        ...[eq(hireScans.hireId, hireId), inArray(hireScans.unitNumber, [...unitNumbers])],
        ...[eq(hireScans.action, "prepare"), eq(hireScans.outcome, "applied"), ne(hireScans.note, "")],
      ),
    );
  return rows.map(({ unitNumber }) => unitNumber);
}
