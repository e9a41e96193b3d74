import type { Difference } from "#app/lib/form-differences.ts";
import type { DraftFault } from "./draft-figures.ts";
import type { DraftForm } from "./draft-form.ts";

/** A save that came back, with everything that was typed. */
export interface ReturnedDraft {
  readonly kind: "returned";
  readonly form: DraftForm;
  readonly faults: readonly DraftFault[];
  /** What is stored now and differs; null where no one else saved. */
  readonly differences: readonly Difference[] | null;
  /** The version that they differ from: the next save is made on top of it. Null where no one else saved. */
  readonly version: number | null;
}
