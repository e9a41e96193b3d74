import { Outlet, redirect } from "react-router";
import type { CommentAnswer } from "#app/features/comments/comments.ts";
import { Timeline } from "#app/features/comments/components/timeline.tsx";
import { listComments } from "#app/features/comments/list-comments.server.ts";
import { CustomerContact, CustomerFigures } from "#app/features/customers/components/customer-facts.tsx";
import {
  CustomerDataForms,
  CustomerDetailsForm,
  CustomerMergeForms,
} from "#app/features/customers/components/customer-forms.tsx";
import { CustomerPriceList } from "#app/features/customers/components/customer-price-list.tsx";
import type { CustomerAnswer } from "#app/features/customers/customer-answer.ts";
import {
  countCustomerHires,
  findKeptCustomer,
  getCustomer,
  listCustomerAddresses,
  listCustomerRecords,
} from "#app/features/customers/get-customer.server.ts";
import { listCustomerEvents } from "#app/features/customers/list-customer-events.server.ts";
import { originQuery } from "#app/features/draft-orders/draft-origin.ts";
import { listPartlyOut } from "#app/features/hires/closing/pieces-to-go.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { addressText } from "#app/features/orders/orders.ts";
import { listPriceListChoices } from "#app/features/price-lists/list-price-lists.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import { newQuote } from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import * as comments from "#app/i18n/messages/orders-admin/comments.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { createOrder } from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { Records } from "./records.tsx";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const kept = isId(params.id) ? await findKeptCustomer(db, params.id) : null;
  if (kept !== null && kept !== params.id) throw redirect(adminPath(`/admin/customers/${kept}`));
  const customer = kept === null ? null : await getCustomer(db, kept);
  if (!customer) throw notFound();
  const customerIds = [customer.id, ...customer.merged.map(({ id }) => id)];
  const [records, addresses, written, events, lists, counts] = await Promise.all([
    listCustomerRecords(db, customer),
    listCustomerAddresses(db, customer.id),
    listComments(db, "customer", customerIds, { id: viewer.id, now: clock.now() }),
    listCustomerEvents(db, customer),
    listPriceListChoices(db),
    countCustomerHires(db, customer.id),
  ]);
  const [names, partlyOut] = await Promise.all([
    listNames(
      db,
      events.flatMap(({ actorId }) => actorId ?? []),
    ),
    listPartlyOut(
      db,
      records.hires.map(({ id }) => id),
      clock.now(),
    ),
  ]);
  const addressTexts = addresses.map(({ id, ...address }) => ({ id, text: addressText("en", address) }));
  return {
    customer,
    records,
    partlyOut,
    addressTexts,
    written,
    events,
    names,
    lists,
    counts,
    roles: viewer.roles,
    idempotencyKey: newId(),
  };
}

export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.customer.name ?? "Customer");
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { customer, records, addressTexts, written, events, names, lists, counts, roles, idempotencyKey } =
    loaderData;
  const t = useT();
  const answer = useActionResult<CustomerAnswer | CommentAnswer>();
  const refused = answer && "action" in answer ? answer : null;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/customers"), label: messages.title }}
      heading={<bdi>{customer.name}</bdi>}
      actions={
        <>
          {can(roles, "hires") && (
            <ButtonRouteLink
              variant="outline"
              small
              to={`${adminPath("/admin/hire/quotes")}?${originQuery("customer", customer.id)}`}
            >
              {t(newQuote)}
            </ButtonRouteLink>
          )}
          {can(roles, "orders") && (
            <ButtonRouteLink
              small
              to={`${adminPath("/admin/orders/new")}?${originQuery("customer", customer.id)}`}
            >
              {t(createOrder)}
            </ButtonRouteLink>
          )}
        </>
      }
    >
      <FlashMessage
        results={{
          "customer-saved": messages.saved,
          "comment-saved": comments.saved,
          "customers-merged": messages.merged,
          "customers-parted": messages.parted,
        }}
      />
      <div className="admin-record">
        <div className="admin-record-main">
          <Records records={records} partlyOut={loaderData.partlyOut} roles={roles} />
        </div>
        <div className="admin-record-side">
          <CustomerFigures customer={customer} counts={counts} />
          <CustomerContact customer={customer} addresses={addressTexts} />
          <CustomerPriceList
            customer={customer}
            lists={lists}
            answer={refused}
            changes={can(roles, "discounts")}
          />
          <CustomerDetailsForm customer={customer} answer={refused} />
          <CustomerMergeForms customer={customer} answer={refused} />
          <section>
            <h2>{t(messages.personalData)}</h2>
            <CustomerDataForms customer={customer} answer={refused} />
          </section>
        </div>
        <Timeline
          events={events.map(({ id, at, action, actorId }) => {
            const sentence = SENTENCES[action];
            return { id, at, text: sentence ? t(sentence) : action, by: names[actorId ?? ""] ?? null };
          })}
          comments={written}
          action={adminPath(`/admin/customers/${customer.id}/comments`)}
          idempotencyKey={idempotencyKey}
          answer={answer && "comment" in answer ? answer : null}
        />
      </div>
      <Outlet />
    </AdminDetail>
  );
}
