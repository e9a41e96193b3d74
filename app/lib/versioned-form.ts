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

/** The form that came back. */
export interface ReturnedForm<Values, Fault> {
  readonly values: Values;
  /** The version that the next save is made from: after a conflict it replaces what is stored now. */
  readonly version: number;
  readonly faults: readonly Fault[];
  /** Somebody has saved the row meanwhile. */
  readonly changed: boolean;
}
