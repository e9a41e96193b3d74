import { data } from "react-router";
import { type InspectionFault, readInspection } from "#app/features/assets/inspections/inspection-form.ts";
import { inspectionsList } from "#app/features/assets/inspections/inspections-query.ts";
import { recordInspections } from "#app/features/assets/inspections/record-inspections.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/records.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records the same inspection for every ticked unit: all or none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, actorId, form } = await readPost({ request, context });
  const now = clock.now();
  const { values, faults } = readInspection(form, irishDate(now));
  const refuse = (wrong: readonly InspectionFault[]) =>
    data({ faults: wrong, values: Object.fromEntries(form) }, { status: 422 });
  if (faults.length > 0) return refuse(faults);
  const chosen = form.getAll("id").flatMap((id) => /^(\d{1,9})-/.exec(id)?.[1] ?? []);
  const numbers = [...new Set(chosen.map(Number))];
  const wanted = { numbers, values, files: [], replacesId: null, seen: null, actorId, now };
  const recorded = await recordInspections({ db, config }, wanted);
  if (!recorded.ok) return refuse([recorded.error]);
  const query = inspectionsList.parse(new URL(request.url).searchParams);
  return redirectWith(context, inspectionsList.href(query), "inspections-recorded");
}
