import type { LabelOrder } from "#app/features/orders/fulfilment/packing.ts";
import { countryText } from "#app/features/orders/orders.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import "./address-labels.css";

interface LabelsProps {
  readonly orders: readonly LabelOrder[];
  readonly sender: { readonly name: string; readonly address: string; readonly phone: string };
}

/** Labels to print and stick on parcels, one on each sheet: the recipient large, the sender small. */
export function AddressLabels({ orders: labelled, sender }: LabelsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="address-labels">
      {labelled.map(({ id, number, name, company, phone, address }) => (
        <li key={id} className="address-label">
          <p className="address-label-sender">
            {t(messages.from)}: {[sender.name, sender.address, sender.phone].filter(Boolean).join(", ")}
          </p>
          <p className="address-label-to">
            <small>{t(messages.to)}</small>
            <b>
              <bdi>{name}</bdi>
            </b>
            {[company, address.line1, address.line2, address.town, address.county]
              .filter(Boolean)
              .map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            <b>{address.postcode}</b>
            {address.country && <b>{countryText(locale, address)}</b>}
          </p>
          <p className="address-label-foot">
            <span>{phone}</span>
            <span>{t(orders.order, { number: String(number) })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
