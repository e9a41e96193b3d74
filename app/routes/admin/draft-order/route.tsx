import { data, Outlet } from "react-router";
import { ClosedDraft, DraftHistory } from "#app/features/draft-orders/components/closed-draft.tsx";
import { ACCOUNT_SETTINGS, CompleteCard } from "#app/features/draft-orders/components/complete-card.tsx";
import { DraftStatusWord } from "#app/features/draft-orders/components/draft-status-word.tsx";
import { StoredDraft } from "#app/features/draft-orders/components/stored-draft.tsx";
import type { DraftAnswer } from "#app/features/draft-orders/draft-answer.ts";
import { draftName } from "#app/features/draft-orders/drafts.ts";
import { getDraftEditor, saveDraftEditor } from "#app/features/draft-orders/editor/get-editor.server.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { useUnsaved } from "#app/ui/forms/use-unsaved.ts";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/draft-orders/components/draft-order.css";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

/** A refused save is compared with what a colleague has stored meanwhile. */
export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData ? draftName(loaderData.draft) : messages.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { roles } = await requireViewer(context);
  const editor = isId(params.id) ? await getDraftEditor(db, params.id, clock.now()) : null;
  if (!editor) throw notFound();
  const { trade } = await getSettings(db);
  const canSetAccount = canOpen(roles, ACCOUNT_SETTINGS);
  return { ...editor, days: trade.invoiceDays, hasAccount: trade.iban !== "", canSetAccount };
}

/** Saves the draft. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const version = Number(form.get("version") ?? "");
  const saved = await saveDraftEditor(db, { draftId: params.id, version, form, actorId, now: clock.now() });
  if (saved.ok)
    throw redirectWith(context, adminPath(`/admin/orders/drafts/${params.id}`), "draft-order-saved");
  if (saved.error.kind === "not-found") throw notFound();
  if (saved.error.kind === "closed") return data({ returned: null, closed: true }, { status: 409 });
  return data({ returned: saved.error, closed: false }, { status: saved.error.differences ? 409 : 422 });
}

export default function DraftOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, status, form, figures, order, history, names, days } = loaderData;
  const t = useT();
  const answer = useActionResult<DraftAnswer | { readonly returned: unknown }>();
  const saved = useFlash()?.name === "draft-order-saved";
  const { isUnsaved, mark } = useUnsaved(draft.version);
  const isClosed = draft.state === "ordered" || draft.state === "cancelled";
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/orders/drafts"), label: messages.title }}
      heading={t(messages.draft, { number: draftName(draft) })}
      marks={<DraftStatusWord status={status} />}
    >
      <FlashMessage
        results={{
          "draft-order-saved": messages.saved,
          "draft-order-link-sent": messages.linkSent,
          "draft-order-link-not-sent": { kind: "info", text: t(messages.linkNotSent) },
          "draft-order-cancelled": messages.cancelled,
          "draft-order-placed": messages.orderPlaced,
          "draft-order-sold": messages.sold,
          "draft-order-sold-unpaid": { kind: "info", text: t(messages.soldUnpaid) },
        }}
      />
      {actionData?.closed && <AlertBanner>{t(messages.refusals.closed)}</AlertBanner>}
      <div className="draft-order-work">
        {isClosed ? (
          <ClosedDraft draft={draft} />
        ) : (
          <div className="stack-4">
            <StoredDraft
              id={draft.id}
              version={draft.version}
              form={form}
              figures={figures}
              saved={saved}
              returned={actionData?.returned ?? null}
              onChange={mark}
            />
          </div>
        )}
        <div className="draft-order-side">
          <CompleteCard
            draft={draft}
            status={status}
            order={order}
            gaps={loaderData.gaps}
            days={days}
            hasAccount={loaderData.hasAccount}
            canSetAccount={loaderData.canSetAccount}
            isUnsaved={isUnsaved}
            answer={answer && "refusal" in answer ? answer : null}
          />
          <DraftHistory entries={history} names={names} />
        </div>
      </div>
      <Outlet />
    </AdminDetail>
  );
}
