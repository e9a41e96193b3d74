import { Outlet } from "react-router";
import { useSavedResult } from "#app/features/fleet/components/saved-result.ts";
import { PlaceForm, PlaceSide, placeLabel } from "#app/features/load-check/components/place-form.tsx";
import { loadPlace, savePlaceAction } from "#app/http/actions/place-actions.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as m from "#app/i18n/messages/hire-admin/places-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.place?.values["name"] ?? m.newVehicle);

export async function loader(args: Route.LoaderArgs) {
  return { place: await loadPlace(args, "vehicle") };
}

export function action(args: Route.ActionArgs) {
  return savePlaceAction(args, "vehicle");
}

export default function HireVehiclePage({ loaderData: { place }, actionData }: Route.ComponentProps) {
  const t = useT();
  const result = useSavedResult("hire-vehicle-saved", placeLabel);
  const stored = place?.values ?? {};
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/vehicles"), label: m.vehicles }}
      heading={place?.values["name"] ?? t(m.newVehicle)}
    >
      <FlashMessage results={{ "hire-vehicle-saved": result }} />
      <div className="admin-entry">
        <PlaceForm
          key={JSON.stringify(stored)}
          kind="vehicle"
          action={adminPath(`/admin/hire/vehicles/${place?.id ?? "new"}`)}
          stored={stored}
          returned={actionData?.returned}
        />
        {place && (
          <PlaceSide kind="vehicle" action={adminPath(`/admin/hire/vehicles/${place.id}/deletion`)} />
        )}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
