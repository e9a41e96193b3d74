import { orderSubhire } from "#app/features/hires/subhires/order-subhire.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Mails the order of a sub-hire to its supplier. */
export const action = hireAction("subhires", async ({ app, who, now, params }) => {
  const { id: hireId, version, actorId } = who;
  const { subhire: subhireId } = params;
  if (!isId(subhireId)) return refuse({ kind: "not-found" });
  return orderSubhire(app, { hireId, subhireId, version, actorId, now });
});
