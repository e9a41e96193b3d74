import { findReport } from "#app/features/assets/inspections/find-report.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { strangersFile } from "#app/http/responses/strangers-file.server.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import type { Route } from "./+types/hire-unit-report.ts";

/** The report of an inspection, for staff. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const number = parseWhole(params.number, 2_000_000_000);
  if (number === null || !isId(params.inspection)) return notFound();
  const report = await findReport({ db, config }, { number, inspectionId: params.inspection });
  return report ? strangersFile(report, SECRET_ADDRESS) : notFound();
}
