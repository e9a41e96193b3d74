import { TimeLeft } from "#app/features/enquiries/components/admin/admin-list.tsx";
import { FORM_LABELS, formOf } from "#app/features/enquiries/enquiries.ts";
import { FulfilmentWord } from "#app/features/orders/components/fulfilment/fulfilment-word.tsx";
import type { ListedPacking } from "#app/features/orders/fulfilment/packing.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as packing from "#app/i18n/messages/admin/packing.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import * as transferMessages from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { StateWord } from "#app/ui/tag.tsx";
import type {
  DueEnquiry,
  DueOrder,
  DueWithdrawal,
  LowStock,
  DueTransfers as Transfers,
} from "../admin-home.ts";
import { FEW, TodayList, TodayRow } from "./today-list.tsx";

export function DueEnquiries({ enquiries }: { enquiries: readonly DueEnquiry[] }) {
  const t = useT();
  return (
    <TodayList
      id="today-enquiries"
      title={messages.enquiriesByClock}
      href={adminPath("/admin/enquiries")}
      none={messages.enquiriesNone}
    >
      {enquiries.map(({ id, reference, formType, name, excerpt, locale, minutesLeft }) => (
        <TodayRow
          key={id}
          href={adminPath(`/admin/enquiries/${id}`)}
          title={`${t(FORM_LABELS[formOf({ formType, message: excerpt })])} · ${reference}`}
          aside={<TimeLeft minutes={minutesLeft} />}
        >
          <bdi>{name}</bdi> · <bdi lang={locale}>{excerpt}</bdi>
        </TodayRow>
      ))}
    </TodayList>
  );
}

/** What staff do with the goods of a paid order. */
const TO_DO = { delivery: messages.toSend, collection: messages.toMakeReady } as const;

export function DueOrders({ orders }: { orders: readonly DueOrder[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TodayList
      id="today-orders"
      title={messages.ordersToDo}
      href={adminPath("/admin/orders")}
      none={messages.ordersNone}
    >
      {orders.map(({ id, number, name, total, attention, onHold, deliveryMethod, paidAt }) => (
        <TodayRow
          key={id}
          href={adminPath(`/admin/orders/${id}`)}
          title={
            <>
              {orderName(number)} · <bdi>{name}</bdi>
            </>
          }
          aside={
            <StateWord state={attention.length > 0 || onHold ? "fault" : "warn"}>
              {t(
                attention.length > 0
                  ? ordersAdmin.needsAttention
                  : onHold
                    ? orderAdmin.onHold
                    : TO_DO[deliveryMethod],
              )}
            </StateWord>
          }
        >
          {formatMoney(total)}
          {paidAt && <> · {formatDate(locale, paidAt)}</>}
        </TodayRow>
      ))}
    </TodayList>
  );
}

/** Refunds that staff have to transfer themselves, the longest waiting first. */
export function DueTransfersList({ transfers: { refunds, count } }: { transfers: Transfers }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TodayList
      id="today-transfers"
      title={transferMessages.title}
      count={count}
      href={adminPath("/admin/orders?state=to-transfer")}
      none={null}
      more={count >= COUNT_LIMIT ? 0 : count - refunds.length}
    >
      {refunds.map(({ orderId, number, name, amount, since }) => (
        <TodayRow
          key={orderId}
          href={`${adminPath(`/admin/orders/${orderId}`)}#refunds`}
          title={
            <>
              {orderName(number)} · <bdi>{name}</bdi>
            </>
          }
          aside={<StateWord state="warn">{formatMoney(amount)}</StateWord>}
        >
          {t(transferMessages.since)} {formatDate(locale, since)}
        </TodayRow>
      ))}
    </TodayList>
  );
}

/** Orders to pack, for those who see no prices. */
export function PackingToday({ orders }: { orders: readonly ListedPacking[] }) {
  const t = useT();
  return (
    <TodayList
      id="today-packing"
      title={packing.title}
      href={adminPath("/admin/packing")}
      none={messages.ordersNone}
    >
      {orders.slice(0, FEW).map((order) => (
        <TodayRow
          key={order.id}
          href={adminPath(`/admin/packing/${order.id}`)}
          title={
            <>
              {orderName(order.number)} · <bdi>{order.name}</bdi>
            </>
          }
          aside={<FulfilmentWord state={order.fulfilment} onHold={order.onHold} />}
        >
          {t(messages.piecesLeft, { n: order.pieces })}
        </TodayRow>
      ))}
    </TodayList>
  );
}

export function DueWithdrawals({ withdrawals, now }: { withdrawals: readonly DueWithdrawal[]; now: Date }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TodayList
      id="today-withdrawals"
      title={messages.withdrawalsDue}
      href={adminPath("/admin/withdrawals")}
      none={null}
    >
      {withdrawals.map(({ id, name, reference, refundDueAt }) => {
        const late = refundDueAt <= now;
        // The stored instant is the first one that is too late.
        const day = formatDate(locale, lastDayOf(refundDueAt));
        return (
          <TodayRow
            key={id}
            href={adminPath(`/admin/withdrawals#${id}`)}
            title={<bdi>{name}</bdi>}
            aside={
              <StateWord state={late ? "fault" : "warn"}>
                {t(late ? messages.lateSince : messages.refundBy, { day })}
              </StateWord>
            }
          >
            <bdi>{reference}</bdi>
          </TodayRow>
        );
      })}
    </TodayList>
  );
}

export function LowStockList({ products }: { products: readonly LowStock[] }) {
  const t = useT();
  return (
    <TodayList
      id="today-stock"
      title={messages.lowStock}
      href={adminPath("/admin/products?stock=low")}
      none={null}
    >
      {products.map(({ id, name, sku, available }) => (
        <TodayRow
          key={`${id} ${sku}`}
          href={adminPath(`/admin/products/${id}`)}
          title={name}
          aside={
            <StateWord state={available === 0 ? "fault" : "warn"}>
              {t(messages.piecesLeft, { n: available })}
            </StateWord>
          }
        >
          {sku}
        </TodayRow>
      ))}
    </TodayList>
  );
}
