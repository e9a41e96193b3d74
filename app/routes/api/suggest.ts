import {
  cleanSearch,
  SEARCH_LIMIT,
  type SuggestionList,
  suggestQuerySchema,
} from "#app/features/catalog/schema.ts";
import { suggestProducts } from "#app/features/catalog/search/suggest.server.ts";
import { toSuggestionList } from "#app/features/catalog/search/suggestion-list.ts";
import { readPricedCards } from "#app/features/price-lists/read-list-prices.server.ts";
import { readQuery } from "#app/http/admission/json-body.server.ts";
import { createRateLimit } from "#app/http/admission/rate-limit.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { getListCustomer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { ASKED_AGAIN } from "#app/http/headers/cache-headers.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { tooManyProblem } from "#app/http/responses/problem.server.ts";
import { format } from "#app/i18n/message.ts";
import { tooManyAsks } from "#app/i18n/messages/ui/api-faults.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/suggest.ts";

/** Quick typing on several devices of one network stays below this. */
const limit = createRateLimit({ burst: 60, perSecond: 10 });

/** `?q=&lang=`: what a search text that is being typed may lead to, in words of that language. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<JsonResponse<SuggestionList>> {
  const { db, clientAddress } = context.get(appContext);
  const { allowed, retryAfter } = limit.count(clientAddress, performance.now());
  if (!allowed) return tooManyProblem(retryAfter, format(apiLocale(request), tooManyAsks));
  const query = readQuery(request, suggestQuerySchema);
  if (!query.ok) return query.error;
  const search = cleanSearch(query.value.q).slice(0, SEARCH_LIMIT);
  const found = await suggestProducts(db, search);
  const priceListUserId = await getListCustomer(context);
  const products = await readPricedCards(db, priceListUserId, found.products);
  const list = toSuggestionList(query.value.lang, search, { ...found, products });
  return jsonResponse(list, {
    headers: priceListUserId === null ? ASKED_AGAIN : NO_STORE,
  });
}
