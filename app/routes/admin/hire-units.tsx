import { UnitsFilter, UnitsTable } from "#app/features/fleet/components/units-list.tsx";
import { ITEMS_PAGE, unitsList } from "#app/features/fleet/list-queries.ts";
import { listUnits } from "#app/features/fleet/units/unit-queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as pieceMessages from "#app/i18n/messages/fleet-admin/fleet-pieces.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/hire-units.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.units);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = unitsList.parse(new URL(request.url).searchParams);
  return { query, ...(await listUnits(db, query)) };
}

export default function HireUnitsPage({ loaderData }: Route.ComponentProps) {
  const { query, units, page, pages, matches, all } = loaderData;
  const t = useT();
  const first = { ...query, page: 1 };
  return (
    <AdminPage
      title={messages.units}
      actions={
        <>
          <ButtonRouteLink small variant="outline" to={adminPath("/admin/hire/units/counted")}>
            {t(pieceMessages.counted)}
          </ButtonRouteLink>
          {matches > 0 && (
            <ButtonRouteLink
              small
              variant="outline"
              to={unitsList.href(first, adminPath("/admin/hire/labels"))}
            >
              {t(messages.printLabels)}
            </ButtonRouteLink>
          )}
        </>
      }
    >
      <FlashMessage results={{ "hire-gone": { fault: messages.goneNow } }} />
      <UnitsFilter
        query={query}
        count={
          <ListCount
            n={matches}
            all={all}
            paging={{ page, size: ITEMS_PAGE }}
            csv={unitsList.href(first, adminPath("/admin/hire/units/export"))}
          />
        }
      />
      <ListRows
        isEmpty={units.length === 0}
        empty={{ title: messages.noUnits, text: messages.noUnitsText }}
        all={{ to: adminPath("/admin/hire/units"), label: messages.showAll }}
      >
        <UnitsTable units={units} columns={query.columns} />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => unitsList.href({ ...query, page: n })} />
    </AdminPage>
  );
}
