import { VenuesTable } from "#app/features/load-check/components/venues-and-vehicles-tables.tsx";
import { listVenues } from "#app/features/load-check/queries.server.ts";
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
import type { Route } from "./+types/hire-venues.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.venues);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { venues: await listVenues(db) };
}

export default function HireVenuesPage({ loaderData: { venues } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminPage
      title={messages.venues}
      lead={messages.venuesLead}
      actions={
        <>
          <ButtonRouteLink small variant="outline" to={adminPath("/admin/hire/vehicles")}>
            {t(messages.vehicles)}
          </ButtonRouteLink>
          <NewLink to={adminPath("/admin/hire/venues/new")} label={messages.newVenue} />
        </>
      }
    >
      <FlashMessage
        results={{ "hire-venue-deleted": messages.venueDeleted, "hire-gone": { fault: goneNow } }}
      />
      {venues.length > 0 ? <VenuesTable venues={venues} /> : <EmptyState title={t(messages.noVenues)} />}
    </AdminPage>
  );
}
