import { data, Link, redirect } from "react-router";
import { NoteForm, ReplyForm } from "#app/features/enquiries/components/answer-forms.tsx";
import { EnquiryEvents } from "#app/features/enquiries/components/enquiry-events.tsx";
import { EnquiryFacts, KitTable, Photos, Ties } from "#app/features/enquiries/components/enquiry-facts.tsx";
import { AssignForm, ReplyBy, StateForm } from "#app/features/enquiries/components/handling.tsx";
import { EnquiryStateWord } from "#app/features/enquiries/components/state-word.tsx";
import { getEnquiry, listStaff } from "#app/features/enquiries/desk-queries.server.ts";
import { FORM_TYPE_WORDS } from "#app/features/enquiries/enquiries.ts";
import { TEMPLATE_NAMES } from "#app/features/enquiries/reply-templates.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryDeskAction } from "#app/http/enquiry-desk-action.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/enquiry";
import "#app/features/enquiries/components/enquiry-desk.css";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${loaderData?.enquiry.reference ?? "Enquiry"} – ItsShowTime` },
    { name: "robots", content: "noindex" },
  ];
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const enquiry = isId(params.id) ? await getEnquiry(db, params.id, clock.now()) : null;
  if (!enquiry) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const [staff, found] = await Promise.all([
    listStaff(db),
    listOrders(db, { search: enquiry.email, state: null, page: 1 }),
  ]);
  const orders = found.orders.filter((order) => order.email.toLowerCase() === enquiry.email.toLowerCase());
  const language = query.get("in") ?? enquiry.locale;
  return {
    enquiry,
    staff,
    orders: orders.map(({ id, number, placedAt }) => ({ id, number, placedAt })),
    viewerId: viewer.id,
    mark: newId(),
    done: query.get("done"),
    draft: {
      template: TEMPLATE_NAMES.find((name) => name === query.get("template")) ?? null,
      locale: language === "ga" ? ("ga" as const) : ("en" as const),
    },
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const outcome = await enquiryDeskAction({ request, context }, params.id);
  if (outcome.kind === "done") throw redirect(`/admin/enquiries/${params.id}?done=${outcome.what}#done`);
  return data(outcome.refused, { status: 409 });
}

const DONE: Readonly<Record<string, Message>> = {
  reply: desk.doneReply,
  note: desk.doneNote,
  move: desk.doneState,
  assign: desk.doneAssigned,
};

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, staff, orders, viewerId, mark, done, draft } = loaderData;
  const t = useT();
  const locale = useLocale();
  const refused = actionData ?? null;
  const said = done ? DONE[done] : undefined;
  return (
    <div className="grid max-w-7xl gap-6 px-edge py-8 lg:px-10 lg:py-10">
      <Link className="link justify-self-start" to="/admin/enquiries">
        {t(desk.back)}
      </Link>
      <header className="grid gap-2">
        <h1 className="text-step-3">
          {t(FORM_TYPE_WORDS[enquiry.formType])}, <bdi>{enquiry.name}</bdi>
        </h1>
        <p className="text-soft">
          {enquiry.reference} · {formatDateTime(locale, enquiry.createdAt)} ·{" "}
          {t(enquiry.locale === "ga" ? desk.writesInIrish : desk.writesIn)} ·{" "}
          <EnquiryStateWord state={enquiry.state} />
        </p>
      </header>
      {said && !refused && (
        <Notice kind="ok" role="status">
          {t(said)}
        </Notice>
      )}
      {refused && !refused.text && (
        <Notice kind="fault" role="alert">
          {t(desk.notAllowed)}
        </Notice>
      )}
      <ReplyBy enquiry={enquiry} />
      <div className="enquiry-columns">
        <div>
          <section className="enquiry-block">
            <h2>{t(desk.wrote)}</h2>
            <p className="enquiry-words" dir="auto" lang={enquiry.locale}>
              {enquiry.message}
            </p>
          </section>
          {enquiry.details.items && <KitTable items={enquiry.details.items} />}
          {enquiry.photos.length > 0 && <Photos enquiryId={enquiry.id} photos={enquiry.photos} />}
          <EnquiryEvents events={enquiry.events} />
          {enquiry.state !== "spam" && (
            <ReplyForm enquiry={enquiry} mark={mark} refused={refused} draft={draft} />
          )}
          <NoteForm enquiry={enquiry} mark={mark} refused={refused} />
        </div>
        <div>
          <EnquiryFacts enquiry={enquiry} />
          <AssignForm enquiry={enquiry} staff={staff} viewerId={viewerId} />
          <StateForm enquiry={enquiry} />
          <Ties enquiry={enquiry} orders={orders} />
        </div>
      </div>
    </div>
  );
}
