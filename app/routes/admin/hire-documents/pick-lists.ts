import { getPickList, listPickHires } from "#app/features/hires/documents/pick-list.server.ts";
import { renderPickLists } from "#app/features/hires/documents/pick-list-pdf.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { pdfResponse } from "#app/http/responses/pdf-response.server.ts";
import { dayOfIso, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/pick-lists.ts";
import { readLanguage } from "./require-paper-hire.server.ts";

/** `?day=2027-06-14`: the pick lists of every hire that is collected on the day; without one, today. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const day = dayOfIso(new URL(request.url).searchParams.get("day") ?? "") ?? irishDayOf(now);
  const lists = [];
  for (const hire of await listPickHires(db, day)) lists.push(await getPickList(db, hire));
  const file = await renderPickLists(lists, { locale: readLanguage(request) ?? "en", now });
  return pdfResponse(file, `pick-lists-${isoDay(day)}.pdf`, NO_STORE);
}
