import { data } from "react-router";
import { can } from "#app/features/identity/permissions.ts";
import { VIEW_LIMITS } from "#app/features/list-views/list-views.ts";
import { changeView } from "#app/features/list-views/save-view.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/change.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Renames a view of the person, shares it or not, makes its list open with it or not. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: userId, roles } = await requireViewer(context);
  if (!isId(id)) throw notFound();
  const form = await postedForm(request);
  const name = form.get("view") ?? "";
  const shared = form.ticked("shared") && can(roles, "shared-views");
  const change = withLimits(VIEW_LIMITS, () =>
    changeView(db, { id, userId, name, shared, isDefault: form.ticked("default") }),
  );
  const changed = await change({ form });
  if (changed.ok) throw redirectWith(context, adminPath("/admin/views"), "view-saved");
  if (changed.error.kind === "unknown-view") throw notFound();
  return data({ kind: changed.error.kind, id, sent: { name } }, { status: 422 });
}
