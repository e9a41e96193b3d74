import { checkLoad } from "#app/features/load-check/check-load.ts";
import { listPieces } from "#app/features/load-check/list-pieces.server.ts";
import { listOwnVehicles } from "#app/features/load-check/list-venues-and-vehicles.server.ts";
import { type LoadAnswer, loadRequestSchemas } from "#app/features/load-check/load-request.ts";
import { createAskLimit } from "#app/http/admission/ask-limit.server.ts";
import { methodNotAllowed } from "#app/http/admission/json-body.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { appContext } from "#app/http/context.server.ts";
import { findLines, readSentences, tooManyAsks } from "#app/http/guards/hire-request.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { Route } from "./+types/hire-load.ts";

const limit = createAskLimit({ burst: 300, perSecond: 20 });

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** `{lines: [{item, quantity}], supplies}` → what a list draws, weighs and fills. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const locale = apiLocale(request);
  const { db, clientAddress } = context.get(appContext);
  if (!limit.allows(clientAddress, performance.now())) return tooManyAsks(locale);
  const body = await readSentences(request, loadRequestSchemas[locale]);
  if (!body.ok) return body.error;
  const lines = await findLines(db, body.value.lines, locale);
  if (!lines.ok) return lines.error;
  const { supplies } = body.value;
  const report = checkLoad(await listPieces(db, lines.value), {
    supplies,
    vehicles: await listOwnVehicles(db),
  });
  const { watts, power, supply, grams, litres, cases, vans } = report;
  const answer: LoadAnswer = {
    watts,
    phases: [...power.phases],
    supply,
    grams,
    litres,
    cases,
    vans: vans.map(({ vehicle, byWeight, byVolume, count }) => ({
      name: locale === "ga" ? vehicle.nameGa : vehicle.name,
      byWeight,
      byVolume,
      count,
    })),
  };
  return Response.json(answer, { headers: NO_STORE });
}
