import { type CheckRefusal, checkHire } from "#app/features/hires/closing/close-hire.server.ts";
import { listReturnedGoods } from "#app/features/hires/closing/returned-goods.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { type Result, refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** It waits for a yes. */
type Question = { readonly kind: "to-confirm" };

/** Says that what came back is in order or in repair. Asks first where something did not come back. */
export const action = resourceAction(
  async ({ db, id, actorId, now, confirmed }): Promise<Result<null, CheckRefusal | Question>> => {
    const goods = confirmed ? [] : await listReturnedGoods(db, id);
    if (goods.some(({ missing }) => missing > 0)) return refuse({ kind: "to-confirm" });
    return checkHire(db, { id, actorId, now });
  },
  {
    done: () => ({ path: adminPath("/admin/hire/warehouse"), flash: "hire-checked" }),
    refused: ({ kind }) => ({ kind }),
  },
);
