import type { ReturnedLinedForm } from "#app/lib/forms/form-differences.ts";
import type { DraftFault } from "./draft-figures.ts";
import type { DraftForm } from "./draft-form.ts";

/** A save of a draft that came back. */
export interface ReturnedDraft extends ReturnedLinedForm<DraftForm, DraftFault> {
  readonly kind: "returned";
}
