import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as admin from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import * as messages from "#app/i18n/messages/orders-admin/withdrawals-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { Link } from "#app/ui/link.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { type WithdrawalsQuery, withdrawalsList } from "../admin-query.ts";
import { SETTLEMENT_LIMITS } from "../text-limits.ts";
import type { AdminWithdrawal, SettlementRefusal } from "../withdrawals.ts";
import { StatementText } from "./withdrawal-check.tsx";

export interface ReturnedSettlement {
  readonly id: string;
  readonly kind: SettlementRefusal["kind"] | "too-long";
  readonly note: string;
  /** The order's number as it was typed. */
  readonly order: string;
}

interface AdminListProps {
  readonly withdrawals: readonly AdminWithdrawal[];
  /** ISO instant by which days are counted. */
  readonly now: string;
  readonly refused: ReturnedSettlement | null;
  /** What the list shows. */
  readonly query: WithdrawalsQuery;
}

/** Statements as sheets: what was said, when, until when, and what can be done about it. */
export function WithdrawalList({ withdrawals, query, now, refused }: AdminListProps) {
  return (
    <ul className="withdrawal-list">
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} data-admin-row="">
          <Sheet
            withdrawal={withdrawal}
            query={query}
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
  readonly refused: ReturnedSettlement | null;
  /** What the list shows. */
  readonly query: WithdrawalsQuery;
}

function Sheet({ withdrawal, query, now, refused }: SheetProps) {
  const t = useT();
  const { order, reference, state } = withdrawal;
  return (
    <article className="withdraw-sheet" id={withdrawal.id}>
      <header>
        <h2>
          {order ? (
            <Link className="link" to={adminPath(`/admin/orders/${order.id}`)}>
              {t(messages.order)} {orderName(order.number)}
            </Link>
          ) : (
            `${t(messages.order)} “${reference}”`
          )}
        </h2>
        <Marks withdrawal={withdrawal} now={now} />
      </header>
      <StatementText text={withdrawal.statement} />
      <Dates withdrawal={withdrawal} />
      {state === "repeated" && <p>{t(messages.repeatedText)}</p>}
      {state === "open" && <Settling withdrawal={withdrawal} query={query} refused={refused} />}
    </article>
  );
}

function Marks({ withdrawal, now }: Pick<SheetProps, "withdrawal" | "now">) {
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
      {order?.atCounter && <Tag variant="warn">{t(messages.atCounter)}</Tag>}
      {order?.business && <Tag>{t(messages.businessBuyer)}</Tag>}
      {periodEndsAt && receivedAt >= periodEndsAt && <Tag variant="warn">{t(messages.afterPeriod)}</Tag>}
    </p>
  );
}

function Dates({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const [t, locale] = [useT(), useLocale()];
  const { receivedAt, refundDueAt, settledAt, note } = withdrawal;
  const rows: [React.ReactNode, React.ReactNode][] = [
    [t(messages.received), formatDateTime(locale, receivedAt)],
    [t(messages.refundBy), formatDate(locale, lastDayOf(refundDueAt))],
  ];
  if (settledAt) rows.push([t(messages.settled), formatDateTime(locale, settledAt)]);
  if (note) rows.push([t(messages.reason), note]);
  return <Facts rows={rows} />;
}

function Settling({ withdrawal, query, refused }: Omit<SheetProps, "now">) {
  const t = useT();
  const { id, name, order } = withdrawal;
  const pressed = usePressed();
  const actionOf = (name: "order" | "refund" | "refusal") =>
    withdrawalsList.href(query, adminPath(`/admin/withdrawals/${id}/${name}`));
  return (
    <div className="withdraw-settling">
      {order === null && (
        <Form method="post" action={actionOf("order")} className="withdraw-settle">
          <Field
            id={`order-${id}`}
            name="order"
            label={messages.linkOrder}
            inputMode="numeric"
            defaultValue={refused?.order ?? ""}
            {...(refused?.kind === "no-such-order" && { error: t(messages.linkUnknown) })}
            {...(refused?.kind === "order-of-hire" && { error: t(messages.linkOfHire) })}
          />
          <SubmitButton variant="outline" busy={pressed({}, actionOf("order"))}>
            {t(messages.link)}
          </SubmitButton>
        </Form>
      )}
      {order && (
        <ButtonRouteLink variant="solid" to={adminPath(`/admin/orders/${order.id}?withdrawal=${id}#refund`)}>
          {t(messages.toRefund)}
        </ButtonRouteLink>
      )}
      <Form method="post" action={actionOf("refund")}>
        {refused?.kind === "to-confirm" ? (
          <Question
            text={t(admin.refundedQuestion, { name })}
            yes={t(messages.markRefunded)}
            confirmed="yes"
            back={withdrawalsList.href(query)}
            busy={pressed({}, actionOf("refund"))}
          />
        ) : (
          <SubmitButton variant={order ? "outline" : "solid"} busy={pressed({}, actionOf("refund"))}>
            {t(messages.markRefunded)}
          </SubmitButton>
        )}
      </Form>
      <Form method="post" action={actionOf("refusal")} className="withdraw-settle">
        <LimitedField
          id={`note-${id}`}
          name="note"
          label={messages.reason}
          limit={SETTLEMENT_LIMITS.note}
          defaultValue={refused?.note ?? ""}
          {...(refused?.kind === "reason-required" && { error: t(messages.reasonRequired) })}
        />
        <SubmitButton variant="outline" busy={pressed({}, actionOf("refusal"))}>
          {t(messages.refuse)}
        </SubmitButton>
      </Form>
    </div>
  );
}
