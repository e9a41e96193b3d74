import type { Route } from "./+types/save.ts";
import { ownAddress, saveForm } from "./answer-address.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes an address of the account. */
export async function action(args: Route.ActionArgs) {
  const { address } = await ownAddress(args);
  return saveForm(args, address.id);
}
