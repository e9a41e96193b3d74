import { Outlet } from "react-router";
import type { CommentAnswer } from "#app/features/comments/comments.ts";
import type { HireAction, HireAnswer } from "#app/features/hires/admin-answer.ts";
import { suggestedCharge } from "#app/features/hires/closing/suggested-charge.ts";
import { ChargeForm } from "#app/features/hires/components/charge-form.tsx";
import { DatesForm } from "#app/features/hires/components/dates-form.tsx";
import { gaveBackResult } from "#app/features/hires/components/give-back-form.tsx";
import {
  AgreedLines,
  HireCustomer,
  HirePeriod,
  WarehouseLink,
} from "#app/features/hires/components/hire-detail.tsx";
import { CancelHireForm } from "#app/features/hires/components/hire-forms.tsx";
import { HireMoneySection } from "#app/features/hires/components/hire-money.tsx";
import { AskedBefore, OpenRequestsTag, Requests } from "#app/features/hires/components/hire-requests.tsx";
import {
  AttentionBanner,
  CloseHire,
  CloseNote,
  HireLoad,
  HireStaff,
  UnpaidCharges,
} from "#app/features/hires/components/hire-staff.tsx";
import { HireStateWord } from "#app/features/hires/components/hire-state-word.tsx";
import { HireDocuments, HireMails, HireTimeline } from "#app/features/hires/components/hire-trail.tsx";
import { ReturnedBanner } from "#app/features/hires/components/returned-banner.tsx";
import { HireSubhires } from "#app/features/hires/components/subhires/hire-subhires.tsx";
import { getHirePage } from "#app/features/hires/get-hire-page.server.ts";
import { chargeRefusal, isMovable, isUpcoming } from "#app/features/hires/hire-states.ts";
import { EndangeredHires } from "#app/features/hires/safety/components/endangered-hires.tsx";
import { SafetyLink } from "#app/features/hires/safety/components/safety-link.tsx";
import { ShortBanner } from "#app/features/hires/shortages/components/short-banner.tsx";
import { TakeBackSubstitutes } from "#app/features/hires/shortages/components/take-back-substitutes.tsx";
import { closedResult, HireTransfers } from "#app/features/payments/components/refunds-to-transfer.tsx";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as results from "#app/i18n/messages/hire-admin/hire-results.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as comments from "#app/i18n/messages/orders-admin/comments.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const venue = searchParams.get("venue") ?? "";
  const { id: viewerId } = await requireViewer(context);
  const seen = { viewerId, locale: localeOf(pathname), now: clock.now(), venue };
  const page = isId(params.id) ? await getHirePage(db, params.id, seen) : null;
  if (!page) throw notFound();
  const suggested = suggestedCharge(page.hire, page.goods, searchParams.get("charge"));
  return { ...page, suggested, today: irishDate(seen.now), idempotencyKey: newId() };
}

export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.hire.number ?? "");
}

export default function HirePage({ loaderData }: Route.ComponentProps) {
  const { hire, late, longer, load, trail, enquiryId, note, staff, own, dates, papers, endangered } =
    loaderData;
  const { goods, suggested, transfers, hasWaiver } = loaderData;
  const t = useT();
  const flash = useFlash();
  const result = useActionResult<HireAnswer | CommentAnswer>();
  const answer = result && "comment" in result ? null : result;
  /** A form that was refused stays, with why and what was typed, also where the state now rules it out. */
  const shows = (action: HireAction, allowed: boolean) => allowed || answer?.action === action;
  const closes = shows("closure", hire.state === "checked");
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/hires"), label: messages.title }}
      heading={t(messages.heading, { number: hire.number })}
      marks={
        <>
          <HireStateWord state={hire.state} isPartlyOut={loaderData.isPartlyOut} />
          <OpenRequestsTag hire={hire} />
        </>
      }
      actions={
        <>
          {hire.state !== "closed" && <WarehouseLink hire={hire} />}
          {closes && <CloseHire hire={hire} />}
        </>
      }
    >
      <FlashMessage
        results={{
          "hire-changed": messages.saved,
          "hire-charged": results.charged,
          "hire-payment-recorded": results.paymentRecorded,
          "hire-order-mailed": results.orderMailed,
          "hire-order-not-mailed": { kind: "info", text: t(results.orderNotMailed) },
          "hire-security-refunded": gaveBackResult(t, hire, flash),
          "hire-supplier-asked": results.supplierAsked,
          "hire-closed": closedResult(t, transfers),
          "comment-saved": comments.saved,
        }}
      />
      <HireTransfers transfers={transfers} />
      <AttentionBanner hire={hire} answer={answer} />
      <UnpaidCharges hire={hire} />
      <ShortBanner hire={hire} shortages={loaderData.shortages} />
      <ReturnedBanner hire={hire} goods={goods} hasWaiver={hasWaiver} />
      <EndangeredHires hires={endangered} opens="warehouse" />
      {closes && <CloseNote hire={hire} answer={answer} isWhole={goods.length === 0} />}
      <div className="admin-record">
        <AgreedLines hire={hire} extras={loaderData.extras}>
          <TakeBackSubstitutes hire={hire} answer={answer} />
        </AgreedLines>
        <div className="admin-record-main">
          <HireMoneySection
            hire={hire}
            answer={answer}
            today={loaderData.today}
            idempotencyKey={loaderData.idempotencyKey}
          >
            {shows("charges", chargeRefusal(hire.state) === null) && (
              <ChargeForm
                hire={hire}
                answer={answer}
                late={late}
                longer={longer}
                suggested={suggested}
                hasWaiver={hasWaiver}
              />
            )}
          </HireMoneySection>
          <Requests hire={hire} answer={answer} dates={dates} moves={loaderData.moves} />
          <AskedBefore hire={hire} asked={loaderData.askedBefore} />
          <HireSubhires hire={hire} {...own} answer={answer} />
          <HireMails mails={trail.mails} />
        </div>
        <div className="admin-record-side">
          <HireCustomer hire={hire} enquiryId={enquiryId} />
          <HirePeriod hire={hire}>
            {shows("dates", isMovable(hire.state)) && <DatesForm hire={hire} answer={answer} />}
            {shows("cancellation", isUpcoming(hire.state)) && <CancelHireForm hire={hire} answer={answer} />}
          </HirePeriod>
          <HireStaff hire={hire} note={note} staff={staff} answer={answer} />
          <HireDocuments hire={hire} papers={papers} documents={trail.documents} />
          <SafetyLink hire={hire} answer={answer} />
          {load && <HireLoad load={load} />}
        </div>
        <HireTimeline
          hire={hire}
          trail={trail}
          comments={loaderData.comments}
          idempotencyKey={loaderData.idempotencyKey}
          answer={result && "comment" in result ? result : null}
        />
      </div>
      <Outlet />
    </AdminDetail>
  );
}
