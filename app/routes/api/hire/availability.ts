import { checkAvailability } from "#app/features/hire-prices/check-availability.server.ts";
import {
  type AvailabilityAnswer,
  availabilityRequestSchemas,
} from "#app/features/hire-prices/hire-request.ts";
import { createRateLimit } from "#app/http/admission/rate-limit.server.ts";
import { nameIn } from "#app/i18n/named.ts";
import { ok } from "#app/lib/result.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { hireCall, readHireQuestion } from "#app/routes/api/hire/hire-request.server.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Changing dates and quantities on several devices of one network stays below this. */
const limit = createRateLimit({ burst: 120, perSecond: 5 });

/** `{from, to, items: [{item, quantity}]}` → what can be had of each item from collection to return. */
export const action = hireCall(limit, availabilityRequestSchemas, async ({ body, locale, db, clock }) => {
  const { items, ...dates } = body;
  const question = await readHireQuestion({ db, clock }, { ...dates, lines: items }, locale);
  if (!question.ok) return question;
  const answers = await checkAvailability(db, { ...question.value, now: clock.now() });
  return ok<AvailabilityAnswer>({
    items: answers.map(({ state, available, nearest, alternatives }, position) => ({
      item: items[position]?.item ?? "",
      wanted: items[position]?.quantity ?? 0,
      available,
      state,
      nearest: nearest.map(({ from, to }) => ({ from: toIrishInput(from), to: toIrishInput(to) })),
      alternatives: alternatives.map(({ code, name, nameGa, free }) => ({
        item: code,
        name: nameIn(locale, { name, nameGa }),
        available: free,
      })),
    })),
  });
});
