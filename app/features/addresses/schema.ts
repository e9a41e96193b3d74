import { z } from "zod";
import { faultsOf } from "#app/lib/forms/form-faults.ts";
import { formatPostcode } from "#app/lib/postcodes.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import {
  ADDRESS_FIELDS,
  type AddressFault,
  type AddressFaults,
  type AddressField,
  type AddressValues,
  reaches,
  type SavedAddress,
  type ZoneReach,
} from "./addresses.ts";

const required = (empty: AddressFault, max: number, long: AddressFault) =>
  z.string().trim().min(1, empty).max(max, long);
const optional = (max: number, long: AddressFault) => z.string().trim().max(max, long);

/** The lines of a postal address, with the limits of the checkout. */
export const postalSchema = z.object({
  line1: required("lineRequired", 100, "lineMax"),
  line2: optional(100, "lineMax"),
  town: required("townRequired", 100, "townMax"),
  county: optional(100, "countyMax"),
});

const recipientSchema = postalSchema.extend({
  name: required("nameRequired", 100, "nameMax"),
  phone: required("phoneRequired", 20, "phoneMax").refine(
    isPhoneNumber,
    "phoneInvalid" satisfies AddressFault,
  ),
});

const MIN_PHONE_DIGITS = 6;

/** Whether a number can be called: its spelling is free. An empty one has a fault of its own. */
export function isPhoneNumber(text: string): boolean {
  return text === "" || text.replace(/\D/g, "").length >= MIN_PHONE_DIGITS;
}

/**
 * The fields of a posted address, however long, so that a refused form keeps them. Whatever else a form brings has no
 * meaning, and a repeated field is not believed.
 */
export function toAddressValues(form: { getAll(name: string): readonly unknown[] }): AddressValues {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const [value, ...more] = form.getAll(field);
      return typeof value === "string" && more.length === 0 ? [[field, value]] : [];
    }),
  );
}

/** Reads an address. Every field is checked, so that all faults can be shown at once. */
export function parseAddress(
  values: AddressValues,
  zones: readonly ZoneReach[],
): Result<Omit<SavedAddress, "id" | "isDefault">, AddressFaults> {
  const text = (field: AddressField): string => cleanText(values[field] ?? "");
  const postcode = formatPostcode(text("postcode"));
  const parsed = recipientSchema.safeParse(
    Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(field)])),
  );
  const faults: Partial<Record<AddressField, AddressFault>> = {};
  for (const { field, kind } of faultsOf<AddressField, AddressFault>(parsed.error)) faults[field] = kind;
  if (!zones.some((zone) => reaches(zone, postcode))) faults.postcode = "codeInvalid";
  return parsed.success && !faults.postcode ? ok({ ...parsed.data, postcode }) : refuse(faults);
}
