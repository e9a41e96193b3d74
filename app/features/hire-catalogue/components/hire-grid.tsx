import {
  type HireCard,
  hireItemHref,
  type TypedDates,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { Card, CardBody, CardLink } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { HireOffer } from "../hire-offer.ts";
import { AddToHire } from "./add-to-hire.tsx";
import { HireOfferState, HireRates } from "./hire-rates.tsx";

const SIZES = "(min-width: 90rem) 18rem, (min-width: 56rem) 24vw, (min-width: 36rem) 46vw, 7rem";

/** How many pictures are above the fold on a phone. */
const EAGER = 4;

interface HireGridProps {
  readonly cards: readonly HireCard[];
  /** Offers by item id; empty without dates. */
  readonly offers: ReadonlyMap<string, HireOffer>;
  readonly dates: TypedDates | null;
  readonly heading?: "h2" | "h3";
  readonly eager?: boolean;
}

/** Items for hire side by side; on a phone one below the other, so that prices keep their columns. */
export function HireGrid({ cards, offers, dates, heading = "h2", eager = true }: HireGridProps) {
  return (
    <ul className="products hire-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <GridCard
            card={card}
            offer={offers.get(card.id) ?? null}
            dates={dates}
            heading={heading}
            eager={eager && index < EAGER}
          />
        </li>
      ))}
    </ul>
  );
}

interface GridCardProps {
  readonly card: HireCard;
  readonly offer: HireOffer | null;
  readonly dates: TypedDates | null;
  readonly heading: "h2" | "h3";
  readonly eager: boolean;
}

function GridCard({ card, offer, dates, heading: Heading, eager }: GridCardProps) {
  const locale = useLocale();
  return (
    <Card line className="product hire-card">
      <Picture source={card.image} sizes={SIZES} eager={eager} decorative className="picture-product" />
      <CardBody className="product-body">
        <p className="product-category">
          <span className="hire-code">{card.code}</span> {nameIn(locale, card.group)}
        </p>
        <Heading className="product-name">
          <CardLink href={localeHref(locale, hireItemHref(card.slug, { dates }))} {...nameLang(locale, card)}>
            {keepFigures(nameIn(locale, card))}
          </CardLink>
        </Heading>
        <HireRates item={card} offer={offer} />
        <HireOfferState item={card} offer={offer} />
        <div className="product-action">
          <AddToHire item={card} quantity={offer?.quantity ?? card.packSize} dates={dates} />
        </div>
      </CardBody>
    </Card>
  );
}
