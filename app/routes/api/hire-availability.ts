import { checkAvailability } from "#app/features/hire-prices/check-availability.server.ts";
import { type AvailabilityAnswer, hireRequestSchemas } from "#app/features/hire-prices/hire-request.ts";
import { createAskLimit } from "#app/http/admission/ask-limit.server.ts";
import { methodNotAllowed } from "#app/http/admission/json-body.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { appContext } from "#app/http/context.server.ts";
import { readHireQuestion, readSentences, tooManyAsks } from "#app/http/guards/hire-request.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/hire-availability.ts";

/** Changing dates and quantities on several devices of one network stays below this. */
const limit = createAskLimit({ burst: 120, perSecond: 5 });

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** `{from, to, items: [{item, quantity}]}` → what can be had of each item from collection to return. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const locale = apiLocale(request);
  const { db, clock, clientAddress } = context.get(appContext);
  if (!limit.allows(clientAddress, performance.now())) return tooManyAsks(locale);
  const body = await readSentences(request, hireRequestSchemas[locale].availability);
  if (!body.ok) return body.error;
  const { items, ...dates } = body.value;
  const question = await readHireQuestion({ db, clock }, { ...dates, lines: items }, locale);
  if (!question.ok) return question.error;
  const answers = await checkAvailability(db, { ...question.value, now: clock.now() });
  const answer: AvailabilityAnswer = {
    items: answers.map(({ state, available, nearest, alternatives }, position) => ({
      item: items[position]?.item ?? "",
      wanted: items[position]?.quantity ?? 0,
      available,
      state,
      nearest: nearest.map(({ from, to }) => ({ from: toIrishInput(from), to: toIrishInput(to) })),
      alternatives: alternatives.map(({ code, name, nameGa, free }) => ({
        item: code,
        name: (locale === "ga" && nameGa) || name,
        available: free,
      })),
    })),
  };
  return Response.json(answer, { headers: NO_STORE });
}
