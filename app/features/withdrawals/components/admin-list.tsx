import { Form, Link } from "react-router";
import { formatDate, formatDateTime } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { addMs, DAY_MS } from "#app/lib/clock.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePressed } from "#app/ui/use-pressed.ts";
import type { AdminWithdrawal, SettlementRefusal } from "../withdrawals.ts";
import { Statement } from "./withdrawal-check.tsx";

export interface RefusedSettlement {
  readonly id: string;
  readonly kind: SettlementRefusal["kind"];
  readonly note: string;
}

interface AdminListProps {
  readonly withdrawals: readonly AdminWithdrawal[];
  /** ISO instant by which days are counted. */
  readonly now: string;
  readonly refused: RefusedSettlement | null;
}

/** Statements as sheets: what was said, when, until when, and what can be done about it. */
export function WithdrawalList({ withdrawals, now, refused }: AdminListProps) {
  return (
    <ul className="withdrawal-list">
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} data-admin-row="">
          <Sheet
            withdrawal={withdrawal}
            now={new Date(now)}
            refused={refused?.id === withdrawal.id ? refused : null}
          />
        </li>
      ))}
    </ul>
  );
}

interface SheetProps {
  readonly withdrawal: AdminWithdrawal;
  readonly now: Date;
  readonly refused: RefusedSettlement | null;
}

function Sheet({ withdrawal, now, refused }: SheetProps) {
  const t = useT();
  const { order, reference, state } = withdrawal;
  return (
    <article className="withdraw-sheet" id={withdrawal.id}>
      <header>
        <h2>
          {order ? (
            <Link className="link" to={`/admin/orders/${order.id}`}>
              {t(messages.order)} {order.number}
            </Link>
          ) : (
            `${t(messages.order)} “${reference}”`
          )}
        </h2>
        <Marks withdrawal={withdrawal} now={now} />
      </header>
      <Statement text={withdrawal.statement} />
      <Dates withdrawal={withdrawal} />
      {state === "repeated" && <p>{t(messages.repeatedText)}</p>}
      {state === "open" && <Settling withdrawal={withdrawal} refused={refused} />}
    </article>
  );
}

function Marks({ withdrawal, now }: Omit<SheetProps, "refused">) {
  const t = useT();
  const { order, state, refundDueAt, periodEndsAt, receivedAt } = withdrawal;
  const days = Math.ceil((refundDueAt.getTime() - now.getTime()) / DAY_MS) - 1;
  return (
    <p className="withdraw-marks">
      {state === "open" &&
        (refundDueAt <= now ? (
          <Tag variant="fault">{t(messages.late)}</Tag>
        ) : (
          <Tag variant={days <= 3 ? "warn" : "plain"}>{t(messages.daysLeft, { n: Math.max(0, days) })}</Tag>
        ))}
      {state === "refunded" && <Tag variant="ok">{t(messages.refundedState)}</Tag>}
      {state === "refused" && <Tag>{t(messages.refusedState)}</Tag>}
      {state === "repeated" && <Tag>{t(messages.repeated)}</Tag>}
      {order === null && <Tag variant="warn">{t(messages.unmatched)}</Tag>}
      {order?.business && <Tag>{t(messages.businessBuyer)}</Tag>}
      {periodEndsAt && receivedAt >= periodEndsAt && <Tag variant="warn">{t(messages.afterPeriod)}</Tag>}
    </p>
  );
}

function Dates({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const t = useT();
  const { receivedAt, refundDueAt, settledAt, note } = withdrawal;
  const rows: [React.ReactNode, React.ReactNode][] = [
    [t(messages.received), formatDateTime("en", receivedAt)],
    [t(messages.refundBy), formatDate("en", addMs(refundDueAt, -1))],
  ];
  if (settledAt) rows.push([t(messages.settled), formatDateTime("en", settledAt)]);
  if (note) rows.push([t(messages.reason), note]);
  return <Facts rows={rows} />;
}

function Settling({ withdrawal, refused }: Omit<SheetProps, "now">) {
  const t = useT();
  const { id, order } = withdrawal;
  const pressed = usePressed();
  return (
    <div className="withdraw-settling">
      {order === null && (
        <Form method="post" className="withdraw-settle">
          <input type="hidden" name="id" value={id} />
          <Field
            id={`order-${id}`}
            name="order"
            label={messages.linkOrder}
            companion={false}
            inputMode="numeric"
            {...(refused?.kind === "no-such-order" && { error: t(messages.linkUnknown) })}
          />
          <Button
            type="submit"
            variant="outline"
            name="intent"
            value="link"
            busy={pressed({ id, intent: "link" })}
          >
            {t(messages.link)}
          </Button>
        </Form>
      )}
      {order && (
        <ButtonRouteLink variant="solid" to={`/admin/orders/${order.id}?withdrawal=${id}#refund`}>
          {t(messages.toRefund)}
        </ButtonRouteLink>
      )}
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          variant={order ? "outline" : "solid"}
          name="intent"
          value="refunded"
          busy={pressed({ id, intent: "refunded" })}
        >
          {t(messages.markRefunded)}
        </Button>
      </Form>
      <Form method="post" className="withdraw-settle">
        <input type="hidden" name="id" value={id} />
        <Field
          id={`note-${id}`}
          name="note"
          label={messages.reason}
          companion={false}
          maxLength={500}
          defaultValue={refused?.note ?? ""}
          {...(refused?.kind === "reason-required" && { error: t(messages.reasonRequired) })}
        />
        <Button
          type="submit"
          variant="outline"
          name="intent"
          value="refused"
          busy={pressed({ id, intent: "refused" })}
        >
          {t(messages.refuse)}
        </Button>
      </Form>
    </div>
  );
}
