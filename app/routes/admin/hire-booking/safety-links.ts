import { changeSafetyLink } from "#app/features/hires/safety/change-safety-link.server.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes another link of the safety pack, or revokes the one that there is. */
export const action = hireAction("safety-links", async ({ field, who: { id, actorId }, db, now }) => {
  const to = field("to");
  if (to !== "new" && to !== "none") return refuse({ kind: "not-allowed" });
  return changeSafetyLink(db, { id, shown: field("shown"), to, actorId, now });
});
