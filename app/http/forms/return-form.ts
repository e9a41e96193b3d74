import { data } from "react-router";
import type { VersionedForm, VersionedRefusal, VersionedSave } from "#app/lib/forms/versioned-form.ts";
import { statusOfRefusal } from "../actions/refusal-status.ts";
import { notFound } from "../not-found.ts";

/** Shows a form that was not stored again; throws 404 where its row is gone. `version` is the one it was made from. */
export function returnForm<Values, Fault>(
  { values, version }: Pick<VersionedSave<Values>, "values" | "version">,
  refusal: VersionedRefusal<Fault>,
) {
  if (refusal.kind === "not-found") throw notFound();
  const faults = refusal.kind === "faults" ? refusal.faults : [];
  const changed = refusal.kind === "conflict";
  const next = changed ? refusal.version : version;
  const returned: VersionedForm<Values, Fault> = { values, version: next, faults, changed };
  return data({ returned }, { status: statusOfRefusal(refusal.kind) });
}
