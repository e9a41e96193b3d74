import { redirect } from "react-router";
import { retryRunPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/picture-retries.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Fetches the missing pictures of an import again. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ who: { runId } }) => {
    await retryRunPictures(args.context.get(appContext).db, runId);
    throw redirect(adminPath(`/admin/import/${runId}`), 303);
  });
}
