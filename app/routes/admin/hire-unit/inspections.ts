import { data } from "react-router";
import {
  type InspectionFault,
  REPORT_FIELD,
  readInspection,
} from "#app/features/assets/inspections/inspection-form.ts";
import { recordInspections } from "#app/features/assets/inspections/record-inspections.server.ts";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/inspections.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records an inspection of the unit, or a correction of one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const number = parseWhole(params.number, 2_000_000_000);
  if (number === null) throw notFound();
  const { db, config, clock, actorId, form } = await readPost({ request, context });
  const now = clock.now();
  const { values, faults } = readInspection(form, irishDate(now));
  const refuse = (wrong: readonly InspectionFault[]) =>
    data(
      { faults: wrong, typed: Object.fromEntries(form) },
      { status: statusOfRefusal(wrong[0]?.kind ?? "") },
    );
  const replaces = form.get("replaces") ?? "";
  if (replaces !== "" && !isId(replaces)) return refuse([{ field: null, kind: "conflict" }]);
  if (faults.length > 0) return refuse(faults);
  const wanted = {
    numbers: [number],
    values,
    files: form.files(REPORT_FIELD),
    actorId,
    now,
    replacesId: replaces || null,
    seen: form.get("seen") ?? "",
  };
  const recorded = await recordInspections({ db, config }, wanted);
  if (!recorded.ok) return refuse([recorded.error]);
  const flash = values.passed ? "inspection-recorded" : "inspection-failed";
  return redirectWith(context, adminPath(`/admin/hire/units/${number}`), flash);
}
