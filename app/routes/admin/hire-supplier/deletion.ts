import { deleteSupplier } from "#app/features/quotes/suppliers/delete-supplier.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const LIST = adminPath("/admin/hire/suppliers");

/** Deletes a supplier that nothing names. */
export const action = resourceAction(({ db, id, actorId }) => deleteSupplier(db, { id, actorId }), {
  done: () => ({ path: LIST, flash: "hire-supplier-deleted" }),
  gone: { path: LIST, flash: "hire-gone" },
  refused: () => ({ kept: true }),
});
