import { Outlet } from "react-router";
import { ItemsFilter, ItemsTable, SampleFleetBanner } from "#app/features/fleet/components/items-list.tsx";
import { ITEMS_PAGE, itemsList } from "#app/features/fleet/list-queries.ts";
import { listItemChoices, listItems } from "#app/features/fleet/queries.server.ts";
import {
  countSampleItems,
  type SampleFleetDeleted,
} from "#app/features/fleet/sample/delete-sample-fleet.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { DoneBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.items);

/** What the page says after the button that deletes samples. */
export type SamplesAnswer =
  | { readonly kind: "to-confirm" }
  | { readonly kind: "deleted"; readonly outcome: SampleFleetDeleted };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = itemsList.parse(new URL(request.url).searchParams);
  const [list, { groups }, samples] = await Promise.all([
    listItems(db, query, clock.now()),
    listItemChoices(db),
    countSampleItems(db),
  ]);
  return { query, groups, samples, ...list };
}

export default function HireItemsPage({ loaderData }: Route.ComponentProps) {
  const { query, groups, samples, items, page, pages, matches, all } = loaderData;
  const t = useT();
  const answer = useActionResult<SamplesAnswer>();
  return (
    <AdminPage
      title={messages.items}
      actions={
        <>
          <ButtonRouteLink small variant="outline" to={adminPath("/admin/hire/import")}>
            {t(messages.importCsv)}
          </ButtonRouteLink>
          <NewLink to={adminPath("/admin/hire/items/new")} label={messages.newItem} />
        </>
      }
    >
      <FlashMessage
        results={{ "hire-item-deleted": messages.itemDeleted, "hire-gone": { fault: messages.goneNow } }}
      />
      {answer?.kind === "deleted" && <Deleted outcome={answer.outcome} />}
      {answer?.kind === "to-confirm" && <SampleFleetBanner n={samples} asking />}
      <ItemsFilter
        query={query}
        groups={groups}
        count={
          <ListCount
            n={matches}
            all={all}
            paging={{ page, size: ITEMS_PAGE }}
            csv={adminPath("/admin/hire/items/export")}
          />
        }
      />
      <ListRows
        isEmpty={items.length === 0}
        empty={{ title: messages.noItems, text: messages.noItemsText }}
        all={{ to: adminPath("/admin/hire/items"), label: messages.showAll }}
      >
        <ItemsTable items={items} columns={query.columns} />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => itemsList.href({ ...query, page: n })} />
      {answer?.kind !== "to-confirm" && <SampleFleetBanner n={samples} asking={false} />}
      <Outlet />
    </AdminPage>
  );
}

function Deleted({ outcome: { items, groups, kept } }: { readonly outcome: SampleFleetDeleted }) {
  const t = useT();
  return (
    <DoneBanner>
      {t(messages.samplesDeleted, { items, groups })}
      {kept.length > 0 && ` ${t(messages.samplesKept, { codes: kept.join(", ") })}`}
    </DoneBanner>
  );
}
