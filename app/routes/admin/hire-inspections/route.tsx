import { Outlet } from "react-router";
import {
  InspectionsFilter,
  InspectionsTable,
  TestDayForm,
} from "#app/features/assets/inspections/components/inspections-list.tsx";
import type { ReturnedInspection } from "#app/features/assets/inspections/inspection-form.ts";
import { INSPECTIONS_PAGE, inspectionsList } from "#app/features/assets/inspections/inspections-query.ts";
import { listInspections } from "#app/features/assets/inspections/list-due-inspections.server.ts";
import { EndangeredHires } from "#app/features/hires/safety/components/endangered-hires.tsx";
import { listEndangeredHires } from "#app/features/hires/safety/list-endangered-hires.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/inspections.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = inspectionsList.parse(new URL(request.url).searchParams);
  const now = clock.now();
  const { roles } = await requireViewer(context);
  const opens = can(roles, "hires") ? "hires" : can(roles, "warehouse") ? "warehouse" : null;
  const [listed, hires] = await Promise.all([
    listInspections(db, query, now),
    listEndangeredHires(db, { now }),
  ]);
  return { query, today: irishDate(now), endangered: { hires, opens } as const, ...listed };
}

const FORM = "test-day";

export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  const { query, today, endangered, rows, page, pages, matches, all } = loaderData;
  const returned = useActionResult<ReturnedInspection>();
  const csv = inspectionsList.href({ ...query, page: 1 }, adminPath("/admin/hire/inspections/export"));
  const whole = inspectionsList.href({ ...query, view: "all", scheme: null, search: "", page: 1 });
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage results={{ "inspections-recorded": messages.recordedMany }} />
      <EndangeredHires {...endangered} />
      <InspectionsFilter
        query={query}
        count={<ListCount n={matches} all={all} paging={{ page, size: INSPECTIONS_PAGE }} csv={csv} />}
      />
      <ListRows
        isEmpty={rows.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: whole, label: messages.showAll }}
      >
        <InspectionsTable rows={rows} form={FORM} />
        <TestDayForm
          key={inspectionsList.href(query)}
          id={FORM}
          query={query}
          today={today}
          returned={returned}
        />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => inspectionsList.href({ ...query, page: n })} />
      <Outlet />
    </AdminPage>
  );
}
