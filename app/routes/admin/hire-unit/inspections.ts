import {
  type InspectionFault,
  REPORT_FIELD,
  type ReturnedInspection,
  readInspection,
} from "#app/features/assets/inspections/inspection-form.ts";
import { recordInspections } from "#app/features/assets/inspections/record-inspections.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { unitAction } from "./unit-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records an inspection of the unit, or a correction of one. */
export const action = unitAction(
  async ({ app, now, number, actorId, form }) => {
    const { values, faults } = readInspection(form, irishDate(now));
    const replaces = form.get("replaces") ?? "";
    if (replaces !== "" && !isId(replaces)) return refused([{ field: null, kind: "conflict" }]);
    if (faults.length > 0) return refused(faults);
    const recorded = await recordInspections(app, {
      numbers: [number],
      values,
      files: form.files(REPORT_FIELD),
      actorId,
      now,
      replacesId: replaces || null,
      seen: form.get("seen") ?? "",
    });
    if (!recorded.ok) return refused([recorded.error]);
    return ok(values.passed ? "inspection-recorded" : "inspection-failed");
  },
  ({ faults }, _, { form }): ReturnedInspection => ({ faults, values: Object.fromEntries(form) }),
);

function refused(faults: readonly InspectionFault[]) {
  return refuse({ kind: faults[0]?.kind ?? "faults", faults });
}
