import type { FormFields } from "#app/lib/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { MediaForm, MediaFormProblem } from "./library.ts";
import { type Focal, MAX_ALT_LENGTH } from "./media.ts";

/** What may be stored of a picture's words. */
export interface CheckedMedia {
  readonly altEn: string;
  readonly altGa: string;
  readonly focal: Focal;
  readonly sample: boolean;
}

/** The form of a picture's words as it was typed, on one line each. */
export function readMediaForm(form: FormFields): MediaForm {
  return {
    altEn: form.text("altEn"),
    altGa: form.text("altGa"),
    focalX: form.text("focalX"),
    focalY: form.text("focalY"),
    sample: form.ticked("sample"),
    version: form.text("version"),
  };
}

/** Holds the form against the limits; every field that breaks one is named. */
export function checkMediaForm(form: MediaForm): Result<CheckedMedia, readonly MediaFormProblem[]> {
  const problems: MediaFormProblem[] = [];
  for (const field of ["altEn", "altGa"] as const)
    if (form[field].length > MAX_ALT_LENGTH) problems.push({ field, kind: "too-long" });
  for (const field of ["focalX", "focalY"] as const)
    if (!/^(?:100|\d{1,2})$/.test(form[field])) problems.push({ field, kind: "percent" });
  if (problems.length > 0) return refuse(problems);
  const { altEn, altGa, focalX, focalY, sample } = form;
  return ok({ altEn, altGa, focal: { x: Number(focalX), y: Number(focalY) }, sample });
}
