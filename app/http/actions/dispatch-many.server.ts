import { data } from "react-router";
import { dispatchMany } from "#app/features/orders/fulfilment/dispatch-many.server.ts";
import type { ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { undoDispatches } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";

/** Marks the ticked orders of a list as dispatched; the list shows the result, with the way back. */
export async function dispatchChosen({ request, context }: PostArgs) {
  const { id: actorId } = await requireViewer(context);
  const ids = (await postedForm(request)).getAll("id").filter(isId);
  const answer = await dispatchMany(context.get(appContext), { ids, actorId });
  return data(answer, { status: answer.kind === "none-chosen" ? 422 : 200 });
}

/** Takes the parcels back that were marked together. */
export async function reverseDispatches({ context }: PostArgs, batch: string) {
  if (!isId(batch)) throw notFound();
  const { id: actorId } = await requireViewer(context);
  const back = await undoDispatches(context.get(appContext), { batch, actorId });
  const answer: ManyOrdersAnswer = { kind: "undone", ...back };
  return data(answer, { status: 200 });
}
