import { isStaff } from "#app/features/identity/permissions.ts";
import { markOpened } from "#app/features/quotes/public/mark-opened.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { Route } from "./+types/quote-openings.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** Says that a person has a version of the quote before them. Staff who are signed in do not count. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { db, clock } = args.context.get(appContext);
  const { versions } = await requireQuote(args);
  const versionId = (await postedForm(args.request)).get("versionId");
  const viewer = await getViewer(args.context);
  if (!(viewer && isStaff(viewer.roles)) && versions.some((version) => version.versionId === versionId))
    await markOpened(db, String(versionId), clock.now());
  return new Response(null, { status: 204, headers: NO_STORE });
}
