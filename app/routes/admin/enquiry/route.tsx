import { Outlet } from "react-router";
import { DraftsOf } from "#app/features/draft-orders/components/drafts-list.tsx";
import { listDraftsOf } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { getEnquiry } from "#app/features/enquiries/admin/admin-queries.server.ts";
import type { RefusedForm } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { TEMPLATE_NAMES } from "#app/features/enquiries/admin/reply-templates.ts";
import { NoteForm, ReplyForm } from "#app/features/enquiries/components/admin/answer-forms.tsx";
import { EnquiryEvents } from "#app/features/enquiries/components/admin/enquiry-events.tsx";
import { EnquiryFacts, KitTable, Ties } from "#app/features/enquiries/components/admin/enquiry-facts.tsx";
import { EnquiryHead, Outcome } from "#app/features/enquiries/components/admin/enquiry-head.tsx";
import { AssignForm, ReplyBy, StateForm } from "#app/features/enquiries/components/admin/handling.tsx";
import { HireTable } from "#app/features/enquiries/components/admin/hire-table.tsx";
import { Attachments } from "#app/features/enquiries/components/attachments.tsx";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { EnquiryQuotes } from "#app/features/quotes/components/enquiry-quotes.tsx";
import { listQuotesOfEnquiry } from "#app/features/quotes/list/list-quotes.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

/** A refused answer is read beside what a colleague has sent meanwhile. */
export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.enquiry.reference ?? "Enquiry");
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const enquiry = isId(params.id) ? await getEnquiry(db, params.id, clock.now()) : null;
  if (!enquiry) throw notFound();
  const query = new URL(request.url).searchParams;
  const [staff, quotes, drafts, found] = await Promise.all([
    listStaff(db, "enquiries"),
    listQuotesOfEnquiry(db, enquiry.id, clock.now()),
    listDraftsOf(db, { enquiryId: enquiry.id }, clock.now()),
    listOrders(db, { search: enquiry.email, state: null }),
  ]);
  const orders = found.orders.filter((order) => order.email.toLowerCase() === enquiry.email.toLowerCase());
  const language = query.get("in") ?? enquiry.locale;
  return {
    enquiry,
    staff,
    quotes,
    drafts,
    orders: orders.map(({ id, number, placedAt }) => ({ id, number, placedAt })),
    viewerId: viewer.id,
    mark: newId(),
    draft: {
      template: TEMPLATE_NAMES.find((name) => name === query.get("template")) ?? null,
      locale: language === "ga" ? ("ga" as const) : ("en" as const),
    },
  };
}

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const { enquiry, staff, quotes, drafts, orders, viewerId, mark, draft } = loaderData;
  const t = useT();
  const flash = useFlash();
  const refused = useActionResult<RefusedForm>();
  return (
    <article className="stack-6">
      <EnquiryHead enquiry={enquiry} />
      <Outcome enquiry={enquiry} refused={refused} />
      <ReplyBy enquiry={enquiry} />
      <div className="enquiry-columns">
        <div className="enquiry-asked">
          <section className="enquiry-block">
            <h2>{t(enquiryAdmin.wrote)}</h2>
            <p className="enquiry-words" dir="auto" lang={enquiry.locale}>
              {enquiry.message}
            </p>
          </section>
          {enquiry.details.items && <KitTable items={enquiry.details.items} />}
          {enquiry.details.hire && <HireTable hire={enquiry.details.hire} />}
          {enquiry.attachments.length > 0 && (
            <Attachments enquiryId={enquiry.id} attachments={enquiry.attachments} />
          )}
        </div>
        {/* Before the reply in every width: what it is about, who asks, who answers. */}
        <div className="enquiry-side">
          <EnquiryFacts enquiry={enquiry} />
          <AssignForm enquiry={enquiry} staff={staff} viewerId={viewerId} />
          <StateForm enquiry={enquiry} />
          {enquiry.state !== "spam" && <EnquiryQuotes enquiryId={enquiry.id} quotes={quotes} />}
          <DraftsOf drafts={drafts} from="enquiry" id={enquiry.id} />
        </div>
        <div className="enquiry-work">
          <EnquiryEvents enquiryId={enquiry.id} events={enquiry.events} />
          {enquiry.state !== "spam" && (
            <ReplyForm
              // What is written belongs to the conversation as it is, and to the words it began with.
              key={[enquiry.id, enquiry.lastReply, draft.template, draft.locale].join()}
              enquiry={enquiry}
              mark={mark}
              refused={refused}
              draft={draft}
              sent={flash?.name === "enquiry-replied" || flash?.name === "enquiry-reply-not-sent"}
            />
          )}
          <NoteForm enquiry={enquiry} mark={mark} refused={refused} />
        </div>
        <div className="enquiry-ties">
          <Ties enquiry={enquiry} orders={orders} />
        </div>
      </div>
      <Outlet />
    </article>
  );
}
