import { Outlet } from "react-router";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { DraftsOf } from "#app/features/draft-orders/components/drafts-list.tsx";
import { listDraftsOf } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { getEnquiry } from "#app/features/enquiries/admin/admin-queries.server.ts";
import type { ReturnedEnquiryForm } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { TEMPLATE_NAMES } from "#app/features/enquiries/admin/reply-templates.ts";
import { ReplyForm } from "#app/features/enquiries/components/admin/answer-forms.tsx";
import { Conversation } from "#app/features/enquiries/components/admin/conversation.tsx";
import { EnquiryTimeline } from "#app/features/enquiries/components/admin/enquiry-events.tsx";
import { CustomerFacts, Ties } from "#app/features/enquiries/components/admin/enquiry-facts.tsx";
import {
  EnquiryMarks,
  EnquiryOutcome,
  useListHref,
} from "#app/features/enquiries/components/admin/enquiry-head.tsx";
import { AssignForm, EnquiryActions } from "#app/features/enquiries/components/admin/handling.tsx";
import { Notes } from "#app/features/enquiries/components/admin/notes.tsx";
import { FORM_LABELS, formOf } from "#app/features/enquiries/enquiries.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { EnquiryQuotes } from "#app/features/quotes/components/enquiry-quotes.tsx";
import { listQuotesOfEnquiry } from "#app/features/quotes/list/list-quotes.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { notFound } from "#app/http/not-found.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import "#app/features/enquiries/components/admin/enquiry-page.css";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

/** A refused answer is read beside what a colleague has sent meanwhile. */
export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.enquiry.reference ?? "Enquiry");
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock, actorId } = await requireActor(context);
  const enquiry = isId(params.id) ? await getEnquiry(db, params.id, clock.now()) : null;
  if (!enquiry) throw notFound();
  const query = new URL(request.url).searchParams;
  const [staff, customerId, quotes, drafts, found] = await Promise.all([
    listStaff(db, "enquiries"),
    customerOf(db, { userId: enquiry.account?.id ?? null, email: enquiry.email }),
    listQuotesOfEnquiry(db, enquiry.id, clock.now()),
    listDraftsOf(db, { enquiryId: enquiry.id }, clock.now()),
    listOrders(db, { search: enquiry.email, state: null }),
  ]);
  const orders = found.orders.filter((order) => order.email.toLowerCase() === enquiry.email.toLowerCase());
  const language = query.get("in") ?? enquiry.locale;
  return {
    enquiry,
    staff,
    customerId,
    quotes,
    drafts,
    idempotencyKey: newId(),
    orders: orders.map(({ id, number, placedAt }) => ({ id, number, placedAt })),
    viewerId: actorId,
    draft: {
      template: TEMPLATE_NAMES.find((name) => name === query.get("template")) ?? null,
      locale: language === "ga" ? ("ga" as const) : ("en" as const),
    },
  };
}

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const { enquiry, staff, quotes, drafts, orders, customerId, viewerId, idempotencyKey, draft } = loaderData;
  const t = useT();
  const flash = useFlash();
  const refused = useActionResult<ReturnedEnquiryForm>();
  const isSpam = enquiry.state === "spam";
  const quote = (!isSpam && quotes[0]) || null;
  return (
    <AdminDetail
      back={{ to: useListHref(), label: enquiryAdmin.title }}
      heading={
        <>
          {t(FORM_LABELS[formOf(enquiry)])}, <bdi>{enquiry.name}</bdi>
        </>
      }
      marks={<EnquiryMarks enquiry={enquiry} />}
      actions={<EnquiryActions enquiry={enquiry} viewerId={viewerId} quote={quote} />}
    >
      <EnquiryOutcome enquiry={enquiry} refused={refused} />
      <div className="enquiry-columns">
        {/* Before the reply in every width: who asks and how to reach them. */}
        <div className="enquiry-side">
          <CustomerFacts enquiry={enquiry} customerId={customerId} />
        </div>
        <div className="enquiry-main">
          <Conversation enquiry={enquiry} />
          {!isSpam && (
            <ReplyForm
              // What is written belongs to the conversation as it is.
              key={[enquiry.id, enquiry.lastReply].join()}
              enquiry={enquiry}
              idempotencyKey={idempotencyKey}
              refused={refused}
              draft={draft}
              isNext={quote === null}
              sent={flash?.name === "enquiry-replied" || flash?.name === "enquiry-reply-not-sent"}
            />
          )}
        </div>
        <div className="enquiry-rest">
          <AssignForm enquiry={enquiry} staff={staff} />
          <Notes key={enquiry.id} enquiry={enquiry} idempotencyKey={idempotencyKey} refused={refused} />
          {!isSpam && <EnquiryQuotes enquiryId={enquiry.id} quotes={quotes} />}
          <DraftsOf drafts={drafts} from="enquiry" id={enquiry.id} />
          <Ties enquiry={enquiry} orders={orders} />
        </div>
        <EnquiryTimeline events={enquiry.events} />
      </div>
      <Outlet />
    </AdminDetail>
  );
}
