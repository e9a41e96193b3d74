import { Form } from "react-router";
import { type AdminAnswer, answerTo } from "#app/features/orders/admin-answer.ts";
import { type Attention, lineText, type OrderView } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as transfers from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { StateWord } from "#app/ui/tag.tsx";
import { type RefundState, type RefundView, toTransferOf } from "../refunds/refunds.ts";
import { RefundFields, RefundQuestion } from "./refund-question.tsx";

const STATES: Readonly<Record<RefundState, Message>> = {
  requested: orderAdmin.stateRequested,
  pending: orderAdmin.statePending,
  succeeded: orderAdmin.stateSucceeded,
  failed: orderAdmin.stateFailed,
};

/** Every refund of an order and where it is, with what can be done about one that failed. */
export function RefundsTrail({ order, refunds }: { order: OrderView; refunds: readonly RefundView[] }) {
  const t = useT();
  const locale = useLocale();
  if (refunds.length === 0) return null;
  return (
    <section id="refunds">
      <h2>{t(orderAdmin.refunds)}</h2>
      <ul className="admin-trail">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              {formatMoney(refund.amount)} · <RefundStatus refund={refund} />{" "}
              <small>
                {[
                  refund.applied > 0 && t(orderAdmin.appliedToAdded, { amount: formatMoney(refund.applied) }),
                  refund.reason,
                  refund.failure,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <time dateTime={refund.createdAt.toISOString()}>{formatDateTime(locale, refund.createdAt)}</time>
            <RefundWays order={order} refund={refund} />
            <RestockWays order={order} refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a refund is. One that staff transfer is on its way only once they have. */
function RefundStatus({ refund }: { refund: RefundView }) {
  const t = useT();
  const amount = toTransferOf(refund);
  if (amount === 0) return t(STATES[refund.state]);
  return <StateWord state="warn">{t(transfers.byYou, { amount: formatMoney(amount) })}</StateWord>;
}

function RefundWays({ order, refund }: { order: OrderView; refund: RefundView }) {
  const t = useT();
  const pressed = usePressed();
  const failed = refund.state === "failed" && refund.takenAt !== null;
  const transferred = toTransferOf(refund) > 0;
  if (!failed && !transferred) return null;
  const retries = adminPath(`/admin/orders/${order.id}/refunds/${refund.id}/retries`);
  const settlement = adminPath(`/admin/orders/${order.id}/refunds/${refund.id}/settlement`);
  return (
    <div className="admin-buttons">
      {failed && (
        <Form method="post" action={retries}>
          <SubmitButton variant="outline" small busy={pressed({}, retries)}>
            {t(orderAdmin.tryAgain)}
          </SubmitButton>
        </Form>
      )}
      <Form method="post" action={settlement}>
        <SubmitButton variant="outline" small busy={pressed({}, settlement)}>
          {t(transferred ? transfers.markTransferred : orderAdmin.byHand)}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** The goods of a refund that are not back in stock, each with the form for when some are back. */
function RestockWays({ order, refund }: { order: OrderView; refund: RefundView }) {
  if (refund.takenAt === null) return null;
  return refund.lines.map((line) => (
    <RestockForm key={line.position} order={order} refundId={refund.id} line={line} />
  ));
}

interface RestockFormProps {
  readonly order: OrderView;
  readonly refundId: string;
  readonly line: RefundView["lines"][number];
}

function RestockForm({ order, refundId, line: { position, toRestock: left } }: RestockFormProps) {
  const t = useT();
  const pressed = usePressed();
  const line = order.lines[position];
  if (!line?.productId || left === 0) return null;
  const restock = adminPath(`/admin/orders/${order.id}/refunds/${refundId}/restock`);
  const goods = `${left} × ${lineText(line)}`;
  const numbers = Array.from({ length: left }, (_, at) => String(at + 1));
  return (
    <Form key={left} method="post" action={restock} className="admin-buttons" preventScrollReset>
      <small>{t(transfers.notRestocked, { goods })}</small>
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="to-restock" value={left} />
      {left === 1 ? (
        <input type="hidden" name="quantity" value="1" />
      ) : (
        <Select
          id={`restock-${refundId}-${position}`}
          name="quantity"
          label={transfers.piecesBack}
          defaultValue={String(left)}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </Select>
      )}
      <SubmitButton
        variant="outline"
        small
        aria-label={`${t(transfers.putInStock)} · ${goods}`}
        busy={pressed({ position: String(position) }, restock)}
      >
        {t(transfers.putInStock)}
      </SubmitButton>
    </Form>
  );
}

interface AttentionProps {
  readonly order: OrderView;
  readonly reason: Attention;
  readonly idempotencyKey: string;
  readonly version: number;
  readonly answer: AdminAnswer | null;
}

/** The ways to end a reason for which the order needs a person. */
export function AttentionWays({ order, reason, idempotencyKey, version, answer }: AttentionProps) {
  const t = useT();
  const pressed = usePressed();
  const asked = answerTo(answer, "refunds", { what: "duplicate" });
  const refunds = adminPath(`/admin/orders/${order.id}/refunds`);
  if (reason === "paid-twice" && asked?.kind === "to-confirm")
    return (
      <Form method="post" action={refunds}>
        <RefundFields idempotencyKey={idempotencyKey} version={version} />
        <RefundQuestion order={order} answer={asked} />
      </Form>
    );
  return (
    <div className="admin-buttons">
      {reason === "paid-twice" && (
        <Form method="post" action={refunds}>
          <RefundFields idempotencyKey={idempotencyKey} version={version} />
          <SubmitButton
            name="what"
            value="duplicate"
            variant="solid"
            small
            busy={pressed({ what: "duplicate" })}
          >
            {t(orderAdmin.refundDuplicate)}
          </SubmitButton>
        </Form>
      )}
      <Form
        method="post"
        action={adminPath(`/admin/orders/${order.id}/resolutions`)}
        className="admin-buttons"
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="reason" value={reason} />
        {reason === "paid-without-stock" && (
          <SubmitButton name="how" value="stock" variant="solid" small busy={pressed({ how: "stock" })}>
            {t(orderAdmin.takeStock)}
          </SubmitButton>
        )}
        <SubmitButton name="how" value="seen" variant="outline" small busy={pressed({ how: "seen" })}>
          {t(orderAdmin.dealtWith)}
        </SubmitButton>
      </Form>
    </div>
  );
}
