import { findReport } from "#app/features/assets/inspections/find-report.server.ts";
import { listCurrentCertificates } from "#app/features/assets/inspections/list-current-certificates.server.ts";
import { findLabelledUnit } from "#app/features/fleet/units/unit-queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { strangersFile } from "#app/http/responses/strangers-file.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/unit-certificate.ts";

/** The report of a current certificate of a labelled unit. One of another unit, an old one and none are the same 404. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config, clock } = context.get(appContext);
  const number = (await findLabelledUnit(db, params.code))?.number ?? null;
  if (number === null) return notFound();
  const current = await listCurrentCertificates(db, { number, today: irishDate(clock.now()) });
  const isCurrent = current.some(({ id }) => id === params.inspection);
  const report = isCurrent && (await findReport({ db, config }, { number, inspectionId: params.inspection }));
  return report ? strangersFile(report, SECRET_ADDRESS) : notFound();
}
