import { orderSubhire } from "#app/features/hires/subhires/order-subhire.server.ts";
import { mailedFlash } from "#app/features/mail/mailed-flash.server.ts";
import type { ResourceWork } from "#app/http/actions/resource-action.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const flash = ({ app }: ResourceWork) => mailedFlash(app.config, "hire-order-mailed");

/** Mails the order of a sub-hire to its supplier. Asks first where it was mailed before. */
export const action = hireAction(
  "subhires",
  async ({ app, who, now, params, confirmed }) => {
    const { id: hireId, version, actorId } = who;
    const { subhire: subhireId } = params;
    if (!isId(subhireId)) return refuse({ kind: "not-found" });
    return orderSubhire(app, { hireId, subhireId, version, confirmed, actorId, now });
  },
  flash,
);
