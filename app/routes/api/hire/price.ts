import { type PriceAnswer, priceRequestSchemas } from "#app/features/hire-prices/hire-request.ts";
import { priceItems } from "#app/features/hire-prices/price-items.server.ts";
import { createRateLimit } from "#app/http/admission/rate-limit.server.ts";
import { ok } from "#app/lib/result.ts";
import { hireCall, readHireQuestion } from "#app/routes/api/hire/hire-request.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

const limit = createRateLimit({ burst: 300, perSecond: 20 });

/** `{from, to, lines: [{item, quantity}], waiver}` → what a hire costs, in cents. */
export const action = hireCall(limit, priceRequestSchemas, async ({ body, locale, db, clock }) => {
  const question = await readHireQuestion({ db, clock }, body, locale);
  if (!question.ok) return question;
  const price = await priceItems(db, { ...question.value, waiver: body.waiver });
  const { days, factor, minimum, waiver, net, vat, total } = price;
  const lines = price.lines.map(({ quantity, dayRateNet, factor: own, net: lineNet }, position) => ({
    item: body.lines[position]?.item ?? "",
    quantity,
    dayRateNet,
    factor: own,
    net: lineNet,
  }));
  return ok<PriceAnswer>({ days, factor, lines, minimum, waiver, net, vat, total });
});
