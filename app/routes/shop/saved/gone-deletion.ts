import type { Route } from "./+types/gone-deletion.ts";
import { changeSaved } from "./change-saved.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Takes products that are no longer sold out of the cart and the saved items. */
export function action({ context }: Route.ActionArgs) {
  return changeSaved(context, { kind: "forget-gone" });
}
