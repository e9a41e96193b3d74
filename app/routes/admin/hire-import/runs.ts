import { data } from "react-router";
import type { FleetImportAnswer } from "#app/features/fleet/components/import-form.tsx";
import { importFleet } from "#app/features/fleet/csv/import-fleet.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import type { Route } from "./+types/runs.ts";
import { readUpload } from "./read-upload.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stores the file, all of its rows or none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId } = await requireActor(context);
  const upload = await readUpload(request);
  if (!upload.ok) return data(upload.error, { status: 422 });
  const imported = await importFleet(db, upload.value, { actorId, now: clock.now() });
  const answer: FleetImportAnswer = imported.ok
    ? { kind: "imported", ...imported.value }
    : { kind: "faults", text: upload.value, faults: imported.error };
  return data(answer, { status: imported.ok ? 200 : 422 });
}
