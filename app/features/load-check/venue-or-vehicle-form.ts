import type { FormFault, LongTextFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { SUPPLY_CODES } from "./enums.ts";
import type { SupplyCode } from "./power.ts";

/** A venue's or a vehicle's form: every field by its name as text, ticks "yes". */
export type VenueOrVehicleValues = Readonly<Record<string, string>>;

export type VenueOrVehicleFault = FormFault<"required" | "whole" | "name-taken"> | LongTextFault;

/** The tick of a supply. */
export function supplyField(code: SupplyCode): string {
  return `supply.${code}`;
}

export const VENUE_FIELDS = ["name", "address", "access", "floor_load", ...SUPPLY_CODES.map(supplyField)];
export const VEHICLE_FIELDS = ["name", "payload", "litres", "tail_lift"];

/** Characters at most. */
const MAX_NAME_LENGTH = 120;
const MAX_TEXT_LENGTH = 1_000;
/** The largest number of a field: kilograms or litres. */
const MAX = 1_000_000;

/** The fields of a posted form. */
export function readVenueOrVehicleForm(form: FormFields, fields: readonly string[]): VenueOrVehicleValues {
  return Object.fromEntries(fields.map((name) => [name, form.text(name)]));
}

/** Columns of a venue, and what is wrong with its form. */
export function readVenue(values: VenueOrVehicleValues) {
  const cells = new FormCells(values);
  const columns = {
    name: cells.name(),
    address: cells.text("address"),
    access: cells.text("access"),
    /** Kilograms on a square metre. */
    floorLoadKg: values["floor_load"] ? cells.whole("floor_load") : null,
    supplies: SUPPLY_CODES.filter((code) => values[supplyField(code)] === "yes"),
  };
  return { columns, faults: cells.faults };
}

/** Columns of a vehicle, and what is wrong with its form. */
export function readVehicle(values: VenueOrVehicleValues) {
  const cells = new FormCells(values);
  const columns = {
    name: cells.name(),
    payloadKg: cells.whole("payload"),
    litres: cells.whole("litres"),
    tailLift: values["tail_lift"] === "yes",
  };
  return { columns, faults: cells.faults };
}

/** Reads the fields of a form and collects what is wrong with them. */
class FormCells {
  readonly #values: VenueOrVehicleValues;
  readonly faults: VenueOrVehicleFault[] = [];

  constructor(values: VenueOrVehicleValues) {
    this.#values = values;
  }

  text(field: string, limit = MAX_TEXT_LENGTH): string {
    const text = this.#values[field] ?? "";
    const { length } = text;
    if (length > limit) this.faults.push({ field, kind: "too-long", over: { length, limit } });
    return text;
  }

  name(): string {
    const name = this.text("name", MAX_NAME_LENGTH);
    if (name === "") this.faults.push({ field: "name", kind: "required" });
    return name;
  }

  /** A whole number from 1 on; 1 with a fault for anything else. */
  whole(field: string): number {
    const value = parseWhole(this.#values[field]?.replaceAll(",", ""), MAX);
    if (value) return value;
    this.faults.push({ field, kind: "whole" });
    return 1;
  }
}
