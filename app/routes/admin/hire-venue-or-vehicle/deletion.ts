import { deleteVenueOrVehicle } from "#app/features/load-check/save-venue-or-vehicle.server.ts";
import { KINDS, venueOrVehicleOf } from "#app/features/load-check/venue-or-vehicle.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a venue or a vehicle. */
export async function action({ params: { id }, pattern, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, actorId } = await requireActor(context);
  const kind = venueOrVehicleOf(pattern);
  const done = await deleteVenueOrVehicle(db, kind, { id, actorId });
  return redirectWith(context, KINDS[kind].list, done.ok ? KINDS[kind].deleted : "hire-gone");
}
