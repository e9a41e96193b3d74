import { data, Outlet } from "react-router";
import { createFeed, listFeeds } from "#app/features/hires/calendar/feeds.server.ts";
import { FeedForm, FeedsTable } from "#app/features/hires/components/feeds.tsx";
import { type FeedAnswer, MAX_FEED_NAME } from "#app/features/hires/public/feed-answer.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { toLocale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/feeds-admin.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { feeds: await listFeeds(db, null) };
}

/** Makes a feed for staff; the answer shows its address once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, actorId: userId, form: posted } = await readPost({ request, context });
  const name = posted.text("name");
  const scope = posted.get("scope") === "warehouse" ? "warehouse" : "all";
  const locale = toLocale(posted.get("locale"));
  const answered = (answer: Omit<FeedAnswer, "name">, status: number) =>
    data({ ...answer, name } satisfies FeedAnswer, { status, headers: NO_STORE });
  if (name === "") return answered({ fault: format("en", messages.nameless), address: null }, 400);
  const { length } = name;
  if (length > MAX_FEED_NAME)
    return answered(
      { fault: format("en", textLength, { length, limit: MAX_FEED_NAME }), address: null },
      400,
    );
  const created = await createFeed(db, { name, scope, locale, userId }, clock.now());
  if (!created.ok) return answered({ fault: format("en", messages.full), address: null }, 409);
  return answered({ fault: null, address: `${config.origin}/calendar/${created.value.token}.ics` }, 200);
}

export default function HireFeedsPage({ loaderData: { feeds }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage results={{ "feed-revoked": messages.revoked }} />
      <FeedForm answer={actionData ?? null} />
      <FeedsTable feeds={feeds} />
      <Outlet />
    </AdminPage>
  );
}
