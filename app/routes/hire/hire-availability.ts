import { replyToDates } from "#app/features/hires/dates/check-dates.server.ts";
import type { DatesReply } from "#app/features/hires/dates/dates-text.ts";
import { readWantedPeriod } from "#app/features/hires/public/wanted-period.ts";
import { availabilityLimit } from "#app/http/admission/hire-limits.server.ts";
import { enforceLimit } from "#app/http/admission/rate-limit.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/hire-availability.ts";

/** `?from=&to=`: whether the hire could have these dates, as JSON in the language of the path; null: nothing to say. */
export async function loader(args: Route.LoaderArgs): Promise<JsonResponse<DatesReply | null>> {
  const { db, clock, clientAddress } = args.context.get(appContext);
  const now = clock.now();
  const hire = await requireHire(args);
  enforceLimit(availabilityLimit, clientAddress);
  const { pathname, searchParams } = new URL(args.request.url);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  const reply = await replyToDates(db, hire, {
    period: readWantedPeriod(hire, typed, now),
    locale: localeOf(pathname),
    now,
  });
  return jsonResponse(reply, { headers: SECRET_ADDRESS });
}
