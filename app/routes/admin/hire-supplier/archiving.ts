import { archiveSupplier } from "#app/features/quotes/suppliers/archive-supplier.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const LIST = adminPath("/admin/hire/suppliers");

/** Takes a supplier out of what is offered for sub-hires. */
export const action = resourceAction(
  ({ db, id, actorId, now }) => archiveSupplier(db, { id, actorId, now }),
  {
    done: () => ({ path: LIST, flash: "hire-supplier-archived" }),
    gone: { path: LIST, flash: "hire-gone" },
    refused: () => null,
  },
);
