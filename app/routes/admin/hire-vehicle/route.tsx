import { VenueOrVehiclePage } from "#app/features/load-check/components/venue-or-vehicle-page.tsx";
import {
  loadVenueOrVehicle,
  saveVenueOrVehicleAction,
} from "#app/http/actions/venue-or-vehicle-actions.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { newVehicle } from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.vehicle?.values["name"] ?? newVehicle);

export async function loader(args: Route.LoaderArgs) {
  return { vehicle: await loadVenueOrVehicle(args, "vehicle") };
}

export function action(args: Route.ActionArgs) {
  return saveVenueOrVehicleAction(args, "vehicle");
}

export default function HireVehiclePage({ loaderData: { vehicle }, actionData }: Route.ComponentProps) {
  return <VenueOrVehiclePage kind="vehicle" stored={vehicle} returned={actionData?.returned} />;
}
