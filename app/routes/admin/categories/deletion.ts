import type { Route } from "./+types/deletion.ts";
import { changeCategory } from "./change-category.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an empty category. */
export function action(args: Route.ActionArgs) {
  return changeCategory(args, "delete");
}
