import { cartEntriesSchema } from "#app/features/cart/schema.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import type { Route } from "./+types/merges.ts";
import { changeSaved } from "./change-saved.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Adds a list of products to the saved items. Repeating it changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, cartEntriesSchema);
  return body.ok ? changeSaved(context, { kind: "merge-saved", entries: body.value.items }) : body.error;
}
