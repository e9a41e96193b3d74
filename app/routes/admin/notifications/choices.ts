import { chooseKinds } from "#app/features/notifications/mark-read.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/choices.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps the kinds of notifications that the person ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: userId } = await requireViewer(context);
  await chooseKinds(db, { userId, wanted: (await postedForm(request)).getAll("kind") });
  throw redirectWith(context, adminPath("/admin/notifications"), "notifications-chosen");
}
