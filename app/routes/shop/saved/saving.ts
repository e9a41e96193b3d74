import { saveItemSchema } from "#app/features/cart/schema.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import type { Route } from "./+types/saving.ts";
import { changeSaved } from "./change-saved.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Moves an item of the cart to the saved ones, with the quantity that the page shows. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const body = await readJson(request, saveItemSchema);
  return body.ok ? changeSaved(context, { kind: "save", key: id, ...body.value }) : body.error;
}
