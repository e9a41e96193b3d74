import type { DeskAnswer } from "#app/features/orders/desk-answer.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import * as desk from "#app/i18n/messages/order-desk.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ATTENTION_WORDS, refusalWords } from "../desk-words.ts";
import { AttentionWays } from "./refunds-trail.tsx";

interface OrderNoticesProps {
  readonly order: OrderView;
  readonly mark: string;
  readonly seen: number;
  /** To the form that was sent last; null when it did what it says. */
  readonly answer: DeskAnswer | null;
}

/** What came of the form that was sent, and what of the order needs a person. */
export function OrderNotices({ order, mark, seen, answer }: OrderNoticesProps) {
  const t = useT();
  const refusal = answer && refusalWords(answer);
  return (
    <>
      {refusal && (
        <Notice kind="fault" role="alert">
          {t(refusal)}
        </Notice>
      )}
      <FlashMessage results={{ "order-changed": desk.done }} />
      {order.attention && (
        <Notice kind="fault" title={t(words.needsAttention)}>
          {t(ATTENTION_WORDS[order.attention])}
          <AttentionWays order={order} mark={mark} seen={seen} answer={answer} />
        </Notice>
      )}
    </>
  );
}
