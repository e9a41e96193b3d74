import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { MediaFault, MediaValues } from "./library.ts";
import { type Focal, MAX_ALT_LENGTH } from "./media.ts";

/** What may be stored of a picture's words. */
export interface CheckedMedia {
  readonly altEn: string;
  readonly altGa: string;
  readonly focal: Focal;
  readonly sample: boolean;
}

/** The form of a picture's words, on one line each. */
export function readMediaForm(form: FormFields): MediaValues {
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
export function checkMediaForm(values: MediaValues): Result<CheckedMedia, readonly MediaFault[]> {
  const faults: MediaFault[] = [];
  for (const field of ["altEn", "altGa"] as const)
    if (values[field].length > MAX_ALT_LENGTH) faults.push({ field, kind: "too-long" });
  for (const field of ["focalX", "focalY"] as const)
    if (!/^(?:100|\d{1,2})$/.test(values[field])) faults.push({ field, kind: "percent" });
  if (faults.length > 0) return refuse(faults);
  const { altEn, altGa, focalX, focalY, sample } = values;
  return ok({ altEn, altGa, focal: { x: Number(focalX), y: Number(focalY) }, sample });
}
