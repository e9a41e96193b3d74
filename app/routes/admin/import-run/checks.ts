import { redirect } from "react-router";
import { parseSetup } from "#app/features/imports/file/parse-setup.ts";
import { refusalText } from "#app/features/imports/run/report-text.ts";
import { checkImport } from "#app/features/imports/steps/check-import.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/checks.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps what the columns mean, and starts the check of the file. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ form, who: { runId } }) => {
    const checked = await checkImport(args.context.get(appContext), { runId, setup: parseSetup(form) });
    if (checked.ok) throw redirect(adminPath(`/admin/import/${runId}`), 303);
    if (checked.error.kind === "gone") return { kind: "gone" };
    return { kind: "refused", reason: refusalText("en", checked.error) };
  });
}
