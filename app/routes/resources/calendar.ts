import { calendarText } from "#app/features/hires/calendar/calendar-text.server.ts";
import { getFeedByToken } from "#app/features/hires/calendar/feeds.server.ts";
import { listFeedHires } from "#app/features/hires/calendar/list-feed-hires.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { CALENDAR_FEED } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { isToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/calendar.ts";

const ENDING = ".ics";

/** A calendar feed of hires, at an address that only its owner knows. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config, clock } = context.get(appContext);
  const token = params.file.endsWith(ENDING) ? params.file.slice(0, -ENDING.length) : "";
  const feed = isToken(token) ? await getFeedByToken(db, token) : null;
  if (!feed) throw notFound();
  const now = clock.now();
  const hires = await listFeedHires(db, feed, now);
  const { company } = await getSettings(db);
  return new Response(calendarText(config, { ...feed, hires, store: company.address }, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      ...CALENDAR_FEED,
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
