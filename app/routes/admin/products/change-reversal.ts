import { data } from "react-router";
import type { ManyAnswer } from "#app/features/catalog-desk/bulk/bulk.ts";
import { undoMany } from "#app/features/catalog-desk/bulk/undo-many.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/change-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a change of many products back, except for what was changed since. */
export async function action({ params: { batch }, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const back = await undoMany(db, { batch, actorId, now: clock.now() });
  const answer: ManyAnswer = { kind: "undone", left: back.ok ? back.value.left : 0 };
  return data(answer, { status: 200 });
}
