import { refuse } from "../result.ts";
import type { ReturnedForm } from "./form-faults.ts";
import type { FormValues } from "./form-fields.ts";
import type { Conflict, mergeValues } from "./merge-values.ts";

/** What is stored of a form that carries the values it was filled with. */
export interface MergedSave {
  readonly values: FormValues;
  /** What the form was filled with. */
  readonly base: FormValues;
  readonly actorId: string;
  readonly now: Date;
}

/** The same of a form that also makes new rows. */
export interface MergedSaveOrNew extends MergedSave {
  /** The id; null for a row that is not there yet. */
  readonly id: string | null;
}

/** A form that comes back: what was typed stays, and the next save starts from what is stored now. */
export interface MergedForm<Fault> extends ReturnedForm<Fault> {
  readonly base: FormValues;
  readonly conflicts: readonly Conflict[];
  /** Fields that only somebody else changed; they are in `values` already. */
  readonly merged: readonly string[];
}

export type MergedRefusal<Fault> =
  | { readonly kind: "not-found" }
  | { readonly kind: "returned"; readonly form: MergedForm<Fault> };

/** A form that was stored. */
export interface SavedMerge {
  /** The id of the row, or the number that its address names. */
  readonly id: string;
  /** Fields that somebody else changed since the form was filled, and that were kept as they stored them. */
  readonly merged: readonly string[];
}

/** Refuses a merged form with faults or conflicts; null where it can be stored. `theirs` is what is stored now. */
export function refuseMerged<Fault>(
  { values, conflicts, merged }: ReturnType<typeof mergeValues>,
  theirs: FormValues,
  faults: readonly Fault[],
) {
  if (faults.length === 0 && conflicts.length === 0) return null;
  const form: MergedForm<Fault> = { values, base: theirs, faults, conflicts, merged };
  return refuse({ kind: "returned", form });
}
