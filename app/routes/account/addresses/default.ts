import { makeDefaultAddress } from "#app/features/addresses/arrange-addresses.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/default.ts";
import { answerAddress, ownAddress } from "./answer-address.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes an address the default of the account. */
export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return answerAddress(args, "default-address-changed", await makeDefaultAddress(db, await ownAddress(args)));
}
