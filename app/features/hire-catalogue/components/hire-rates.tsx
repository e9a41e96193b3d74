import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { dayRateGross, type HireOffer } from "../hire-offer.ts";

interface OfferProps {
  readonly item: HireItemFacts;
  /** The offer; null without dates. */
  readonly offer: HireOffer | null;
}

/** What a day costs and what the chosen dates cost, with VAT and without, one as plain as the other. */
export function HireRates({ item, offer }: OfferProps) {
  const t = useT();
  return (
    <table className="hire-rates">
      <caption className="hidden-visually">{t(messages.prices)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t(messages.inclVat)}</th>
          <th scope="col">{t(messages.exclVat)}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t(messages.aDay)}</th>
          <td data-vat={t(messages.inclVat)}>{formatMoney(dayRateGross(item))}</td>
          <td data-vat={t(messages.exclVat)}>{formatMoney(item.dayRateNet)}</td>
        </tr>
        <tr data-live={`price ${item.id}`} className={offer ? "" : "hire-open"}>
          {offer ? (
            <>
              <th scope="row">
                {offer.quantity === 1
                  ? t(messages.days, { n: offer.days })
                  : t(messages.daysTimes, { n: offer.days, quantity: offer.quantity })}
              </th>
              <td data-vat={t(messages.inclVat)}>{formatMoney(offer.gross)}</td>
              <td data-vat={t(messages.exclVat)}>{formatMoney(offer.net)}</td>
            </>
          ) : (
            <>
              <th scope="row">{t(messages.yourDates)}</th>
              <td data-vat={t(messages.inclVat)}>–</td>
              <td data-vat={t(messages.exclVat)}>–</td>
            </>
          )}
        </tr>
      </tbody>
    </table>
  );
}

interface OfferStateProps extends OfferProps {
  /** What is said while no dates are chosen. */
  readonly open?: React.ReactNode;
}

/** Available, only so many, or not on these dates. */
export function HireOfferState({ item, offer, open }: OfferStateProps) {
  const t = useT();
  const isOpen = item.group.live && offer === null && !open;
  const counted = offer?.state === "unconfirmed" ? null : offer;
  return (
    <p
      className={isOpen ? "hire-state hire-open" : "hire-state"}
      data-live={`state ${item.id}`}
      data-quantity={counted?.quantity ?? ""}
      data-free={counted?.available ?? ""}
    >
      {item.group.live ? (
        offer ? (
          <CountedState offer={offer} />
        ) : (
          open
        )
      ) : (
        <StateWord state="off">{t(messages.unconfirmed)}</StateWord>
      )}
    </p>
  );
}

function CountedState({ offer }: { offer: HireOffer }) {
  const t = useT();
  switch (offer.state) {
    case "available":
      if (offer.onlyDelivered) return <StateWord state="warn">{t(messages.onlyDelivered)}</StateWord>;
      return <StateWord state="ok">{t(messages.available)}</StateWord>;
    case "part":
      return <StateWord state="warn">{t(messages.onlySome, { count: offer.available })}</StateWord>;
    case "none":
      return <StateWord state="fault">{t(messages.notAvailable)}</StateWord>;
    case "unconfirmed":
      return <StateWord state="off">{t(messages.unconfirmed)}</StateWord>;
  }
}
