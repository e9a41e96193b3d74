import { formatDateTime } from "#app/i18n/dates.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Fulfilment, Parcel } from "../fulfilment/fulfilment.ts";
import { lineText, type OrderLine } from "../orders.ts";

interface ProgressProps {
  readonly fulfilment: Fulfilment;
  /** The lines of the order in their order, for what is in a parcel. */
  readonly lines: readonly Pick<OrderLine, "name" | "options">[];
}

/** The progress of the goods: ready, handed over, or in parcels with what is in each. */
export function OrderProgress({ fulfilment, lines }: ProgressProps) {
  const t = useT();
  const locale = useLocale();
  const { readyAt, completedAt, parcels, state } = fulfilment;
  return (
    <>
      {state === "ready" && readyAt && (
        <p>{t(orderAdmin.readySince, { time: formatDateTime(locale, readyAt) })}</p>
      )}
      {state === "collected" && completedAt && (
        <p>{t(orderAdmin.doneSince, { time: formatDateTime(locale, completedAt) })}</p>
      )}
      {state === "partly-dispatched" && <p>{t(messages.states[state])}</p>}
      {parcels.map((parcel) => (
        <ParcelFacts key={parcel.id} parcel={parcel} lines={lines} alone={isWhole(fulfilment)} />
      ))}
    </>
  );
}

/** True when one parcel holds the whole order: it needs no number and no list. */
function isWhole({ parcels, rest }: Fulfilment): boolean {
  return parcels.length === 1 && rest.every(({ ordered, dispatched }) => dispatched === ordered);
}

interface ParcelProps {
  readonly parcel: Parcel;
  readonly lines: ProgressProps["lines"];
  readonly alone: boolean;
}

/** The facts of a parcel: when it left, with whom, and what is in it. */
function ParcelFacts({ parcel, lines, alone }: ParcelProps) {
  const t = useT();
  const locale = useLocale();
  const { number, carrier, trackingNumber, trackingUrl, dispatchedAt } = parcel;
  const items = parcel.lines.flatMap(({ position, quantity }) => {
    const line = lines[position];
    return line ? [`${quantity} × ${lineText(line)}`] : [];
  });
  return (
    <div>
      <p>
        {!alone && <b>{t(messages.parcel, { n: String(number) })} · </b>}
        {t(messages.parcelSent, { time: formatDateTime(locale, dispatchedAt) })}
      </p>
      {(carrier || trackingNumber || trackingUrl) && (
        <p>
          {[carrier, trackingNumber].filter(Boolean).join(" · ")}{" "}
          {trackingUrl && (
            <a className="link" href={trackingUrl} rel="noreferrer">
              {t(alone ? orderAdmin.trackingLink : messages.track)}
            </a>
          )}
        </p>
      )}
      {!alone && <p className="muted">{items.join("; ")}</p>}
    </div>
  );
}
