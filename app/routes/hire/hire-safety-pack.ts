import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { publicSafetyPack } from "#app/http/responses/safety-pack-response.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/hire-safety-pack.ts";

/** The safety pack of a hire, for the holder of the hire's link. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const hire = await requireHire(args);
  return publicSafetyPack(args.context, hire, localeOf(new URL(args.request.url).pathname));
}
