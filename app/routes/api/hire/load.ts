import { checkLoad } from "#app/features/load-check/check-load.ts";
import { listPieces } from "#app/features/load-check/list-pieces.server.ts";
import { type LoadAnswer, loadRequestSchemas } from "#app/features/load-check/load-request.ts";
import { listOwnVehicles } from "#app/features/load-check/queries.server.ts";
import { createRateLimit } from "#app/http/admission/rate-limit.server.ts";
import { nameIn } from "#app/i18n/named.ts";
import { ok } from "#app/lib/result.ts";
import { findLines, hireCall } from "#app/routes/api/hire/hire-request.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

const limit = createRateLimit({ burst: 300, perSecond: 20 });

/** `{lines: [{item, quantity}], supplies}` → what a list draws, weighs and fills. */
export const action = hireCall(limit, loadRequestSchemas, async ({ body, locale, db }) => {
  const lines = await findLines(db, body.lines, locale);
  if (!lines.ok) return lines;
  const report = checkLoad(await listPieces(db, lines.value), {
    supplies: body.supplies,
    vehicles: await listOwnVehicles(db),
  });
  const { watts, power, supply, grams, litres, cases, vans } = report;
  return ok<LoadAnswer>({
    watts,
    phases: [...power.phases],
    supply,
    grams,
    litres,
    cases,
    vans: vans.map(({ vehicle, byWeight, byVolume, count }) => ({
      name: nameIn(locale, vehicle),
      byWeight,
      byVolume,
      count,
    })),
  });
});
