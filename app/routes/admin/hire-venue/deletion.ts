import { deleteVenueOrVehicleAction } from "#app/http/actions/venue-or-vehicle-actions.server.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a venue. */
export function action(args: Route.ActionArgs) {
  return deleteVenueOrVehicleAction(args, "venue");
}
