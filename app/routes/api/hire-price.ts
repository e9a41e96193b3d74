import { hireRequestSchemas, type PriceAnswer } from "#app/features/hire-prices/hire-request.ts";
import { priceItems } from "#app/features/hire-prices/price-items.server.ts";
import { createAskLimit } from "#app/http/admission/ask-limit.server.ts";
import { methodNotAllowed } from "#app/http/admission/json-body.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { appContext } from "#app/http/context.server.ts";
import { readHireQuestion, readSentences, tooManyAsks } from "#app/http/guards/hire-request.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { Route } from "./+types/hire-price.ts";

const limit = createAskLimit({ burst: 300, perSecond: 20 });

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** `{from, to, lines: [{item, quantity}], waiver}` → what a hire costs, in cents. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const locale = apiLocale(request);
  const { db, clock, clientAddress } = context.get(appContext);
  if (!limit.allows(clientAddress, performance.now())) return tooManyAsks(locale);
  const body = await readSentences(request, hireRequestSchemas[locale].price);
  if (!body.ok) return body.error;
  const question = await readHireQuestion({ db, clock }, body.value, locale);
  if (!question.ok) return question.error;
  const price = await priceItems(db, { ...question.value, waiver: body.value.waiver });
  const { days, factor, minimum, waiver, net, vat, total } = price;
  const lines = price.lines.map(({ quantity, dayRateNet, factor: own, net: lineNet }, position) => ({
    item: body.value.lines[position]?.item ?? "",
    quantity,
    dayRateNet,
    factor: own,
    net: lineNet,
  }));
  const answer: PriceAnswer = { days, factor, lines, minimum, waiver, net, vat, total };
  return Response.json(answer, { headers: NO_STORE });
}
