import type { z } from "zod";
import type { FormFields, FormValues } from "#app/lib/forms/form-fields.ts";
import { type FieldErrors, fieldErrorsOf } from "../schema.ts";
import { type AccountRefusal, accountRefusal, fieldRefusal } from "./account-refusal.ts";

/** What an account form shows after it was refused. */
export interface ReturnedAccountForm {
  readonly values: FormValues;
  readonly fieldErrors: FieldErrors;
  readonly refusal: AccountRefusal | null;
}

/** A refusal by better-auth, see AuthAnswer. */
interface Refusal {
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
}

/** Fields that are shown again as they were typed. Passwords and tokens are not among them. */
const KEPT = ["name", "email"];

/** The form again: with what was typed, and why it was refused. */
export function returnedForm(form: FormFields, why: z.ZodError | Refusal): ReturnedAccountForm {
  const values = Object.fromEntries(KEPT.map((name) => [name, form.get(name) ?? ""]));
  if ("issues" in why) return { values, fieldErrors: fieldErrorsOf(why), refusal: null };
  const fieldErrors = fieldRefusal(why.code);
  if (fieldErrors) return { values, fieldErrors, refusal: null };
  return { values, fieldErrors: {}, refusal: accountRefusal(why.code, why.retryAfter) };
}
