import type { Route } from "./+types/moves.ts";
import { changeCategory } from "./change-category.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a category: by one place (`by`), or to a place beside or below another (`where`, `target`). */
export function action(args: Route.ActionArgs) {
  return changeCategory(args, "move");
}
