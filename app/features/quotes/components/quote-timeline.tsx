import type { AuditEntry } from "#app/features/audit/audit.ts";
import type { CommentAnswer, CommentView } from "#app/features/comments/comments.ts";
import { Timeline } from "#app/features/comments/components/timeline.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import { useT } from "#app/i18n/use-t.tsx";

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
        .map(({ id, at, action, actorId }) => {
          const sentence = SENTENCES[action];
          return { id, at, by: names[actorId ?? ""] ?? null, text: sentence ? t(sentence) : action };
        })}
      comments={comments}
      action={adminPath(`/admin/hire/quotes/${quoteId}/comments`)}
      idempotencyKey={idempotencyKey}
      answer={answer}
    />
  );
}
