import { data } from "react-router";
import type { ManyProductsAnswer } from "#app/features/catalog-desk/bulk/bulk.ts";
import { undoMany } from "#app/features/catalog-desk/bulk/undo-many.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import type { Route } from "./+types/change-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a change of many products back, except for what was changed since. */
export async function action({ params: { batch }, context }: Route.ActionArgs) {
  const { db, clock, actorId } = await requireActor(context);
  const back = await undoMany(db, { batch, actorId, now: clock.now() });
  const { left, refused } = back.ok ? back.value : { left: 0, refused: [] };
  const answer: ManyProductsAnswer = { kind: "undone", left, refused };
  return data(answer, { status: 200 });
}
