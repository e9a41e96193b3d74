import type { z } from "zod";
import { parseEuro } from "#app/lib/euro.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { parseKilograms } from "#app/lib/numbers.ts";
import { isPrefixOf, readPrefixes } from "#app/lib/postcodes.ts";
import type { Result } from "#app/lib/result.ts";
import { fold } from "#app/lib/text/fold.ts";
import type { DeliveryZone } from "./settings.ts";
import { finishForm, type SettingFault } from "./settings-form.ts";

/** Rows of rates, and of zones, that a form may have at most. */
const MAX_ROWS = 20;

/** The box that is ticked to deliver nowhere. */
export const NO_ZONES = "zones.none";

/**
 * The delivery zones of a form. A zone without any words is none; one that is ticked to be removed is left out. A form
 * that leaves none is refused until its box for that is ticked.
 */
export function readZones(
  schema: z.ZodType<DeliveryZone[]>,
  values: FormValues,
): Result<DeliveryZone[], readonly SettingFault[]> {
  const faults: SettingFault[] = [];
  const ids = new Ids(Object.entries(values).flatMap(([path, id]) => (ZONE_ID.test(path) ? [id] : [])));
  const zones = Array.from({ length: MAX_ROWS }, (_, index) => `zones.${index}`)
    .filter((path) => values[`${path}.country`] !== undefined && values[`${path}.remove`] !== "on")
    .filter((path) => values[`${path}.id`] || values[`${path}.name.en`] || values[`${path}.country`])
    .map((path) => ({ path, zone: readZone(path, values, ids, faults) }));
  faults.push(...sameReach(zones));
  if (ids.stored > 0 && zones.length === 0 && values[NO_ZONES] !== "on")
    faults.push({ field: NO_ZONES, kind: "no-zones" });
  return finishForm(
    schema,
    zones.map(({ zone }) => zone),
    faults,
    // Zones that were left out shift those below them; faults name the zone as it was values.
    (path) => path.replace(/^(\d+)/, (_, at: string) => zones[Number(at)]?.path ?? at),
  );
}

function readZone(path: string, values: FormValues, ids: Ids, faults: SettingFault[]) {
  const at = (name: string) => values[`${path}.${name}`] ?? "";
  const free = at("freeFrom");
  const freeFrom = free ? parseEuro(free) : null;
  if (free && freeFrom === null) faults.push({ field: `${path}.freeFrom`, kind: "price" });
  const country = at("country").toUpperCase();
  const postcodePrefixes = readPrefixes(country, at("postcodes"));
  const unknown = postcodePrefixes.find((prefix) => !isPrefixOf(country, prefix));
  if (unknown !== undefined)
    faults.push({ field: `${path}.postcodes`, kind: "no-postcode", prefix: unknown });
  return {
    id: ids.of(at("id"), at("name.en")),
    name: { en: at("name.en"), ga: at("name.ga") },
    country,
    postcodePrefixes,
    rates: readRates(`${path}.rates`, values, faults),
    freeFrom,
  };
}

type ReadZone = ReturnType<typeof readZone>;

function readRates(path: string, values: FormValues, faults: SettingFault[]) {
  const rates = Array.from({ length: MAX_ROWS }, (_, index) => `${path}.${index}`).flatMap((row) => {
    const [weight = "", money = ""] = [values[`${row}.upTo`], values[`${row}.price`]];
    if (!weight && !money) return [];
    const grams = weight ? parseKilograms(weight) : null;
    const price = parseEuro(money);
    if (weight && !grams) faults.push({ field: `${row}.upTo`, kind: "weight" });
    if (price === null) faults.push({ field: `${row}.price`, kind: "price" });
    return [{ upToGrams: grams, price: price ?? 0 }];
  });
  const weights = rates.map(({ upToGrams }) => upToGrams);
  if (new Set(weights).size < weights.length && !faults.some(({ field }) => field.startsWith(path)))
    faults.push({ field: `${path}.0.upTo`, kind: "same-weight" });
  // Lightest first; the one that carries everything heavier comes last.
  return rates.sort((a, b) => (a.upToGrams ?? Infinity) - (b.upToGrams ?? Infinity));
}

/**
 * Zones of one country that cover all of it, or name a beginning of its postcodes, as one above them does: an address would
 * have two prices. Zones of which one names a longer beginning share nothing: `reaches` gives the postcode to that one.
 */
function sameReach(rows: readonly { path: string; zone: ReadZone }[]): SettingFault[] {
  const named = rows.filter(({ zone }) => zone.country && zone.name.en && zone.name.ga);
  return named.flatMap(({ path, zone }, index): SettingFault[] => {
    const isWhole = zone.postcodePrefixes.length === 0;
    const other = named.slice(0, index).find(({ zone: { country, postcodePrefixes } }) => {
      if (country !== zone.country) return false;
      if (isWhole) return postcodePrefixes.length === 0;
      return postcodePrefixes.some((prefix) => zone.postcodePrefixes.includes(prefix));
    })?.zone.name;
    if (!other) return [];
    return [
      isWhole
        ? { field: `${path}.country`, kind: "same-country", zone: other }
        : { field: `${path}.postcodes`, kind: "same-postcodes", zone: other },
    ];
  });
}

const ZONE_ID = /^zones\.\d+\.id$/;

/** The ids of the zones of a form: each once, because an order finds its zone by it. */
class Ids {
  readonly #stored: ReadonlySet<string>;
  readonly #given = new Set<string>();

  constructor(stored: readonly string[]) {
    this.#stored = new Set(stored.filter(Boolean));
  }

  /** How many zones are stored. */
  get stored(): number {
    return this.#stored.size;
  }

  /** The stored id of a zone, or one that no zone has, made of its name. */
  of(stored: string, name: string): string {
    const id = stored && !this.#given.has(stored) ? stored : this.#freeId(name);
    this.#given.add(id);
    return id;
  }

  #freeId(name: string): string {
    const words = fold(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^[^a-z]+|-$/g, "")
      .slice(0, 30);
    const wanted = words || "zone";
    let id = wanted;
    for (let n = 2; this.#stored.has(id) || this.#given.has(id); n++) id = `${wanted}-${n}`;
    return id;
  }
}
