import { checkHire } from "#app/features/hires/closing/close-hire.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says that what came back is in order or in repair. */
export const action = resourceAction(
  ({ db, id, actorId, now }) => checkHire(db, { id, version: null, actorId, now }),
  {
    done: () => ({ path: adminPath("/admin/hire/warehouse"), flash: "hire-checked" }),
    refused: ({ kind }) => ({ kind }),
  },
);
