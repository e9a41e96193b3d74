import type { Route } from "./+types/manifest.ts";
import { manifestResponse } from "./manifest-response.server.ts";

/** The manifest without what the goods are worth. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return manifestResponse(args, false);
}
