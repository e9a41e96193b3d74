import { requireSafetyHire } from "#app/http/guards/require-by-token.server.ts";
import { publicSafetyPack } from "#app/http/responses/safety-pack-response.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/pack.ts";

/** The safety pack as one PDF, for the holder of its own link. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const hire = await requireSafetyHire(args);
  return publicSafetyPack(args.context, hire, localeOf(new URL(args.request.url).pathname));
}
