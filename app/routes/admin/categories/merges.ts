import type { Route } from "./+types/merges.ts";
import { changeCategory } from "./change-category.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves everything of a category into another and deletes the empty one. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeCategory(args, "merge");
}
