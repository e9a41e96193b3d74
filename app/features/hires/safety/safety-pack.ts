import type { InspectionFileKind, InspectionScheme } from "#app/features/assets/inspections/inspections.ts";
import type { HireRow } from "../hires.ts";

/**
 * How an inspection is on the day that counts: today for a unit on site, the day of its return for one that is back.
 */
export type CertificateStatus = "valid" | "overdue" | "failed" | "missing";

/** The newest inspection of a unit under one scheme; without an id where the law asks for one and none is on record. */
export interface SafetyCertificate {
  readonly id: string | null;
  readonly scheme: InspectionScheme;
  readonly status: CertificateStatus;
  /** Irish days, YYYY-MM-DD. */
  readonly doneOn: string | null;
  readonly dueOn: string | null;
  readonly swlKg: number | null;
  readonly person: string;
  readonly company: string;
  /** The stored report; null where there is none. */
  readonly report: InspectionFileKind | null;
}

/** A unit that left the store for a hire. */
export interface SafetyUnit {
  readonly number: number;
  readonly serial: string | null;
  readonly name: string;
  readonly nameGa: string | null;
  /** The instant at which the unit came back; null while it is out. */
  readonly backAt: Date | null;
  readonly certificates: readonly SafetyCertificate[];
}

/** What a safety pack says of its hire. No customer and no price is in it. */
export interface SafetyHire extends Omit<HireRow, "state" | "name" | "company"> {
  readonly safetyToken: string | null;
}

export interface SafetyPack {
  readonly hire: SafetyHire;
  /** Every unit that left, in order of number. Empty before dispatch. */
  readonly units: readonly SafetyUnit[];
}
