import { redirect } from "react-router";
import { markAllRead, markRead } from "#app/features/notifications/mark-read.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/reads.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the notification `id` as read, or `all` of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: userId } = await requireViewer(context);
  const form = await postedForm(request);
  const page = adminPath("/admin/notifications");
  if (form.get("all")) {
    await markAllRead(db, { userId, now: clock.now() });
    throw redirectWith(context, page, "notifications-read");
  }
  const id = form.get("id") ?? "";
  if (!isId(id)) throw notFound();
  await markRead(db, { userId, id });
  throw redirect(page, 303);
}
