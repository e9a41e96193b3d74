import { data } from "react-router";
import { canOpen } from "#app/features/identity/permissions.ts";
import { listAt, viewQuery } from "#app/features/list-views/list-views.ts";
import { keepColumns } from "#app/features/list-views/save-view.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { WHOLE_LIST } from "#app/ui/tables/whole-list.ts";
import type { Route } from "./+types/columns.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** `?list=`: keeps the ticked columns of a list for the person, or with `?usual` goes back to the usual ones. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: userId, roles } = await requireViewer(context);
  const { searchParams } = new URL(request.url);
  const list = listAt(searchParams.get("list") ?? "");
  if (list === null || !canOpen(roles, list)) throw data(null, { status: 400 });
  const form = await postedForm(request);
  const ticked = form.getAll("col").filter((column) => /^[a-z-]{1,40}$/.test(column));
  const columns = ticked.length === 0 || searchParams.has("usual") ? null : ticked.slice(0, 40).join(",");
  await keepColumns(db, { userId, list, columns });
  const rest = new URLSearchParams(
    [...new Set(form.keys())].filter((name) => name !== "col").map((name) => [name, form.get(name) ?? ""]),
  );
  const query = viewQuery(rest) || WHOLE_LIST;
  throw redirectWith(context, `${list}?${query}`, columns ? "columns-kept" : "columns-usual");
}
