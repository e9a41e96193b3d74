import { data } from "react-router";
import type { ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { undoDispatches } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the dispatches back that were marked together. */
export async function action({ params: { batch }, context }: ActionArgs<{ readonly batch: string }>) {
  if (!isId(batch)) throw notFound();
  const { actorId, ...app } = await requireActor(context);
  const back = await undoDispatches(app, { batch, actorId });
  const answer: ManyOrdersAnswer = { kind: "undone", ...back };
  return data(answer, { status: 200 });
}
