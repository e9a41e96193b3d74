import { orderSubhire } from "#app/features/hires/subhires/order-subhire.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/subhire-order.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Mails the order of a sub-hire to its supplier. */
export function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const subhireId = args.params.subhire;
  if (!isId(subhireId)) throw notFound();
  return changeHire(args, "subhires", ({ who: { id: hireId, seen, actorId } }) =>
    orderSubhire({ db, config }, { hireId, subhireId, seen, actorId, now: clock.now() }),
  );
}
