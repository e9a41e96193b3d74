import { answerRequest } from "#app/features/hires/answer-request.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Answers what a customer asked for. Asks first where it would be done and the hire has other dates. */
export const action = hireAction("requests", async ({ app, id, actorId, now, params, confirmed, field }) => {
  const { request: requestId } = params;
  if (!isId(requestId)) return refuse({ kind: "not-found" });
  const to = field("to") === "refused" ? "refused" : "done";
  return answerRequest(app, { hireId: id, requestId, actorId, now, to, confirmed, answer: field("answer") });
});
