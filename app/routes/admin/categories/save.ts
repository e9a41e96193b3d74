import type { Route } from "./+types/save.ts";
import { changeCategory } from "./change-category.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves a category, which may move it below another. */
export function action(args: Route.ActionArgs) {
  return changeCategory(args, "save");
}
