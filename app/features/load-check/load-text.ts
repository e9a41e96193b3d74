import { keepFigures } from "#app/i18n/keep-together.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/load-check.ts";
import { kilograms } from "#app/i18n/messages/shop/catalog.ts";
import { type Named, nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { LoadReport } from "./check-load.ts";
import { thousandths } from "./load-facts.ts";
import { chooseSupply, largestSupply, SUPPLIES, type SupplyCode } from "./power.ts";

/** What a venue says of its power: the codes of `SUPPLIES`. */
export interface VenuePower {
  readonly name: string;
  readonly supplies: readonly SupplyCode[];
}

/** "32 A three-phase", "13 A". */
export function supplyText(locale: Locale, code: SupplyCode): string {
  const supply = SUPPLIES.find((known) => known.code === code);
  const amps = String(supply?.amperes ?? "");
  return supply?.phases === 3 ? format(locale, messages.threePhase, { amps }) : `${amps}\u00a0A`;
}

export function wattsText(watts: number): string {
  return `${formatNumber(watts)}\u00a0W`;
}

/** The current on the one phase, or on each of three. */
export function amperesText(milliamperes: readonly number[]): string {
  return `${milliamperes.map(thousandths).join(" · ")}\u00a0A`;
}

export function casesText(
  locale: Locale,
  { cases, litres }: { readonly cases: number; readonly litres: number },
): string {
  const figures = { cases: formatNumber(cases), litres: formatNumber(litres) };
  return keepFigures(format(locale, messages.casesValue, figures));
}

/** Goods of a list that are no item of the fleet, so that no weight of them is known. */
export interface Unweighed extends Named {
  readonly quantity: number;
}

/** A weight, and the goods that it leaves out: "8 kg, without 7 × Hessian drape". */
export function weightText(locale: Locale, grams: number, unweighed: readonly Unweighed[]): string {
  const weight = format(locale, kilograms, { weight: formatNumber(grams / 1_000) });
  const without = withoutText(locale, unweighed);
  return without === null ? weight : `${weight}, ${without}`;
}

/** Names the goods that a weight leaves out; null where it leaves none out. */
export function withoutText(locale: Locale, unweighed: readonly Unweighed[]): string | null {
  if (unweighed.length === 0) return null;
  const goods = unweighed.map((one) => `${formatNumber(one.quantity)}\u00a0×\u00a0${nameIn(locale, one)}`);
  return format(locale, messages.unweighed, { goods: goods.join(", ") });
}

/** Whether a venue's power carries a list. */
export type VenueFit =
  | { readonly kind: "carried"; readonly supply: SupplyCode }
  | { readonly kind: "too-small"; readonly largest: SupplyCode | null }
  | { readonly kind: "unknown" }
  | { readonly kind: "no-power" };

/** What of a venue's supplies carries a list. Unknown where nothing is stored of its power. */
export function venueFit({ power, watts }: Pick<LoadReport, "power" | "watts">, venue: VenuePower): VenueFit {
  if (watts === 0) return { kind: "no-power" };
  if (venue.supplies.length === 0) return { kind: "unknown" };
  const supply = chooseSupply(power, venue.supplies);
  if (supply) return { kind: "carried", supply };
  return { kind: "too-small", largest: largestSupply(venue.supplies) };
}

/** What a list needs and what a venue has, in one sentence; null where nothing is drawn. */
export function venueText(locale: Locale, report: LoadReport, venue: VenuePower): string | null {
  const fit = venueFit(report, venue);
  if (fit.kind === "no-power") return null;
  if (fit.kind === "unknown") return format(locale, messages.venueUnknown, { venue: venue.name });
  if (fit.kind === "carried")
    return format(locale, messages.venueCarries, {
      venue: venue.name,
      supply: supplyText(locale, fit.supply),
    });
  const needed = chooseSupply(report.power);
  return format(locale, messages.venueTooSmall, {
    venue: venue.name,
    needed: needed ? supplyText(locale, needed) : format(locale, messages.severalSupplies),
    has: fit.largest ? supplyText(locale, fit.largest) : "",
  });
}
