import type { Route } from "./+types/valued-manifest.ts";
import { manifestResponse } from "./manifest-response.server.ts";

/** The manifest with the replacement values. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return manifestResponse(args, true);
}
