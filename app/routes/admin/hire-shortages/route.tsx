import { Outlet } from "react-router";
import { LeftSubhires } from "#app/features/hires/components/subhires/left-subhires.tsx";
import { SubhireFault } from "#app/features/hires/components/subhires/subhire-form.tsx";
import { ShortagesFilter, ShortagesTable } from "#app/features/hires/shortages/components/shortages-list.tsx";
import { listShortageWays } from "#app/features/hires/shortages/list-shortage-ways.server.ts";
import { listShortages } from "#app/features/hires/shortages/list-shortages.server.ts";
import {
  SHORTAGES_PAGE,
  type SubhireAnswer,
  shortagesList,
} from "#app/features/hires/shortages/shortages.ts";
import { listLeftSubhires } from "#app/features/hires/subhires/end-subhires.server.ts";
import { listAskedSubhires } from "#app/features/hires/subhires/list-asked-subhires.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { listOfferedSuppliers } from "#app/features/quotes/suppliers/suppliers.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as results from "#app/i18n/messages/hire-admin/hire-results.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.shortages);

export const shouldRevalidate = readAgainAfterConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, actorId: viewerId } = await requireActor(context);
  const query = shortagesList.parse(new URL(request.url).searchParams);
  const suppliers = await listOfferedSuppliers(db);
  const now = clock.now();
  const listed = await listShortages(db, query, { viewerId, now });
  return {
    query,
    suppliers,
    staff: await listStaff(db, "hires"),
    left: await listLeftSubhires(db, now),
    asked: await listAskedSubhires(db, listed.shortages),
    ways: await listShortageWays(db, listed.shortages, now),
    ...listed,
  };
}

export default function ShortagesPage({ loaderData }: Route.ComponentProps) {
  const { query, shortages, page, pages, matches, all, left, ...choices } = loaderData;
  const answer = useActionResult<SubhireAnswer>();
  const isGone = answer !== null && shortages.every(({ id }) => id !== answer.subject);
  return (
    <AdminPage title={messages.shortages} lead={messages.lead}>
      <FlashMessage
        results={{ "hire-changed": messages.saved, "hire-supplier-asked": results.supplierAsked }}
      />
      {isGone && <SubhireFault answer={answer} />}
      <LeftSubhires left={left} />
      <ShortagesFilter
        query={query}
        count={<ListCount n={matches} all={all} paging={{ page, size: SHORTAGES_PAGE }} />}
      />
      <ListRows
        isEmpty={shortages.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/hire/shortages"), label: messages.showAll }}
      >
        <ShortagesTable shortages={shortages} {...choices} answer={answer} />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => shortagesList.href({ ...query, page: n })} />
      <Outlet />
    </AdminPage>
  );
}
