import { chooseKinds } from "#app/features/notifications/mark-read.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/choices.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps the kinds of notifications that the person ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId: userId, form } = await readPost({ request, context });
  await chooseKinds(db, { userId, wanted: form.getAll("kind") });
  throw redirectWith(context, adminPath("/admin/notifications"), "notifications-chosen");
}
