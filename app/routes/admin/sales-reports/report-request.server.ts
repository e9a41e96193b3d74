import type { LoaderFunctionArgs } from "react-router";
import { parseReportQuery } from "#app/features/reports/range.ts";
import { appContext } from "#app/http/context.server.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";

/** What every report reads from its request: the days that it is about, and the Irish day it is asked on. */
export function reportRequest({ request, context }: LoaderFunctionArgs) {
  const { db, clock } = context.get(appContext);
  const today = irishDayOf(clock.now());
  const { searchParams } = new URL(request.url);
  return { db, today, searchParams, query: parseReportQuery(searchParams, today) };
}
