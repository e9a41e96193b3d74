import { removeAddress } from "#app/features/addresses/arrange-addresses.server.ts";
import type { Route } from "./+types/deletion.ts";
import { answerAddress, ownAddress } from "./answer-address.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes an address from the account. */
export async function action(args: Route.ActionArgs) {
  const { db, address } = await ownAddress(args);
  return answerAddress(args, "address-removed", await removeAddress(db, address));
}
