import type { ReturnedForm } from "./form-faults.ts";

/** What is stored of a form that was made from one version of its row. */
export interface VersionedSave<Values> {
  /** The id; null for a new row. */
  readonly id: string | null;
  readonly values: Values;
  /** The version that the form was made from. */
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

/** `conflict`: somebody has saved the row since; `version` is the one that is stored. */
export type VersionedRefusal<Fault> =
  | { readonly kind: "not-found" }
  | { readonly kind: "conflict"; readonly version: number }
  | { readonly kind: "faults"; readonly faults: readonly Fault[] };

/** A form that comes back with the version that its next save is made from. */
export interface VersionedForm<Values, Fault> extends ReturnedForm<Fault, Values> {
  /** After a conflict it replaces what is stored now. */
  readonly version: number;
  /** Somebody has saved the row meanwhile. */
  readonly changed: boolean;
}
