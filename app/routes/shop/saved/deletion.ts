import type { Route } from "./+types/deletion.ts";
import { changeSaved } from "./change-saved.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Removes an item that is saved for later. */
export function action({ params: { id }, context }: Route.ActionArgs) {
  return changeSaved(context, { kind: "remove-saved", key: id });
}
