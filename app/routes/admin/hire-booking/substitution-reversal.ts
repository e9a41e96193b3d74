import { takeSubstituteBack } from "#app/features/hires/shortages/take-substitute-back.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a promised substitute back, and tells the customer where that is ticked. */
export const action = hireAction("substitutions", async ({ app, who, now, form, field }) => {
  const { id: hireId, version: quantity, actorId } = who;
  const [lineId, itemId, forItemId] = [field("line"), field("item"), field("for")];
  if (![lineId, itemId, forItemId].every(isId)) return refuse({ kind: "conflict" });
  const message = form.ticked("tell") ? cleanText(field("message"), true) : null;
  return takeSubstituteBack(app, { hireId, lineId, itemId, forItemId, quantity, message, actorId, now });
});
