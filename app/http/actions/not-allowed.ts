import { refuse } from "#app/lib/result.ts";

/** The refusal of a form that no page of ours sends. */
export async function notAllowed() {
  return refuse({ kind: "not-allowed" });
}
