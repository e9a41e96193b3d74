import { data } from "react-router";
import type { ReturnedSiteText } from "#app/features/site-text/site-text.ts";

/** The answer to a form of a text that is refused: what was typed, and why. */
export function returnText(form: ReturnedSiteText) {
  return data(form, { status: form.refused === "conflict" ? 409 : 422 });
}
