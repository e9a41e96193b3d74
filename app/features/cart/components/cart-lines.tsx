import { nameIn } from "#app/features/catalog/catalog.ts";
import { StockLine } from "#app/features/catalog/components/product-grid.tsx";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/cart.ts";
import * as catalog from "#app/i18n/messages/catalog.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { multiplyCents } from "#app/lib/money.ts";
import { IconButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { BinIcon, MinusIcon, PlusIcon } from "#app/ui/icons.tsx";
import type { CartLine } from "../cart.ts";

interface LineActions {
  readonly onStep: (line: CartLine, by: number) => void;
  readonly onRemove: (line: CartLine) => void;
}

/** The lines of a cart with what can be done to each. */
export function CartLines({ lines, ...actions }: { lines: readonly CartLine[] } & LineActions) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.key} className="cart-line">
          <Line line={line} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, onStep, onRemove }: { line: CartLine } & LineActions) {
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, line);
  const item = line.options ? `${name}, ${line.options}` : name;
  return (
    <>
      <span className="cart-picture">
        <span className={classNames("picture picture-product", !line.imageUrl && "picture-none")}>
          {line.imageUrl && (
            <img
              src={line.imageUrl}
              alt=""
              width="400"
              height="400"
              loading="lazy"
              decoding="async"
              data-picture=""
            />
          )}
        </span>
      </span>
      <div className="cart-words">
        <a className="cart-name" href={localeHref(locale, line.href)}>
          {name}
        </a>
        {line.options && <span className="cart-options">{line.options}</span>}
        <span className="cart-each">
          {line.price === null ? t(catalog.priceOnRequest) : t(cart.each, { price: formatMoney(line.price) })}
        </span>
        {line.stock.word !== "in" && <StockLine stock={line.stock} />}
      </div>
      <div className="stepper cart-stepper">
        <IconButton
          label={t(cart.decreaseItem, { item })}
          aria-disabled={line.quantity <= 1 || undefined}
          onClick={() => onStep(line, -1)}
        >
          <MinusIcon />
        </IconButton>
        <output aria-label={t(cart.quantityOf, { item })}>{line.quantity}</output>
        <IconButton label={t(cart.increaseItem, { item })} onClick={() => onStep(line, 1)}>
          <PlusIcon />
        </IconButton>
      </div>
      <span className="cart-sum">
        {line.price !== null && formatMoney(multiplyCents(line.price, line.quantity))}
      </span>
      <IconButton className="cart-remove" label={t(cart.removeItem, { item })} onClick={() => onRemove(line)}>
        <BinIcon />
      </IconButton>
    </>
  );
}

/** The shape of two lines, while the products are being read. */
export function CartSkeleton() {
  return (
    <ul className="cart-lines" aria-hidden="true">
      {[1, 2].map((n) => (
        <li key={n} className="cart-line">
          <span className="skeleton cart-picture" />
          <span className="cart-words">
            <span className="skeleton skeleton-line" />
            <span className="skeleton skeleton-line cart-short" />
          </span>
        </li>
      ))}
    </ul>
  );
}
