import { VenueOrVehiclePage } from "#app/features/load-check/components/venue-or-vehicle-page.tsx";
import {
  loadVenueOrVehicle,
  saveVenueOrVehicleAction,
} from "#app/http/actions/venue-or-vehicle-actions.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { newVenue } from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.venue?.values["name"] ?? newVenue);

export async function loader(args: Route.LoaderArgs) {
  return { venue: await loadVenueOrVehicle(args, "venue") };
}

export function action(args: Route.ActionArgs) {
  return saveVenueOrVehicleAction(args, "venue");
}

export default function HireVenuePage({ loaderData: { venue }, actionData }: Route.ComponentProps) {
  return <VenueOrVehiclePage kind="venue" stored={venue} returned={actionData?.returned} />;
}
