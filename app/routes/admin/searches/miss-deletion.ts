import { removeMiss } from "#app/features/catalog/search/remove-miss.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/miss-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes a search that found nothing from the list, until it is made again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const term = (await postedForm(request)).get("term") ?? "";
  await removeMiss(db, term.slice(0, 1000));
  throw redirectWith(
    context,
    `${adminPath("/admin/searches")}${new URL(request.url).search}`,
    "searches-saved",
  );
}
