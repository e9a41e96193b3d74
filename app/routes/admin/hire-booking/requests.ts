import { answerRequest } from "#app/features/hires/answer-request.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Answers what a customer asked for. */
export const action = hireAction("requests", async ({ app, id, actorId, now, params, field }) => {
  const { request: requestId } = params;
  if (!isId(requestId)) return refuse({ kind: "not-found" });
  const to = field("to") === "refused" ? "refused" : "done";
  return answerRequest(app, { hireId: id, requestId, actorId, now, to, answer: field("answer") });
});
