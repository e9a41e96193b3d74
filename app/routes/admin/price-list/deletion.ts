import { deletePriceList } from "#app/features/price-lists/delete-price-list.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a price list. */
export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  if (!isId(id) || !(await deletePriceList(db, { id, actorId }))) throw notFound();
  throw redirectWith(context, adminPath("/admin/price-lists"), "price-list-deleted");
}
