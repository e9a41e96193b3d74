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

/** `conflict`: somebody has saved the row since. */
export type VersionedRefusal<Fault> =
  | { readonly kind: "not-found" | "conflict" }
  | { readonly kind: "faults"; readonly faults: readonly Fault[] };

/** The form that came back. */
export interface ReturnedForm<Values, Fault> {
  readonly values: Values;
  readonly faults: readonly Fault[];
  /** Somebody has saved the row meanwhile. */
  readonly changed: boolean;
}
