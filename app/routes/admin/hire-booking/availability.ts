import { replyToStaffDates } from "#app/features/hires/dates/check-dates.server.ts";
import type { DatesReply } from "#app/features/hires/dates/dates-text.ts";
import { readMovedPeriod } from "#app/features/hires/dates/moved-period.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { isId } from "#app/lib/ids.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/availability.ts";

/** `?from=&to=`: whether the hire could move to these dates, as JSON; null: nothing to say. */
export async function loader({
  params,
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<DatesReply | null>> {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const hire = isId(params.id) ? await getHire(db, params.id, now) : null;
  if (!hire) throw notFound();
  const { pathname, searchParams } = new URL(request.url);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  const reply = await replyToStaffDates(db, hire, {
    period: readMovedPeriod(hire, typed, now),
    locale: localeOf(pathname),
    now,
  });
  return jsonResponse(reply, { headers: NO_STORE });
}
