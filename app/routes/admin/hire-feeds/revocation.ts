import { revokeFeed } from "#app/features/hires/calendar/feeds.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends a feed of any account. */
export async function action(args: ResourceArgs) {
  const { db, id, actorId, now, context } = await readWork(args);
  if (!(await revokeFeed(db, { id, userId: null, actorId }, now))) throw notFound();
  throw redirectWith(context, adminPath("/admin/hire/feeds"), "feed-revoked");
}
