import { deletePriceList } from "#app/features/price-lists/delete-price-list.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a price list. */
export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { db, actorId } = await requireActor(context);
  if (!isId(id) || !(await deletePriceList(db, { id, actorId }))) throw notFound();
  throw redirectWith(context, adminPath("/admin/price-lists"), "price-list-deleted");
}
