import { DAY_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, isoDay } from "#app/lib/time/irish-time.ts";
import type { AssetClass } from "../assets.ts";
import type { INSPECTION_FILES, INSPECTION_SCHEMES } from "../enums.ts";

export type InspectionScheme = (typeof INSPECTION_SCHEMES)[number];
export type InspectionFileKind = (typeof INSPECTION_FILES)[number];
/**
 * The schemes that the law asks for: without a valid report GA1 a unit is never dispatched, without a valid test under
 * Reg. 81 only with a reason.
 */
export const REQUIRED_SCHEMES = ["ga1", "reg81"] as const satisfies readonly InspectionScheme[];
export type RequiredScheme = (typeof REQUIRED_SCHEMES)[number];

/** Months between two inspections, of the settings. The defaults are those of S.I. 299/2007, Schedule 1. */
export interface InspectionIntervals {
  readonly ga1AccessoryMonths: number;
  readonly ga1LiftingMonths: number;
  readonly ga1PersonsMonths: number;
  readonly reg81Months: number;
}

/** Months until the next inspection of an asset of this class; null where none is prescribed. */
export function monthsUntilNext(
  scheme: InspectionScheme,
  assetClass: AssetClass,
  intervals: InspectionIntervals,
): number | null {
  if (scheme === "visual") return null;
  if (scheme === "reg81") return intervals.reg81Months;
  if (assetClass === "lifting-accessory") return intervals.ga1AccessoryMonths;
  if (assetClass === "person-lifting") return intervals.ga1PersonsMonths;
  return intervals.ga1LiftingMonths;
}

/** The day a number of months after a date, or the last day of a shorter month. Null when the text is no date. */
export function addMonthsToDate(date: string, months: number): string | null {
  if (dayOfIso(date) === null) return null;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return isoDay(Math.round(last.getTime() / DAY_MS) - Math.max(0, last.getUTCDate() - day));
}

/** An inspection as typed and checked. Dates are Irish days, YYYY-MM-DD. */
export interface InspectionValues {
  readonly scheme: InspectionScheme;
  readonly doneOn: string;
  /** The day of the next inspection; null in a form: as the interval of the settings says. */
  readonly dueOn: string | null;
  readonly passed: boolean;
  readonly swlKg: number | null;
  readonly person: string;
  readonly company: string;
  readonly note: string;
}

/** An inspection that is not replaced, as pages show it. */
export interface Inspection extends InspectionValues {
  readonly id: string;
  readonly fileKind: InspectionFileKind | null;
  readonly fileName: string | null;
  /** The inspection that this one corrects. */
  readonly replacesId: string | null;
  /** True once another row corrects it: it counts no longer, but stays on record. */
  readonly replaced: boolean;
  readonly recordedAt: Date;
}

/** A certificate that anybody who scans the label may read. */
export interface CurrentCertificate {
  readonly id: string;
  readonly scheme: InspectionScheme;
  /** Irish days, YYYY-MM-DD. */
  readonly doneOn: string;
  readonly dueOn: string | null;
  readonly swlKg: number | null;
  /** The stored report; null where there is none. */
  readonly report: InspectionFileKind | null;
}
