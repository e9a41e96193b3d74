import { formatDateTime } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/order-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Fulfilment } from "../fulfilment/fulfilment.ts";

/** Where the goods are: ready, handed over, with whom and under which number. */
export function OrderProgress({ fulfilment }: { fulfilment: Fulfilment }) {
  const t = useT();
  const locale = useLocale();
  const { readyAt, completedAt, dispatchedAt, carrier, trackingNumber, trackingUrl } = fulfilment;
  return (
    <>
      {readyAt && !completedAt && (
        <p>{t(orderAdmin.readySince, { time: formatDateTime(locale, readyAt) })}</p>
      )}
      {completedAt && (
        <p>
          {t(dispatchedAt ? orderAdmin.dispatchedAt : orderAdmin.doneSince, {
            time: formatDateTime(locale, completedAt),
          })}
        </p>
      )}
      {(carrier || trackingNumber || trackingUrl) && (
        <p>
          {[carrier, trackingNumber].filter(Boolean).join(" · ")}{" "}
          {trackingUrl && (
            <a className="link" href={trackingUrl} rel="noreferrer">
              {t(orderAdmin.trackingLink)}
            </a>
          )}
        </p>
      )}
    </>
  );
}
