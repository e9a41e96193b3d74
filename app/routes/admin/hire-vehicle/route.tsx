import { Outlet } from "react-router";
import { useSavedResult } from "#app/features/fleet/components/saved-result.ts";
import {
  VenueOrVehicleForm,
  VenueOrVehicleSide,
  venueOrVehicleLabel,
} from "#app/features/load-check/components/venue-or-vehicle-form.tsx";
import {
  loadVenueOrVehicle,
  saveVenueOrVehicleAction,
} from "#app/http/actions/venue-or-vehicle-actions.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as m from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.vehicle?.values["name"] ?? m.newVehicle);

export async function loader(args: Route.LoaderArgs) {
  return { vehicle: await loadVenueOrVehicle(args, "vehicle") };
}

export function action(args: Route.ActionArgs) {
  return saveVenueOrVehicleAction(args, "vehicle");
}

export default function HireVehiclePage({ loaderData: { vehicle }, actionData }: Route.ComponentProps) {
  const t = useT();
  const result = useSavedResult("hire-vehicle-saved", venueOrVehicleLabel);
  const stored = vehicle?.values ?? {};
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/vehicles"), label: m.vehicles }}
      heading={vehicle?.values["name"] ?? t(m.newVehicle)}
    >
      <FlashMessage results={{ "hire-vehicle-saved": result }} />
      <div className="admin-entry">
        <VenueOrVehicleForm
          key={JSON.stringify(stored)}
          kind="vehicle"
          action={adminPath(`/admin/hire/vehicles/${vehicle?.id ?? "new"}`)}
          stored={stored}
          returned={actionData?.returned}
        />
        {vehicle && (
          <VenueOrVehicleSide
            kind="vehicle"
            action={adminPath(`/admin/hire/vehicles/${vehicle.id}/deletion`)}
          />
        )}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
