import { retryRunPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Fetches the missing pictures of an import again. */
export const action = runAction(async ({ id: runId, db, now, context }) => {
  await retryRunPictures(db, runId, now);
  throw redirectWith(context, adminPath(`/admin/import/${runId}`));
});
