import type { Route } from "./+types/restoration.ts";
import { changeSaved } from "./change-saved.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Moves a saved item back into the cart. */
export function action({ params: { id }, context }: Route.ActionArgs) {
  return changeSaved(context, { kind: "restore", key: id });
}
