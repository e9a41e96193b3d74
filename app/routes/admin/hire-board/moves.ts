import { data } from "react-router";
import type { BoardMoveAnswer } from "#app/features/hires/board/board-move.ts";
import { moveOnBoard } from "#app/features/hires/board/move-on-board.server.ts";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/moves.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a hire to the dates that were chosen on the board. The board shows the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...actor } = await readPost({ request, context });
  const field = (name: string) => form.text(name, 40);
  const [id, from, to] = [field("id"), field("from"), field("to")];
  const answer: BoardMoveAnswer = isId(id)
    ? await moveOnBoard(actor, {
        id,
        from,
        to,
        version: Number(field("version")),
        actorId: actor.actorId,
        now: actor.clock.now(),
      })
    : { kind: "refused", why: "not-found", short: "" };
  return data(answer, { status: statusOf(answer) });
}

function statusOf(answer: BoardMoveAnswer): number {
  if (answer.kind === "moved") return 200;
  return answer.why === "not-found" ? 404 : statusOfRefusal(answer.why);
}
