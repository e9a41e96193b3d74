import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { noteUnitFault } from "#app/features/fleet/units/unit-repair.server.ts";
import type { ScanWork } from "../scan-work.server.ts";
import { type ScanRefusal, UNIT_SEPARATOR } from "../scans.ts";

/**
 * Adds what is broken to the scan that reported the damage, and to the repair of each of its units. It moves nothing, so
 * its answer is that of a scan that was in effect before, and says so.
 */
export async function noteDamage(tx: Tx, { hire, scan, actorId, now }: ScanWork): Promise<ScanRefusal> {
  const [damage] = await tx
    .select()
    .from(hireScans)
    .where(and(eq(hireScans.id, scan.noteOf ?? ""), eq(hireScans.hireId, hire.id)))
    .for("update");
  if (damage?.action !== "return" || damage.condition !== "damaged" || damage.outcome === "refused")
    return { kind: "not-out" };
  const note = [damage.note, scan.note].filter((text) => text !== "").join("\n");
  await tx.update(hireScans).set({ note }).where(eq(hireScans.id, damage.id));
  const { moved } = damage.details;
  const numbers = moved === undefined ? [damage.unitNumber] : String(moved).split(UNIT_SEPARATOR).map(Number);
  for (const number of numbers)
    if (number !== null) await noteUnitFault(tx, { number, fault: scan.note, actorId, now });
  return { kind: "already-back", details: { condition: "damaged", noted: 1 } };
}
