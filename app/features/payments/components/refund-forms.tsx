import { Form } from "react-router";
import { lineText, type OrderView } from "#app/features/orders/orders.ts";
import { formatDateTime, formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as desk from "#app/i18n/messages/order-desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field } from "#app/ui/field.tsx";
import type { Refundable, RefundState, RefundView } from "../refunds.ts";

interface RefundProps {
  readonly order: OrderView;
  readonly left: Refundable;
  /** Made anew for every page: a form sent twice asks for one refund. */
  readonly mark: string;
  readonly seen: number;
}

/** What the form holds when it opens: pieces by a line's position. */
export interface WantedRefund {
  readonly quantities: Readonly<Record<number, number>>;
  readonly delivery: boolean;
  readonly reason: string;
}

/** Gives money back by line, as a sum, or all of it. One form: only one of the ways is sent. */
export function RefundForm({
  order,
  left,
  mark,
  seen,
  wanted,
}: RefundProps & { readonly wanted: WantedRefund | null }) {
  const t = useT();
  if (left.amount === 0) return null;
  return (
    <section id="refund">
      <h2>{t(desk.refund)}</h2>
      <Form method="post" className="desk-form" key={mark}>
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="mark" value={mark} />
        <input type="hidden" name="seen" value={seen} />
        <ul className="admin-trail">
          {left.lines.map((line) => (
            <RefundLine
              key={line.position}
              order={order}
              line={line}
              wanted={wanted?.quantities[line.position] ?? 0}
            />
          ))}
        </ul>
        {left.delivery > 0 && (
          <Checkbox
            name="delivery"
            defaultChecked={wanted?.delivery ?? false}
            label={t(desk.withDelivery, { amount: formatMoney(left.delivery) })}
          />
        )}
        <Field
          name="reason"
          label={desk.reason}
          maxLength={300}
          companion={false}
          defaultValue={wanted?.reason ?? ""}
        />
        <div className="desk-buttons">
          <Button type="submit" name="what" value="lines" look="solid">
            {t(desk.refundLines)}
          </Button>
          <Button type="submit" name="what" value="whole" look="danger">
            {t(desk.refundWhole, { amount: formatMoney(left.amount) })}
          </Button>
        </div>
        <div className="desk-buttons refund-sum">
          <Field name="sum" label={desk.sum} inputMode="decimal" companion={false} autoComplete="off" />
          <Button type="submit" name="what" value="sum" look="line">
            {t(desk.refundSum)}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function RefundLine({
  order,
  line,
  wanted,
}: {
  order: OrderView;
  line: Refundable["lines"][number];
  wanted: number;
}) {
  const t = useT();
  const bought = order.lines[line.position];
  if (!bought || line.left === 0) return null;
  const name = lineText(bought);
  return (
    <li className="refund-line">
      <span>
        {name} <small>{t(desk.left, { n: String(line.left) })}</small>
      </span>
      <Checkbox
        name={`back-${line.position}`}
        label={t(desk.backInStock)}
        aria-label={t(desk.putBack, { name })}
        defaultChecked
      />
      <input
        className="input input-small desk-quantity"
        type="number"
        name={`line-${line.position}`}
        min={0}
        max={line.left}
        defaultValue={Math.min(wanted, line.left)}
        aria-label={t(desk.howMany, { name })}
      />
    </li>
  );
}

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
  const failed = refund.state === "failed" && refund.takenAt !== null;
  const owed = failed || (refund.state === "pending" && order.provider === "invoice");
  if (!owed) return null;
  return (
    <Form method="post" className="desk-buttons">
      <input type="hidden" name="refund" value={refund.id} />
      {failed && (
        <Button type="submit" name="intent" value="retry-refund" look="line" small>
          {t(desk.tryAgain)}
        </Button>
      )}
      <Button type="submit" name="intent" value="refund-by-hand" look="line" small>
        {t(desk.byHand)}
      </Button>
    </Form>
  );
}

/** What needs a person, and the ways to end it. */
export function AttentionWays({ order, mark, seen }: Omit<RefundProps, "left">) {
  const t = useT();
  return (
    <Form method="post" className="desk-buttons">
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="mark" value={mark} />
      {order.attention === "paid-without-stock" && (
        <Button type="submit" name="intent" value="take-stock" look="solid" small>
          {t(desk.takeStock)}
        </Button>
      )}
      {order.attention === "paid-twice" && (
        <>
          <input type="hidden" name="what" value="duplicate" />
          <Button type="submit" name="intent" value="refund" look="solid" small>
            {t(desk.refundDuplicate)}
          </Button>
        </>
      )}
      <Button type="submit" name="intent" value="dealt-with" look="line" small>
        {t(desk.dealtWith)}
      </Button>
    </Form>
  );
}
