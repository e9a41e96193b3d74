import { SUBHIRE_STATES } from "#app/features/hires/enums.ts";
import { transitionSubhire } from "#app/features/hires/subhires/transition-subhire.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a sub-hire to its next state. */
export const action = hireAction("subhires", async ({ app, who, now, params, field, confirmed }) => {
  const { id: hireId, version, actorId } = who;
  const { subhire: subhireId } = params;
  if (!isId(subhireId)) return refuse({ kind: "not-found" });
  const to = SUBHIRE_STATES.find((state) => state === field("to"));
  if (!to) return refuse({ kind: "not-allowed" });
  return transitionSubhire(app, { hireId, subhireId, version, to, confirmed, actorId, now });
});
