import { markAllRead, markRead } from "#app/features/notifications/mark-read.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/reads.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the notification `id` as read, or `all` of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId: userId, form } = await readPost({ request, context });
  const page = adminPath("/admin/notifications");
  if (form.get("all")) {
    await markAllRead(db, userId);
    throw redirectWith(context, page, "notifications-read");
  }
  const id = form.get("id") ?? "";
  if (!isId(id)) throw notFound();
  await markRead(db, { userId, id });
  throw redirectWith(context, page);
}
