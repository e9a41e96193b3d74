import { FEED_PATHS } from "#app/features/product-feed/product-feed.ts";
import { appContext } from "#app/http/context.server.ts";
import { productFeedResponse } from "#app/routes/resources/product-feed/product-feed-response.server.ts";
import type { Route } from "./+types/route.ts";

/** The products in one language for Google Merchant Center and others that read its format. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const isIrish = new URL(request.url).pathname === FEED_PATHS.ga;
  return productFeedResponse(request, context.get(appContext), isIrish ? "ga" : "en");
}
