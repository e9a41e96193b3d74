import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import type { AssetClass } from "../assets.ts";
import type { Inspection, InspectionScheme } from "./inspections.ts";

const later = alias(inspections, "later");

/** Every inspection of a unit, the newest first, replaced ones included. */
export function listUnitInspections(db: Db, number: number): Promise<Inspection[]> {
  return db
    .select({
      id: inspections.id,
      scheme: inspections.scheme,
      doneOn: inspections.doneOn,
      dueOn: inspections.dueOn,
      passed: inspections.passed,
      swlKg: inspections.swlKg,
      person: inspections.person,
      company: inspections.company,
      note: inspections.note,
      fileKind: inspections.fileKind,
      fileName: inspections.fileName,
      replacesId: inspections.replacesId,
      replaced: sql<boolean>`${later.id} is not null`,
      recordedAt: inspections.createdAt,
    })
    .from(inspections)
    .innerJoin(assets, eq(assets.id, inspections.assetId))
    .leftJoin(later, eq(later.replacesId, inspections.id))
    .where(eq(assets.unitNumber, number))
    .orderBy(desc(inspections.doneOn), desc(inspections.createdAt), desc(inspections.id));
}

/** What a unit's page shows of its inspections, with the scheme that its form proposes and the newest row. */
export async function getUnitInspections(
  db: Db,
  { number, assetClass }: { readonly number: number; readonly assetClass: AssetClass },
) {
  const listed = await listUnitInspections(db, number);
  const newest = listed.toSorted((a, b) => +b.recordedAt - +a.recordedAt || (a.id < b.id ? 1 : -1))[0];
  return { inspections: listed, scheme: PROPOSED[assetClass], seen: newest?.id ?? "" };
}

const PROPOSED: Readonly<Record<AssetClass, InspectionScheme>> = {
  "lifting-accessory": "ga1",
  lifting: "ga1",
  "person-lifting": "ga1",
  portable: "reg81",
  other: "visual",
};
