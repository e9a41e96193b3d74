import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { type Result, refuse } from "#app/lib/result.ts";

/** Characters of a form's texts at most, by the names of their fields. */
export type TextLimits = Readonly<Record<string, number>>;

type TooLong = { readonly kind: "too-long" };

/** The change of a resource, refused where a text is longer than its field takes; the field says so when it is shown. */
export function withLimits<Work extends { readonly form: FormFields }, Done, Refusal>(
  limits: TextLimits,
  change: (work: Work) => Promise<Result<Done, Refusal>>,
): (work: Work) => Promise<Result<Done, Refusal | TooLong>> {
  return async (work) => (isTooLong(work.form, limits) ? refuse({ kind: "too-long" }) : change(work));
}

/** Whether a text of the form, cleaned as it is stored, is longer than its field takes. */
export function isTooLong(form: FormFields, limits: TextLimits): boolean {
  return Object.entries(limits).some(([name, limit]) => form.lines(name).length > limit);
}
