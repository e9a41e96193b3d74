import { data, Outlet } from "react-router";
import type { CommentAnswer } from "#app/features/comments/comments.ts";
import { DraftsOf } from "#app/features/draft-orders/components/drafts-list.tsx";
import { listDraftsOf } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { QuoteDraft } from "#app/features/quotes/components/editor/quote-draft.tsx";
import type { QuoteAnswer } from "#app/features/quotes/components/quote-answer.ts";
import { QuoteActionResult, QuoteActions, QuoteFlash } from "#app/features/quotes/components/quote-head.tsx";
import { OpenRequestTag, QuoteRequests } from "#app/features/quotes/components/quote-requests.tsx";
import { QuoteSide } from "#app/features/quotes/components/quote-side.tsx";
import { QuoteStateWord } from "#app/features/quotes/components/quote-state-word.tsx";
import { QuoteTimeline } from "#app/features/quotes/components/quote-timeline.tsx";
import { SendResult } from "#app/features/quotes/components/send-form.tsx";
import { SentVersions } from "#app/features/quotes/components/sent-versions.tsx";
import { getQuoteEditor } from "#app/features/quotes/editor/get-editor.server.ts";
import type { LearnedNames } from "#app/features/quotes/editor/learn-corrections.server.ts";
import { saveQuoteEditor } from "#app/features/quotes/editor/save-editor.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { useSavedFirst, useUnsaved } from "#app/ui/forms/use-unsaved.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

/** A refused save is compared with what a colleague has stored meanwhile. */
export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.quote.number ?? messages.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, actorId: id } = await requireActor(context);
  const viewer = { id, now: clock.now() };
  const editor = isId(params.id) ? await getQuoteEditor(db, params.id, viewer) : null;
  if (!editor) throw notFound();
  const drafts = await listDraftsOf(db, { quoteId: params.id }, viewer.now);
  return { ...editor, drafts, staff: await listStaff(db, "hires"), idempotencyKey: newId() };
}

/** Saves the draft. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const saving = { quoteId: params.id, form, actorId, now: clock.now() };
  const saved = await saveQuoteEditor(db, saving);
  if (saved.ok)
    throw redirectWith(context, adminPath(`/admin/hire/quotes/${params.id}`), flashOf(saved.value));
  if (saved.error === null) throw notFound();
  return data({ returned: saved.error }, { status: saved.error.differences ? 409 : 422 });
}

function flashOf({ learned, refused }: LearnedNames) {
  if (refused > 0) return "quote-saved-not-learned";
  return learned > 0 ? "quote-saved-learned" : "quote-saved";
}

export default function HireQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, form, figures, suppliers, staff, history, names, drafts } = loaderData;
  const t = useT();
  const result = useActionResult<QuoteAnswer | CommentAnswer | { readonly returned: unknown }>();
  const answer = result && "refusal" in result ? result : null;
  const returned = actionData?.returned ?? null;
  const saved = useFlash()?.name.startsWith("quote-saved") ?? false;
  const { isUnsaved, mark } = useUnsaved(quote.version);
  const { stops, onSubmit } = useSavedFirst(isUnsaved);
  const total = figures?.totals?.total ?? null;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/quotes"), label: messages.title }}
      heading={t(messages.quote, { number: quote.number })}
      marks={
        <>
          <QuoteStateWord state={quote.state} /> <OpenRequestTag requests={quote.requests} />
        </>
      }
      actions={<QuoteActions quote={quote} answer={answer} total={total} onSend={onSubmit} />}
    >
      <QuoteFlash />
      <QuoteActionResult quote={quote} answer={answer} />
      <SendResult
        quote={quote}
        total={total}
        figures={figures}
        answer={answer}
        stops={stops}
        onSubmit={onSubmit}
      />
      <QuoteRequests quote={quote} />
      {form && figures && (
        <QuoteDraft
          quoteId={quote.id}
          version={quote.version}
          form={form}
          figures={figures}
          suppliers={suppliers}
          request={loaderData.request}
          returned={returned}
          saved={saved}
          number={quote.draft?.number ?? 0}
          onChange={mark}
        />
      )}
      <div className="quote-work">
        <SentVersions sent={quote.sent} token={quote.token} locale={quote.locale} />
        <QuoteSide quote={quote} customerId={loaderData.customerId} staff={staff} />
        <DraftsOf drafts={drafts} from="quote" id={quote.id} />
        <QuoteTimeline
          quoteId={quote.id}
          entries={history}
          names={names}
          comments={loaderData.comments}
          idempotencyKey={loaderData.idempotencyKey}
          answer={result && "comment" in result ? result : null}
        />
      </div>
      <Outlet />
    </AdminDetail>
  );
}
