import { refusalText } from "#app/features/imports/run/report-text.ts";
import { discardImport } from "#app/features/imports/steps/discard-import.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an import that was not started, with its file. Asks first. */
export const action = runAction(async ({ id: runId, app, confirmed, context }) => {
  if (!confirmed) throw redirectWith(context, adminPath(`/admin/import/${runId}?ask=discard`));
  const discarded = await discardImport(app, runId);
  if (discarded.ok) throw redirectWith(context, adminPath("/admin/import"));
  if (discarded.error.kind === "not-found") return { kind: "not-found" };
  return { kind: "refused", reason: refusalText("en", discarded.error) };
});
