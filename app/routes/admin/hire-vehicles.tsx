import { VehiclesTable } from "#app/features/load-check/components/venues-and-vehicles-tables.tsx";
import { listVehicles } from "#app/features/load-check/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { goneNow } from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as messages from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/hire-vehicles.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.vehicles);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { vehicles: await listVehicles(db) };
}

export default function HireVehiclesPage({ loaderData: { vehicles } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminPage
      title={messages.vehicles}
      lead={messages.vehiclesLead}
      actions={
        <>
          <ButtonRouteLink small variant="outline" to={adminPath("/admin/hire/venues")}>
            {t(messages.venues)}
          </ButtonRouteLink>
          <NewLink to={adminPath("/admin/hire/vehicles/new")} label={messages.newVehicle} />
        </>
      }
    >
      <FlashMessage
        results={{ "hire-vehicle-deleted": messages.vehicleDeleted, "hire-gone": { fault: goneNow } }}
      />
      {vehicles.length > 0 ? (
        <VehiclesTable vehicles={vehicles} />
      ) : (
        <EmptyState title={t(messages.noVehicles)} />
      )}
    </AdminPage>
  );
}
