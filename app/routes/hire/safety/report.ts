import { findReport } from "#app/features/assets/inspections/find-report.server.ts";
import { getSafetyPack } from "#app/features/hires/safety/get-safety-pack.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireSafetyHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { strangersFile } from "#app/http/responses/strangers-file.server.ts";
import type { Route } from "./+types/report.ts";

/** One report of a safety pack. An inspection of another hire's unit is the same 404 as an unknown one. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db, config, clock } = args.context.get(appContext);
  const hire = await requireSafetyHire(args);
  const { inspection } = args.params;
  const { units } = await getSafetyPack(db, hire, clock.now());
  const unit = units.find(({ certificates }) => certificates.some(({ id }) => id === inspection));
  const report =
    unit && (await findReport({ db, config }, { number: unit.number, inspectionId: inspection }));
  return report ? strangersFile(report, SECRET_ADDRESS) : notFound();
}
