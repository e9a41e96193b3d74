import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import { parsePieces, piecesField } from "#app/features/orders/fulfilment/fulfilment-form.ts";
import { lineText, type OrderView } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as transfers from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ZERO } from "#app/lib/money.ts";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { Refundable } from "../refunds/refunds.ts";

/** What every form of a refund sends: the idempotency key names the refund, so that a form sent twice asks for one. */
export function RefundFields({ idempotencyKey, version }: { idempotencyKey: string; version: number }) {
  return (
    <>
      <input type="hidden" name="idempotency-key" value={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

interface RefundQuestionProps {
  readonly order: OrderView;
  readonly answer: AdminAnswer;
  /** What the lines have left to be refunded; left out where no goods are. */
  readonly left?: Refundable["lines"];
}

/**
 * Names the sum, who gets it, and the goods that go back into stock. Where the form is changed before the yes, the new
 * sum is asked about.
 */
export function RefundQuestion({ order, answer, left }: RefundQuestionProps) {
  const t = useT();
  const { values } = answer;
  const what = values["what"] ?? "";
  const amount = formatMoney(answer.amount ?? ZERO);
  const goods = left ? restockedGoods(order, left, values) : null;
  const stock = goods === "" ? t(transfers.nothingRestocked) : goods && t(transfers.restocked, { goods });
  return (
    <>
      <input type="hidden" name="what" value={what} />
      <Question
        key={amount}
        text={[t(orderAdmin.refundQuestion, { amount, name: order.name }), stock].filter(Boolean).join(" ")}
        yes={t(orderAdmin.refundYes, { amount })}
        confirmed={String(answer.amount)}
        back={adminPath(`/admin/orders/${order.id}`)}
        busy={usePressed()({ what })}
      />
    </>
  );
}

function restockedGoods(order: OrderView, left: Refundable["lines"], values: AdminAnswer["values"]): string {
  return left
    .flatMap((line) => {
      const bought = order.lines[line.position];
      const pieces =
        values["what"] === "whole" ? line.left : parsePieces(values[piecesField(line.position)] ?? "");
      if (!bought || !(pieces > 0) || values[`back-${line.position}`] === undefined) return [];
      return [`${pieces} × ${lineText(bought)}`];
    })
    .join(", ");
}
