import { Outlet } from "react-router";
import { pickCustomer } from "#app/features/draft-orders/editor/find-customers.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { NewQuoteForm } from "#app/features/quotes/components/new-quote-form.tsx";
import { AssignResult, QuotesBulk } from "#app/features/quotes/components/quotes-bulk.tsx";
import { QuotesFilter, QuotesTable } from "#app/features/quotes/components/quotes-list.tsx";
import type { QuoteDraftFault } from "#app/features/quotes/editor/draft-fault.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { listQuotes } from "#app/features/quotes/list/list-quotes.server.ts";
import { QUOTES_PAGE, quotesList } from "#app/features/quotes/list/quotes-query.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import type { ReturnedForm } from "#app/lib/forms/form-faults.ts";
import { isId } from "#app/lib/ids.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, actorId: viewerId } = await requireActor(context);
  const { searchParams } = new URL(request.url);
  const query = quotesList.parse(searchParams);
  const customerId = searchParams.get("customer");
  const [list, staff, customer] = await Promise.all([
    listQuotes(db, query, { viewerId, now: clock.now() }),
    listStaff(db, "hires"),
    isId(customerId) ? pickCustomer(db, customerId) : null,
  ]);
  const others = staff.filter(({ id }) => id !== viewerId);
  const isNew = customer !== null || searchParams.has("new");
  return {
    query,
    ...list,
    others,
    customer,
    isNew,
    staff: [...staff.filter(({ id }) => id === viewerId), ...others],
  };
}

const BULK = "chosen-quotes";

export default function HireQuotesPage({ loaderData }: Route.ComponentProps) {
  const { query, quotes, page, pages, matches, all, staff, others } = loaderData;
  const csv = quotesList.href({ ...query, page: 1 }, adminPath("/admin/hire/quotes/export"));
  const answer = useActionResult<ReturnedForm<QuoteDraftFault> | AssignAnswer>();
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={
        <NewQuoteForm
          key={loaderData.customer?.id}
          returned={answer && "faults" in answer ? answer : null}
          customer={loaderData.customer}
          isOpen={loaderData.isNew}
        />
      }
    >
      {answer && "kind" in answer && <AssignResult answer={answer} query={query} />}
      <QuotesFilter
        query={query}
        staff={others}
        count={<ListCount n={matches} all={all} paging={{ page, size: QUOTES_PAGE }} csv={csv} />}
      />
      <ListRows
        isEmpty={quotes.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/hire/quotes"), label: messages.showAll }}
      >
        <QuotesTable quotes={quotes} columns={query.columns} form={BULK} />
        <QuotesBulk query={query} id={BULK} staff={staff} />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => quotesList.href({ ...query, page: n })} />
      <Outlet />
    </AdminPage>
  );
}
