import type { Route } from "./+types/moves.ts";
import { changeCategory } from "./change-category.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a category: up or down by one (`by`), or beside or below another (`where`, `target`). */
export function action(args: Route.ActionArgs) {
  return changeCategory(args, "move");
}
