import { Form } from "react-router";
import { answerTo, type DeskAnswer } from "#app/features/orders/desk-answer.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { formatDateTime, formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as desk from "#app/i18n/messages/order-desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { usePressed } from "#app/ui/use-pressed.ts";
import type { RefundState, RefundView } from "../refunds.ts";
import { RefundMark, RefundQuestion } from "./refund-question.tsx";

const STATES: Readonly<Record<RefundState, Message>> = {
  requested: desk.stateRequested,
  pending: desk.statePending,
  succeeded: desk.stateSucceeded,
  failed: desk.stateFailed,
};

/** Every refund of an order and where it stands, with what can be done about one that failed. */
export function RefundsTrail({ order, refunds }: { order: OrderView; refunds: readonly RefundView[] }) {
  const t = useT();
  const locale = useLocale();
  if (refunds.length === 0) return null;
  return (
    <section>
      <h2>{t(desk.refunds)}</h2>
      <ul className="admin-trail">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              {formatMoney(refund.amount)} · {t(STATES[refund.state])}{" "}
              <small>{[refund.reason, refund.failure].filter(Boolean).join(" · ")}</small>
            </span>
            <time dateTime={refund.createdAt.toISOString()}>{formatDateTime(locale, refund.createdAt)}</time>
            <RefundWays order={order} refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RefundWays({ order, refund }: { order: OrderView; refund: RefundView }) {
  const t = useT();
  const pressed = usePressed();
  const failed = refund.state === "failed" && refund.takenAt !== null;
  const owed = failed || (refund.state === "pending" && order.provider === "invoice");
  if (!owed) return null;
  return (
    <Form method="post" className="desk-buttons">
      <input type="hidden" name="refund" value={refund.id} />
      {failed && (
        <Button
          type="submit"
          name="intent"
          value="retry-refund"
          variant="outline"
          small
          busy={pressed({ intent: "retry-refund", refund: refund.id })}
        >
          {t(desk.tryAgain)}
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="refund-by-hand"
        variant="outline"
        small
        busy={pressed({ intent: "refund-by-hand", refund: refund.id })}
      >
        {t(desk.byHand)}
      </Button>
    </Form>
  );
}

interface AttentionProps {
  readonly order: OrderView;
  readonly mark: string;
  readonly seen: number;
  readonly answer: DeskAnswer | null;
}

/** What needs a person, and the ways to end it. */
export function AttentionWays({ order, mark, seen, answer }: AttentionProps) {
  const t = useT();
  const pressed = usePressed();
  const asked = answerTo(answer, { intent: "refund", what: "duplicate" });
  if (asked?.kind === "to-confirm")
    return (
      <Form method="post">
        <RefundMark mark={mark} seen={seen} />
        <RefundQuestion order={order} answer={asked} />
      </Form>
    );
  return (
    <Form method="post" className="desk-buttons">
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="mark" value={mark} />
      {order.attention === "paid-without-stock" && (
        <Button
          type="submit"
          name="intent"
          value="take-stock"
          variant="solid"
          small
          busy={pressed({ intent: "take-stock" })}
        >
          {t(desk.takeStock)}
        </Button>
      )}
      {order.attention === "paid-twice" && (
        <>
          <input type="hidden" name="what" value="duplicate" />
          <Button
            type="submit"
            name="intent"
            value="refund"
            variant="solid"
            small
            busy={pressed({ intent: "refund", what: "duplicate" })}
          >
            {t(desk.refundDuplicate)}
          </Button>
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value="dealt-with"
        variant="outline"
        small
        busy={pressed({ intent: "dealt-with" })}
      >
        {t(desk.dealtWith)}
      </Button>
    </Form>
  );
}
