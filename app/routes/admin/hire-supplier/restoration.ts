import { restoreSupplier } from "#app/features/quotes/suppliers/archive-supplier.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const LIST = adminPath("/admin/hire/suppliers");

/** Offers an archived supplier again. */
export const action = resourceAction(({ db, id, actorId }) => restoreSupplier(db, { id, actorId }), {
  done: () => ({ path: LIST, flash: "hire-supplier-restored" }),
  gone: { path: LIST, flash: "hire-gone" },
  refused: () => null,
});
