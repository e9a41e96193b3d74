import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { foldSerial } from "#app/features/assets/assets.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { mergeValues } from "#app/lib/forms/merge-values.ts";
import {
  type MergedRefusal,
  type MergedSave,
  refuseMerged,
  type SavedMerge,
} from "#app/lib/forms/merged-form.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { MAX_SERIAL_LENGTH } from "../fleet.ts";
import { UNIT_FIELDS, type UnitField, type UnitFormFault, type UnitValues } from "./units.ts";

interface SaveUnit extends MergedSave {
  readonly number: number;
}

type Saved = Result<SavedMerge, MergedRefusal<UnitFormFault>>;

const MAX_HOURS = 1_000_000;
const MAX_LENGTH: Readonly<Partial<Record<UnitField, number>>> = { note: 1000, serial: MAX_SERIAL_LENGTH };

/** Stores the particulars of a unit. What others have stored since the form was filled stays, field by field. */
export function saveUnit(db: Db, request: SaveUnit): Promise<Saved> {
  return retryTaken(() => storeUnit(db, request));
}

function storeUnit(db: Db, { number, values: typed, base, actorId, now }: SaveUnit): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const [unit] = await tx.select().from(assets).where(eq(assets.unitNumber, number)).for("no key update");
    if (!unit) return refuse({ kind: "not-found" });
    const theirs = await readUnitValues(tx, unit);
    const merge = mergeValues(base, typed, theirs);
    const { values, merged } = merge;
    const inCase = values.case ? await findCase(tx, values.case) : null;
    const faults = await findFaults(tx, unit.id, values, inCase);
    const refused = refuseMerged(merge, theirs, faults);
    if (refused) return refused;
    const at = (field: UnitField) => values[field] ?? "";
    await tx
      .update(assets)
      .set({
        serial: at("serial") || null,
        serialFold: foldSerial(at("serial")) || null,
        barcode: at("barcode") || null,
        brand: at("brand"),
        model: at("model"),
        tag: at("tag") || null,
        place: at("place"),
        firmware: at("firmware") || null,
        hours: at("hours") === "" ? null : parseWhole(at("hours"), MAX_HOURS),
        caseId: inCase,
        note: at("note"),
        ...nextVersion(assets, now),
      })
      .where(eq(assets.id, unit.id));
    const fields = UNIT_FIELDS.filter((field) => at(field) !== (theirs[field] ?? ""));
    await addAuditEntry(tx, {
      actorId,
      action: "unit.changed",
      subjectId: unit.id,
      details: { number, fields },
    });
    return ok({ id: String(number), merged });
  });
}

/** A unit as its form holds it. */
export async function readUnitValues(db: Db, unit: typeof assets.$inferSelect): Promise<UnitValues> {
  const [inCase] = unit.caseId
    ? await db.select({ number: assets.unitNumber }).from(assets).where(eq(assets.id, unit.caseId))
    : [];
  return {
    serial: unit.serial ?? "",
    barcode: unit.barcode ?? "",
    brand: unit.brand,
    model: unit.model,
    tag: unit.tag ?? "",
    place: unit.place,
    case: inCase?.number ? String(inCase.number) : "",
    firmware: unit.firmware ?? "",
    hours: unit.hours === null ? "" : String(unit.hours),
    note: unit.note,
  };
}

/** The id of the unit with this number. */
async function findCase(tx: Tx, typed: string): Promise<string | null> {
  const number = parseWhole(typed, 2_000_000_000);
  if (number === null) return null;
  const [unit] = await tx.select({ id: assets.id }).from(assets).where(eq(assets.unitNumber, number));
  return unit?.id ?? null;
}

async function findFaults(
  tx: Tx,
  id: string,
  values: UnitValues,
  inCase: string | null,
): Promise<readonly UnitFormFault[]> {
  const faults: UnitFormFault[] = [];
  for (const field of UNIT_FIELDS) {
    const max = MAX_LENGTH[field] ?? 80;
    if ((values[field] ?? "").length > max) faults.push({ field, kind: "too-long", max });
  }
  if (values.hours && parseWhole(values.hours, MAX_HOURS) === null)
    faults.push({ field: "hours", kind: "whole" });
  if (values.case && inCase === null) faults.push({ field: "case", kind: "unknown-unit" });
  if (inCase === id) faults.push({ field: "case", kind: "own-case" });
  const folded = foldSerial(values.serial ?? "");
  const brand = (values.brand ?? "").toLowerCase();
  const [same] = folded
    ? await tx
        .select({ id: assets.id })
        .from(assets)
        .where(and(eq(assets.serialFold, folded), eq(sql`lower(${assets.brand})`, brand), ne(assets.id, id)))
    : [];
  if (same) faults.push({ field: "serial", kind: "serial-taken" });
  return faults;
}
