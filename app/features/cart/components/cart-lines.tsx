import { type ReactNode, useEffect, useState } from "react";
import { SaleNotes } from "#app/features/catalog/components/sale-notes.tsx";
import { StockLine } from "#app/features/catalog/components/stock-line.tsx";
import { optionsIn } from "#app/features/catalog/index/choices.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeAddress } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import * as lists from "#app/i18n/messages/shop/price-list.ts";
import * as stock from "#app/i18n/messages/shop/stock.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type Cents, multiplyCents } from "#app/lib/money.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { QuantityStepper, type SentQuantity } from "#app/ui/forms/quantity-stepper.tsx";
import { BinIcon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { LINE_PICTURE_SIZES } from "#app/ui/picture-source.ts";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { type CartLine, isOrderable, MAX_CART_QUANTITY } from "../cart.ts";
import { handFocusOn } from "../guest/hand-focus-on.ts";
import { readSeen } from "../guest/seen-products.ts";
import type { CartForms } from "./cart-forms.tsx";

interface LineActions {
  readonly forms: CartForms | undefined;
  readonly onStep: (line: CartLine, by: number) => void;
  readonly onRemove: (line: CartLine) => void;
  /** False when it stays in the cart. */
  readonly onSave: (line: CartLine) => boolean;
}

/** The lines of a cart with what can be done to each. */
export function CartLines({ lines, ...actions }: { lines: readonly CartLine[] } & LineActions) {
  const pricesThen = usePricesThen();
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.key} className="cart-line">
          <Line line={line} priceThen={pricesThen.get(line.productId)} {...actions} />
        </li>
      ))}
    </ul>
  );
}

/** What products cost when they were added in this browser, as it was known when the page opened. */
function usePricesThen(): ReadonlyMap<string, Cents | null> {
  const [prices, setPrices] = useState<ReadonlyMap<string, Cents | null>>(new Map());
  useEffect(() => setPrices(new Map([...readSeen()].map(([id, seen]) => [id, seen.priceThen]))), []);
  return prices;
}

/** A line's product as it is called in the page's language, with its options. */
export function useItemName(): (line: CartLine) => string {
  const locale = useLocale();
  return (line) => [nameIn(locale, line), optionsIn(locale, line, line.chosen)].filter(Boolean).join(", ");
}

/** The sizes of a line's picture, as `.cart-line` draws it. */
/** Picture, name and price of a line. */
export function LineHead({ line, children }: { line: CartLine; children?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <span className="cart-picture">
        <Picture source={line.picture} sizes={LINE_PICTURE_SIZES} decorative className="picture-product" />
      </span>
      <div className="cart-words">
        <a className="cart-name" href={localeAddress(locale, line.href)} {...nameLang(locale, line)}>
          {keepFigures(nameIn(locale, line))}
        </a>
        <span className="cart-options">
          {[optionsIn(locale, line, line.chosen), line.sku].filter(Boolean).join(" · ")}
        </span>
        <span className="cart-each">
          {line.price === null ? t(stock.priceOnRequest) : t(cart.each, { price: formatMoney(line.price) })}
          {line.catalogPrice && ` · ${t(lists.yourPrice)}`}
        </span>
        <SaleNotes duties={line.duties} />
        {line.stock.word !== "in" && <StockLine stock={line.stock} />}
        {children}
      </div>
    </>
  );
}

function Line({
  line,
  priceThen,
  forms,
  onStep,
  onRemove,
  onSave,
}: { line: CartLine; priceThen: Cents | null | undefined } & LineActions) {
  const t = useT();
  const item = useItemName()(line);
  const send = forms?.quantity(line.key);
  return (
    <>
      <LineHead line={line}>
        {forms?.quantityForm(line.key, item)}
        <LineNotes line={line} priceThen={priceThen} send={send} onStep={onStep} />
        <button
          type="button"
          className="cart-save link"
          aria-label={t(cart.saveItem, { item })}
          data-act="save"
          {...forms?.button("save", line.key)}
          onClick={({ currentTarget }) => onSave(line) && handFocusOn(currentTarget)}
        >
          {t(cart.save)}
        </button>
      </LineHead>
      <QuantityStepper
        className="cart-stepper"
        value={line.quantity}
        max={MAX_CART_QUANTITY}
        labels={{
          less: t(cart.decreaseItem, { item }),
          more: t(cart.increaseItem, { item }),
          quantity: t(cart.quantityOf, { item }),
        }}
        onStep={(by) => onStep(line, by)}
        send={send}
        onRefuse={() => toast({ title: t(cart.problemQuantity), description: item, destructive: true })}
      />
      <span className={classNames("cart-sum", !isOrderable(line) && "cart-sum-off")}>
        {line.price !== null && formatMoney(multiplyCents(line.price, line.quantity))}
      </span>
      <IconButton
        className="cart-remove"
        label={t(cart.removeItem, { item })}
        data-act="remove"
        {...forms?.button("remove", line.key)}
        onClick={({ currentTarget }) => {
          onRemove(line);
          handFocusOn(currentTarget);
        }}
      >
        <BinIcon />
      </IconButton>
    </>
  );
}

/** What has changed since a product was added, and what can be done about it. */
function LineNotes({
  line,
  priceThen,
  send,
  onStep,
}: Pick<LineActions, "onStep"> & {
  line: CartLine;
  priceThen: Cents | null | undefined;
  send: SentQuantity | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { available, quantity, missing } = line;
  // What the browser remembers is the catalogue's price, which a price list makes lower for this customer alone.
  const price = line.catalogPrice ?? line.price;
  const isOut = price !== null && !isOrderable(line);
  const changed = typeof priceThen === "number" && price !== null && priceThen !== price;
  return (
    <>
      {changed && (
        <p className="cart-warning">
          {t(cart.priceChanged, { before: formatMoney(priceThen), now: formatMoney(price) })}
        </p>
      )}
      {missing.length > 0 && (
        <p className="cart-warning">
          {t(cart.chooseFirst, { choices: missing.map((choice) => nameIn(locale, choice)).join(", ") })}{" "}
          <a className="link" href={localeAddress(locale, line.href)}>
            {t(cart.chooseNow)}
          </a>
        </p>
      )}
      {price === null && <p className="cart-warning">{t(cart.askForPrice)}</p>}
      {isOut && <p className="cart-warning">{t(cart.soldOutLine)}</p>}
      {!isOut && available !== null && quantity > available && (
        <p className="cart-warning">
          {t(cart.tooMany)}{" "}
          <Button
            variant="outline"
            small
            {...send?.(available - quantity)}
            onClick={() => onStep(line, available - quantity)}
          >
            {t(cart.takeWhatThereIs)}
          </Button>
        </p>
      )}
    </>
  );
}
