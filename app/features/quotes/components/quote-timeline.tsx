import type { AuditEntry } from "#app/features/audit/audit.ts";
import type { CommentAnswer, CommentView } from "#app/features/comments/comments.ts";
import { Timeline } from "#app/features/comments/components/timeline.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";

interface QuoteTimelineProps {
  readonly quoteId: string;
  readonly entries: readonly AuditEntry[];
  /** Of staff, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly comments: readonly CommentView[];
  readonly idempotencyKey: string;
  readonly answer: CommentAnswer | null;
}

/** What was done to a quote, by whom, and what staff wrote about it. */
export function QuoteTimeline({
  quoteId,
  entries,
  names,
  comments,
  idempotencyKey,
  answer,
}: QuoteTimelineProps) {
  const t = useT();
  return (
    <Timeline
      className="admin-card"
      events={entries
        .filter(({ action }) => !action.startsWith("comment."))
        .map((entry) => ({
          id: entry.id,
          at: entry.at,
          by: names[entry.actorId ?? ""] ?? null,
          text: quoteEventText(t, entry),
        }))}
      comments={comments}
      action={adminPath(`/admin/hire/quotes/${quoteId}/comments`)}
      idempotencyKey={idempotencyKey}
      answer={answer}
    />
  );
}

const OF_VERSION: Readonly<Record<string, typeof work.versionSent>> = {
  "quote.sent": work.versionSent,
  "quote.accepted": work.versionAccepted,
};

/** What an entry says; of a version that was sent or accepted with its number and total. */
export function quoteEventText(
  t: Translate,
  { action, details }: Pick<AuditEntry, "action" | "details">,
): string {
  const { version, total } = details;
  const ofVersion = OF_VERSION[action];
  if (ofVersion && typeof version === "number" && typeof total === "number")
    return t(ofVersion, { n: version, total: formatMoney(cents(total)) });
  const sentence = SENTENCES[action];
  return sentence ? t(sentence) : action;
}
