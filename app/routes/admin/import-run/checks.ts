import { parseSetup } from "#app/features/imports/file/parse-setup.ts";
import { refusalText } from "#app/features/imports/run/report-text.ts";
import { checkImport } from "#app/features/imports/steps/check-import.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps what the columns mean, and starts the check of the file. */
export const action = runAction(async ({ id: runId, app, form, context }) => {
  const checked = await checkImport(app, { runId, setup: parseSetup(form) });
  if (checked.ok) throw redirectWith(context, adminPath(`/admin/import/${runId}`));
  if (checked.error.kind === "not-found") return { kind: "not-found" };
  return { kind: "refused", reason: refusalText("en", checked.error) };
});
