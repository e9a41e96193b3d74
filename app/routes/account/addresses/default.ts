import { makeDefaultAddress } from "#app/features/addresses/arrange-addresses.server.ts";
import type { Route } from "./+types/default.ts";
import { answerAddress, ownAddress } from "./answer-address.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes an address the default of the account. */
export async function action(args: Route.ActionArgs) {
  const { db, address } = await ownAddress(args);
  return answerAddress(args, "default-address-changed", await makeDefaultAddress(db, address));
}
