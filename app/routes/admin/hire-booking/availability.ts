import { replyToStaffDates } from "#app/features/hires/dates/check-dates.server.ts";
import { readMovedPeriod } from "#app/features/hires/dates/moved-period.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/availability.ts";

/** `?from=&to=`: whether the hire could move to these dates. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const hire = isId(params.id) ? await getHire(db, params.id, now) : null;
  if (!hire) throw notFound();
  const { pathname, searchParams } = new URL(request.url);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  return replyToStaffDates(db, hire, {
    period: readMovedPeriod(hire, typed, now),
    locale: localeOf(pathname),
    now,
  });
}
