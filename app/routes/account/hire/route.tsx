import { Outlet } from "react-router";
import { listFeeds } from "#app/features/hires/calendar/feeds.server.ts";
import { AccountHire } from "#app/features/hires/public/components/account-hire.tsx";
import type { FeedAnswer } from "#app/features/hires/public/feed-answer.ts";
import { listAccountHires } from "#app/features/hires/public/list-account-hires.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/account-hire.ts";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { id: userId, email } = await requireViewer(context);
  const locale = localeOf(new URL(request.url).pathname);
  const [listed, feeds] = await Promise.all([
    listAccountHires(db, { userId, email, locale, now: clock.now() }),
    listFeeds(db, userId),
  ]);
  return { ...listed, feeds };
}

export default function AccountHireRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AccountHire {...loaderData} answer={useActionResult<FeedAnswer>()} />
      <Outlet />
    </>
  );
}
