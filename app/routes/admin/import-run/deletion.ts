import { redirect } from "react-router";
import { refusalText } from "#app/features/imports/run/report-text.ts";
import { discardImport } from "#app/features/imports/steps/discard-import.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/deletion.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an import that was not started, with its file. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ form, who: { runId } }) => {
    if (form.get("sure") !== "yes") throw redirect(adminPath(`/admin/import/${runId}?ask=discard`), 303);
    const discarded = await discardImport(args.context.get(appContext), runId);
    if (discarded.ok) throw redirect(adminPath("/admin/import"), 303);
    if (discarded.error.kind === "gone") return { kind: "gone" };
    return { kind: "refused", reason: refusalText("en", discarded.error) };
  });
}
