import { data } from "react-router";
import type { ReturnedForm, VersionedRefusal } from "#app/lib/versioned-form.ts";
import { statusOfRefusal } from "../actions/refusal-status.ts";
import { notFound } from "../not-found.ts";

/** Shows a form that was not stored again; throws 404 where its row is gone. */
export function returnForm<Values, Fault>(values: Values, refusal: VersionedRefusal<Fault>) {
  if (refusal.kind === "not-found") throw notFound();
  const faults = refusal.kind === "faults" ? refusal.faults : [];
  const returned: ReturnedForm<Values, Fault> = { values, faults, changed: refusal.kind === "conflict" };
  return data({ returned }, { status: statusOfRefusal(refusal.kind) });
}
