import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { vehicles, venues } from "#app/db/schema/hire/venues-and-vehicles.ts";
import { SUPPLY_CODES } from "./enums.ts";
import type { VenuePower } from "./load-text.ts";
import type { SupplyCode } from "./power.ts";
import type { Vehicle } from "./vehicles.ts";
import type { VenueOrVehicle } from "./venue-or-vehicle.ts";
import { supplyField, type VenueOrVehicleValues } from "./venue-or-vehicle-form.ts";

/** A venue as load checks name it. */
export interface VenueChoice extends VenuePower {
  readonly id: string;
}

/** Saved venues by name. */
export async function listVenueChoices(db: Db): Promise<readonly VenueChoice[]> {
  const { id, name, supplies } = venues;
  const rows = await db.select({ id, name, supplies }).from(venues).orderBy(asc(name), asc(id));
  return rows.map((row) => ({ ...row, supplies: knownSupplies(row.supplies) }));
}

/** Our own vehicles, the smallest payload first; none while none is saved. */
export async function listOwnVehicles(db: Db): Promise<readonly Vehicle[]> {
  const rows = await db.select().from(vehicles).orderBy(asc(vehicles.payloadKg), asc(vehicles.name));
  return rows.map(({ name, payloadKg, litres, tailLift }) => ({
    name,
    nameGa: name,
    payloadGrams: payloadKg * 1_000,
    litres,
    tailLift,
  }));
}

/** Saved venues by name. */
export async function listVenues(db: Db) {
  const rows = await db.select().from(venues).orderBy(asc(venues.name), asc(venues.id));
  return rows.map((row) => ({ ...row, supplies: knownSupplies(row.supplies) }));
}

/** Saved vehicles, the smallest payload first. */
export async function listVehicles(db: Db) {
  return db.select().from(vehicles).orderBy(asc(vehicles.payloadKg), asc(vehicles.name));
}

/** A venue or a vehicle as its form holds it; null for an unknown id. */
export async function getVenueOrVehicle(
  db: Db,
  kind: VenueOrVehicle,
  id: string,
): Promise<{ readonly id: string; readonly values: VenueOrVehicleValues } | null> {
  if (kind === "venue") {
    const [venue] = await db.select().from(venues).where(eq(venues.id, id));
    return venue ? { id, values: venueValues(venue) } : null;
  }
  const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, id));
  return vehicle ? { id, values: vehicleValues(vehicle) } : null;
}

function venueValues(venue: typeof venues.$inferSelect): VenueOrVehicleValues {
  const { name, address, access, floorLoadKg, supplies } = venue;
  return {
    name,
    address,
    access,
    floor_load: floorLoadKg === null ? "" : String(floorLoadKg),
    // Every tick, so that a merge sees one that came or went.
    ...Object.fromEntries(
      SUPPLY_CODES.map((code) => [supplyField(code), supplies.includes(code) ? "yes" : ""]),
    ),
  };
}

function vehicleValues({
  name,
  payloadKg,
  litres,
  tailLift,
}: typeof vehicles.$inferSelect): VenueOrVehicleValues {
  return { name, payload: String(payloadKg), litres: String(litres), tail_lift: tailLift ? "yes" : "" };
}

/** The supplies of a stored list, in the order in which they are chosen. */
function knownSupplies(stored: readonly string[]): readonly SupplyCode[] {
  return SUPPLY_CODES.filter((code) => stored.includes(code));
}
