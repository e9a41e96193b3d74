import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import * as lists from "#app/i18n/messages/shop/price-list.ts";
import * as sale from "#app/i18n/messages/shop/sale-notes.ts";
import * as stock from "#app/i18n/messages/shop/stock.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { netOfVat } from "#app/lib/money.ts";
import { Card, CardBody, CardLink } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/tag.tsx";
import { type ProductCard, productPath } from "../../catalog.ts";
import { StockLine } from "../stock-line.tsx";

const SIZES = "(min-width: 90rem) 18rem, (min-width: 56rem) 24vw, (min-width: 34rem) 46vw, 47vw";

export interface ProductTileProps {
  readonly product: ProductCard;
  readonly heading: "h2" | "h3";
  /** Whether its picture is above the fold. */
  readonly eager: boolean;
}

/** Products side by side; `cards` is their HTML, a `ProductTile` each. */
export function ProductGrid({ cards }: { readonly cards: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React.
  return <ul className="products" dangerouslySetInnerHTML={{ __html: cards }} />;
}

/** One product of the grid; `children` is the button below it. */
export function ProductTile({
  product,
  heading: Heading,
  eager,
  children,
}: ProductTileProps & { readonly children: React.ReactNode }) {
  const locale = useLocale();
  return (
    <li>
      <Card line className="product">
        <Picture source={product.image} sizes={SIZES} eager={eager} decorative className="picture-product" />
        <CardBody className="product-body">
          <p className="product-category" {...(product.category && nameLang(locale, product.category))}>
            {product.category ? nameIn(locale, product.category) : product.brand}
          </p>
          <Heading className="product-name">
            <CardLink href={localeHref(locale, productPath(product))} {...nameLang(locale, product)}>
              {keepFigures(nameIn(locale, product))}
            </CardLink>
          </Heading>
          <div className="product-facts">
            <CardPrice product={product} />
            <StockLine stock={product.stock} />
          </div>
          <div className="product-action">{children}</div>
        </CardBody>
      </Card>
    </li>
  );
}

/** Is where the figure goes, whatever a language puts before and after it. */
const MARK = "\u0000";

function CardPrice({ product }: { product: ProductCard }) {
  const t = useT();
  if (product.price === null) return <span className="price-request">{t(stock.priceOnRequest)}</span>;
  const price = formatMoney(product.price);
  const { environmentalCost } = product;
  const cost =
    environmentalCost === null ? [] : [t(sale.costWithin, { cost: formatMoney(environmentalCost) })];
  const mine = product.catalogPrice ? [t(lists.yourPrice)] : [];
  const asked = (amount: string): string => (product.from ? t(messages.from, { price: amount }) : amount);
  const [before = "", after = ""] = asked(MARK).split(MARK);
  const net = formatMoney(netOfVat(product.price, product.vatRate));
  const note = (
    <>
      {[...mine, t(messages.inclVat, { rate: formatRate(product.vatRate) }), ...cost].join(", ")}
      <span className="price-net">{asked(t(messages.exVat, { price: net }))}</span>
    </>
  );
  return (
    <Price note={note}>
      {before && <span className="price-from">{before}</span>}
      {price}
      {after}
    </Price>
  );
}
