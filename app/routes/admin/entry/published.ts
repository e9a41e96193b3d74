import type { Route } from "./+types/published.ts";
import { saveEntryForm } from "./save-entry-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves an entry and shows it to visitors. */
export function action(args: Route.ActionArgs) {
  return saveEntryForm(args, "published");
}
