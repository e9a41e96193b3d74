import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as requests from "#app/i18n/messages/hire-admin/quote-requests.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import * as comments from "#app/i18n/messages/orders-admin/comments.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { canQuoteBecome, stateAfterSending } from "../quote-states.ts";
import { furtherVersion, type QuoteView } from "../quotes.ts";
import type { QuoteAnswer } from "./quote-answer.ts";
import { asksToSend, Refusal, SendButton } from "./send-form.tsx";

interface QuoteHeadProps {
  readonly quote: QuoteView;
  readonly answer: QuoteAnswer | null;
}

interface QuoteActionsProps extends QuoteHeadProps {
  /** Of the saved draft, VAT included; null without dates. */
  readonly total: Cents | null;
  /** Called before the draft is sent. */
  readonly onSend: (event: React.SubmitEvent) => void;
}

/**
 * What can be done to a quote as a whole: its withdrawal or that of its further version, the deletion or sending of its
 * draft, and a further version, or another quote with its lines once its hire has begun.
 */
export function QuoteActions({ quote, answer, total, onSend }: QuoteActionsProps) {
  const t = useT();
  const further = furtherVersion(quote);
  const canSend = quote.renewable && stateAfterSending(quote.state) !== null;
  const canRenew = canSend && quote.draft === null && quote.sent.length > 0;
  return (
    <>
      {(canQuoteBecome(quote.state, "withdrawn") || further) && !asks(answer, "withdrawal") && (
        <WithdrawalForm quote={quote}>
          <SubmitButton variant="outline" small>
            {further ? t(work.takeBack, { n: further.number }) : t(work.withdraw)}
          </SubmitButton>
        </WithdrawalForm>
      )}
      {quote.draft && canDeleteDraft(quote) && !asks(answer, "draft-deletion") && (
        <DraftDeletionForm quote={quote}>
          <SubmitButton variant="outline" small>
            {t(work.deleteDraft, { n: quote.draft.number })}
          </SubmitButton>
        </DraftDeletionForm>
      )}
      {quote.draft && (
        <ButtonLink variant="outline" small href={adminPath(`/admin/hire/quotes/${quote.id}/preview`)}>
          {t(work.preview)}
        </ButtonLink>
      )}
      {quote.draft && canSend && !asksToSend(answer) && (
        <SendButton quote={quote} total={total} onSubmit={onSend} />
      )}
      {canRenew && (
        <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/versions`)}>
          <input type="hidden" name="version" value={quote.version} />
          <SubmitButton small>{t(work.newVersion)}</SubmitButton>
        </Form>
      )}
      {!quote.renewable && (
        <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/copies`)}>
          <input type="hidden" name="version" value={quote.version} />
          <SubmitButton small>{t(work.hireAgain)}</SubmitButton>
        </Form>
      )}
    </>
  );
}

/** The result of an action of a quote. */
export function QuoteFlash() {
  const t = useT();
  return (
    <FlashMessage
      results={{
        "quote-saved": messages.saved,
        "quote-saved-learned": work.savedLearned,
        "quote-saved-not-learned": work.savedNotLearned,
        "quote-sent": work.sent,
        "quote-not-mailed": { kind: "info", text: t(work.notMailed) },
        "quote-copied": work.copied,
        "quote-draft-deleted": work.draftDeleted,
        "quote-version-begun": work.versionBegun,
        "quote-withdrawn": work.withdrawn,
        "quote-version-taken-back": work.versionTakenBack,
        "comment-saved": comments.saved,
        "quote-noted": work.noted,
        "quote-request-answered": requests.marked,
        "quote-no-dates": { fault: messages.noDates },
      }}
    />
  );
}

/** The question before a withdrawal or a deletion, or why an action of the head was refused. */
export function QuoteActionResult({ quote, answer }: QuoteHeadProps) {
  const t = useT();
  if (!answer || answer.action === "sending") return null;
  if (answer.refusal.kind !== "to-confirm") return <Refusal refusal={answer.refusal} quote={quote} />;
  if (asks(answer, "draft-deletion") && quote.draft) {
    const n = quote.draft.number;
    return (
      <DraftDeletionForm quote={quote}>
        <Question
          text={t(work.deleteDraftQuestion, { n })}
          yes={t(work.deleteDraft, { n })}
          confirmed="yes"
          back={adminPath(`/admin/hire/quotes/${quote.id}`)}
          busy={false}
        />
      </DraftDeletionForm>
    );
  }
  if (!asks(answer, "withdrawal")) return null;
  const further = furtherVersion(quote);
  const question = quote.sent.length === 0 ? work.withdrawDraftQuestion : work.withdrawQuestion;
  return (
    <WithdrawalForm quote={quote}>
      <Question
        text={further ? t(work.takeBackQuestion, { n: further.number }) : t(question)}
        yes={further ? t(work.takeBack, { n: further.number }) : t(work.withdraw)}
        confirmed="yes"
        back={adminPath(`/admin/hire/quotes/${quote.id}`)}
        busy={false}
      />
    </WithdrawalForm>
  );
}

interface QuoteFormProps extends Pick<QuoteHeadProps, "quote"> {
  readonly children: React.ReactNode;
}

function WithdrawalForm({ quote, children }: QuoteFormProps) {
  return (
    <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/withdrawal`)}>
      <input type="hidden" name="version" value={quote.version} />
      {furtherVersion(quote) && <input type="hidden" name="further" value="yes" />}
      {children}
    </Form>
  );
}

function DraftDeletionForm({ quote, children }: QuoteFormProps) {
  return (
    <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/draft/deletion`)}>
      <input type="hidden" name="version" value={quote.version} />
      {children}
    </Form>
  );
}

/** A quote of which nothing was sent is withdrawn instead. */
function canDeleteDraft({ state, sent }: QuoteView): boolean {
  return stateAfterSending(state) !== null && sent.length > 0;
}

function asks(answer: QuoteAnswer | null, action: QuoteAnswer["action"]): boolean {
  return answer?.action === action && answer.refusal.kind === "to-confirm";
}
