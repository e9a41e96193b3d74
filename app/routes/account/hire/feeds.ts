import { data } from "react-router";
import { createFeed } from "#app/features/hires/calendar/feeds.server.ts";
import { type FeedAnswer, MAX_FEED_NAME } from "#app/features/hires/public/feed-answer.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/account-hire.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import type { Route } from "./+types/feeds.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes a calendar address of the account's hires; the answer shows it once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, actorId: userId, form: posted } = await readPost({ request, context });
  const locale = localeOf(new URL(request.url).pathname);
  const name = posted.text("name");
  const answered = (answer: Omit<FeedAnswer, "name">, status: number) =>
    data({ ...answer, name } satisfies FeedAnswer, { status, headers: NO_STORE });
  if (name === "") return answered({ fault: format(locale, messages.calendarNameless), address: null }, 400);
  const { length } = name;
  if (length > MAX_FEED_NAME)
    return answered(
      { fault: format(locale, textLength, { length, limit: MAX_FEED_NAME }), address: null },
      400,
    );
  const created = await createFeed(db, { name, scope: "customer", locale, userId }, clock.now());
  if (!created.ok) return answered({ fault: format(locale, messages.calendarFull), address: null }, 409);
  return answered({ fault: null, address: `${config.origin}/calendar/${created.value.token}.ics` }, 200);
}
