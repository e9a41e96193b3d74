import { safetyPackResponse } from "#app/http/responses/safety-pack-response.server.ts";
import type { Route } from "./+types/safety-pack.ts";
import { requirePaperHire } from "./require-paper-hire.server.ts";

/** The safety pack of a hire for staff, in the customer's language unless the address names another. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { hire, language } = await requirePaperHire(args);
  return safetyPackResponse(args.context, hire, language ?? hire.locale);
}
