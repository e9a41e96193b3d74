import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { vehicles, venues } from "#app/db/schema/hire/venues-and-vehicles.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { differingFields, mergeValues } from "#app/lib/forms/merge-values.ts";
import {
  type MergedRefusal,
  type MergedSaveOrNew,
  refuseMerged,
  type SavedMerge,
} from "#app/lib/forms/merged-form.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getVenueOrVehicle } from "./queries.server.ts";
import type { VenueOrVehicle } from "./venue-or-vehicle.ts";
import {
  readVehicle,
  readVenue,
  type VenueOrVehicleFault,
  type VenueOrVehicleValues,
} from "./venue-or-vehicle-form.ts";

type Saved = Result<SavedMerge, MergedRefusal<VenueOrVehicleFault>>;

/**
 * Stores the form of a venue or a vehicle. What others have stored since it was filled stays, field by field; where
 * both changed one field the form comes back with both. Refused: faulty fields, and a name that another one has in any
 * case.
 */
export async function saveVenueOrVehicle(
  db: Db,
  kind: VenueOrVehicle,
  form: MergedSaveOrNew,
): Promise<Saved> {
  return retryTaken(() => storeVenueOrVehicle(db, kind, form));
}

async function storeVenueOrVehicle(
  db: Db,
  kind: VenueOrVehicle,
  { id, values: typed, base, actorId, now }: MergedSaveOrNew,
): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const theirs = id === null ? {} : await lockValues(tx, kind, id);
    if (theirs === null) return refuse({ kind: "not-found" });
    const merge = mergeValues(base, typed, theirs);
    const { values, merged } = merge;
    const written = id ?? newId();
    const faults = await listFaults(tx, kind, { id: written, values });
    const refused = refuseMerged(merge, theirs, faults);
    if (refused) return refused;
    if (kind === "venue") await writeVenue(tx, { id: written, isNew: id === null, values, now });
    else await writeVehicle(tx, { id: written, isNew: id === null, values, now });
    await addAuditEntry(tx, {
      actorId,
      action: `${kind}.${id === null ? "created" : "changed"}`,
      subjectType: kind,
      subjectId: written,
      details: { fields: differingFields(values, theirs) },
    });
    return ok({ id: written, merged });
  });
}

/** Deletes a venue or a vehicle. Nothing refers to one: load checks read it when they are made. */
export async function deleteVenueOrVehicle(
  db: Db,
  kind: VenueOrVehicle,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Result<null, { readonly kind: "not-found" }>> {
  return inTransaction(db, async (tx) => {
    const table = tableOf(kind);
    const gone = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id });
    if (gone.length === 0) return refuse({ kind: "not-found" });
    await addAuditEntry(tx, { actorId, action: `${kind}.deleted`, subjectType: kind, subjectId: id });
    return ok(null);
  });
}

function tableOf(kind: VenueOrVehicle) {
  return kind === "venue" ? venues : vehicles;
}

async function lockValues(tx: Tx, kind: VenueOrVehicle, id: string): Promise<VenueOrVehicleValues | null> {
  const table = tableOf(kind);
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("no key update");
  return (await getVenueOrVehicle(tx, kind, id))?.values ?? null;
}

async function listFaults(
  tx: Tx,
  kind: VenueOrVehicle,
  { id, values }: { readonly id: string; readonly values: VenueOrVehicleValues },
): Promise<readonly VenueOrVehicleFault[]> {
  const table = tableOf(kind);
  const { columns, faults } = kind === "venue" ? readVenue(values) : readVehicle(values);
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(sql`lower(${table.name})`, columns.name.toLowerCase()), ne(table.id, id)));
  return same ? [...faults, { field: "name", kind: "name-taken" }] : faults;
}

interface Written {
  readonly id: string;
  readonly isNew: boolean;
  readonly values: VenueOrVehicleValues;
  readonly now: Date;
}

async function writeVenue(tx: Tx, { id, isNew, values, now }: Written): Promise<void> {
  const { columns } = readVenue(values);
  if (isNew) await tx.insert(venues).values({ ...columns, id });
  else
    await tx
      .update(venues)
      .set({ ...columns, ...nextVersion(venues, now) })
      .where(eq(venues.id, id));
}

async function writeVehicle(tx: Tx, { id, isNew, values, now }: Written): Promise<void> {
  const { columns } = readVehicle(values);
  if (isNew) await tx.insert(vehicles).values({ ...columns, id });
  else
    await tx
      .update(vehicles)
      .set({ ...columns, ...nextVersion(vehicles, now) })
      .where(eq(vehicles.id, id));
}
