import type { AuditEntry } from "#app/features/audit/audit.ts";
import type { CommentAnswer } from "#app/features/comments/comments.ts";
import { Timeline } from "#app/features/comments/components/timeline.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/admin/order-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import type { AdminAnswer } from "../admin-answer.ts";
import type { OrderWork } from "../order-work.ts";
import { actionMessages, reasonMessages } from "./trail-messages.ts";

interface OrderTimelineProps {
  readonly orderId: string;
  readonly work: OrderWork;
  readonly idempotencyKey: string;
  /** The answer to a form of the page; only one to a comment is shown here. */
  readonly answer: CommentAnswer | AdminAnswer | null;
}

/** What was done to the order, by whom, and what staff wrote about it. */
export function OrderTimeline({
  orderId,
  work: { history, names, comments },
  idempotencyKey,
  answer,
}: OrderTimelineProps) {
  return (
    <Timeline
      events={history.map((entry) => ({
        id: entry.id,
        at: entry.at,
        by: names[entry.actorId ?? ""] ?? null,
        text: <Sentence entry={entry} names={names} />,
      }))}
      comments={comments}
      action={adminPath(`/admin/orders/${orderId}/comments`)}
      idempotencyKey={idempotencyKey}
      answer={answer && "comment" in answer ? answer : null}
    />
  );
}

function Sentence({
  entry: { action, details },
  names,
}: {
  readonly entry: AuditEntry;
  readonly names: OrderWork["names"];
}) {
  const t = useT();
  const words = actionMessages(action);
  const { amount, replacedBy } = details;
  const detail = [details["reason"], names[String(details["assigneeId"])]].find(
    (one) => typeof one === "string",
  );
  const reason = typeof detail === "string" ? reasonMessages(detail) : null;
  return (
    <>
      {words ? t(words) : action}
      {action.startsWith("refund.") && typeof amount === "number" && ` (${formatMoney(cents(amount))})`}
      {typeof replacedBy === "number" && ` (${t(messages.replacedBy, { number: orderName(replacedBy) })})`}
      {typeof detail === "string" && (
        <>
          : <bdi>{reason ? t(reason) : detail}</bdi>
        </>
      )}
    </>
  );
}
