import { answerRequest } from "#app/features/hires/answer-request.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/requests.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Answers what a customer asked for. */
export function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const requestId = args.params.request;
  if (!isId(requestId)) throw notFound();
  return changeHire(args, "requests", ({ field, who }) =>
    answerRequest(
      { db, config },
      {
        hireId: who.id,
        requestId,
        actorId: who.actorId,
        now: clock.now(),
        to: field("to") === "refused" ? "refused" : "done",
        answer: field("answer"),
      },
    ),
  );
}
