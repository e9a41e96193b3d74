import { asc } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { vehicles, venues } from "#app/db/schema/hire/venues-and-vehicles.ts";
import { SUPPLY_CODES } from "./enums.ts";
import type { VenuePower } from "./load-text.ts";
import type { SupplyCode } from "./power.ts";
import type { Vehicle } from "./vehicles.ts";

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

/** The supplies of a stored list, in the order in which they are chosen. */
export function knownSupplies(stored: readonly string[]): readonly SupplyCode[] {
  return SUPPLY_CODES.filter((code) => stored.includes(code));
}
