import { removeSynonym } from "#app/features/catalog/search/remove-synonym.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes a synonym of the search. */
export async function action(args: ResourceArgs) {
  const { db, id, actorId, request, context } = await readWork(args);
  await removeSynonym(db, { id, actorId });
  const list = `${adminPath("/admin/searches")}${new URL(request.url).search}`;
  throw redirectWith(context, list, "searches-saved");
}
