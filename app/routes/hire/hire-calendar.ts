import { calendarText } from "#app/features/hires/calendar/calendar-text.server.ts";
import { getCalendarHire } from "#app/features/hires/calendar/list-feed-hires.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { hire as heading } from "#app/i18n/messages/hire/hire-page.ts";
import { isToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/hire-calendar.ts";

/** Collection or delivery and return of a hire as a calendar file, for the holder of its link. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config, clock } = context.get(appContext);
  const hire = isToken(params.token) ? await getCalendarHire(db, params.token) : null;
  if (!hire) return notFound();
  const locale = localeOf(new URL(request.url).pathname);
  const name = format(locale, heading, { number: hire.number });
  const { company } = await getSettings(db);
  const content = { name, scope: "hire", locale, hires: [hire], store: company.address } as const;
  const text = calendarText(config, content, clock.now());
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${hire.number}.ics"`,
      ...SECRET_ADDRESS,
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
