import type { Route } from "./+types/hidden.ts";
import { saveEntryForm } from "./save-entry-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves an entry and hides it. */
export function action(args: Route.ActionArgs) {
  return saveEntryForm(args, "hidden");
}
