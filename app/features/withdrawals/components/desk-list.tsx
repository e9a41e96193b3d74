import { Form, Link } from "react-router";
import { formatDate, formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { addMs, DAY_MS } from "#app/lib/clock.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Field } from "#app/ui/field.tsx";
import { Facts } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePressed } from "#app/ui/use-pressed.ts";
import type { DeskWithdrawal, SettlementRefusal } from "../withdrawals.ts";
import { Statement } from "./withdrawal-check.tsx";

export interface RefusedSettlement {
  readonly id: string;
  readonly kind: SettlementRefusal["kind"];
  readonly note: string;
}

interface DeskListProps {
  readonly withdrawals: readonly DeskWithdrawal[];
  /** ISO instant by which days are counted. */
  readonly now: string;
  readonly refused: RefusedSettlement | null;
}

/** Statements as sheets: what was said, when, until when, and what can be done about it. */
export function WithdrawalList({ withdrawals, now, refused }: DeskListProps) {
  return (
    <ul className="withdraw-desk">
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} data-desk-row="">
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
  readonly withdrawal: DeskWithdrawal;
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
              {t(words.order)} {order.number}
            </Link>
          ) : (
            `${t(words.order)} “${reference}”`
          )}
        </h2>
        <Marks withdrawal={withdrawal} now={now} />
      </header>
      <Statement text={withdrawal.statement} />
      <Dates withdrawal={withdrawal} />
      {state === "repeated" && <p>{t(words.repeatedText)}</p>}
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
          <Tag variant="fault">{t(words.late)}</Tag>
        ) : (
          <Tag variant={days <= 3 ? "warn" : "plain"}>{t(words.daysLeft, { n: Math.max(0, days) })}</Tag>
        ))}
      {state === "refunded" && <Tag variant="ok">{t(words.refundedState)}</Tag>}
      {state === "refused" && <Tag>{t(words.refusedState)}</Tag>}
      {state === "repeated" && <Tag>{t(words.repeated)}</Tag>}
      {order === null && <Tag variant="warn">{t(words.unmatched)}</Tag>}
      {order?.business && <Tag>{t(words.businessBuyer)}</Tag>}
      {periodEndsAt && receivedAt >= periodEndsAt && <Tag variant="warn">{t(words.afterPeriod)}</Tag>}
    </p>
  );
}

function Dates({ withdrawal }: { withdrawal: DeskWithdrawal }) {
  const t = useT();
  const { receivedAt, refundDueAt, settledAt, note } = withdrawal;
  const rows: [React.ReactNode, React.ReactNode][] = [
    [t(words.received), formatDateTime("en", receivedAt)],
    [t(words.refundBy), formatDate("en", addMs(refundDueAt, -1))],
  ];
  if (settledAt) rows.push([t(words.settled), formatDateTime("en", settledAt)]);
  if (note) rows.push([t(words.reason), note]);
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
            label={words.linkOrder}
            companion={false}
            inputMode="numeric"
            {...(refused?.kind === "no-such-order" && { error: t(words.linkUnknown) })}
          />
          <Button
            type="submit"
            variant="outline"
            name="intent"
            value="link"
            busy={pressed({ id, intent: "link" })}
          >
            {t(words.link)}
          </Button>
        </Form>
      )}
      {order && (
        <ButtonRouteLink variant="solid" to={`/admin/orders/${order.id}?withdrawal=${id}#refund`}>
          {t(words.toRefund)}
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
          {t(words.markRefunded)}
        </Button>
      </Form>
      <Form method="post" className="withdraw-settle">
        <input type="hidden" name="id" value={id} />
        <Field
          id={`note-${id}`}
          name="note"
          label={words.reason}
          companion={false}
          maxLength={500}
          defaultValue={refused?.note ?? ""}
          {...(refused?.kind === "reason-required" && { error: t(words.reasonRequired) })}
        />
        <Button
          type="submit"
          variant="outline"
          name="intent"
          value="refused"
          busy={pressed({ id, intent: "refused" })}
        >
          {t(words.refuse)}
        </Button>
      </Form>
    </div>
  );
}
