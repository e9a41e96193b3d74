import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as request from "#app/i18n/messages/hire/hire-request.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { BinIcon, MinusIcon, PlusIcon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { LINE_PICTURE_SIZES } from "#app/ui/picture-source.ts";
import { datesSearch } from "../basket-address.ts";
import type { BasketLineView, BasketView } from "../basket-view.ts";
import { AddItemButton } from "./add-item-button.tsx";
import { LineHelp, LineState } from "./line-state.tsx";

/** The sizes of a line's picture, as `.cart-line` draws it. */
/** One item with its quantity, its price for the dates, whether it is free, and what goes with it. */
export function BasketLine({ line, view }: { line: BasketLineView; view: BasketView }) {
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, line);
  return (
    <li className="cart-line basket-line">
      <span className="cart-picture">
        <Picture source={line.picture} sizes={LINE_PICTURE_SIZES} decorative className="picture-product" />
      </span>
      <div className="cart-words">
        <a
          className="cart-name"
          href={localeHref(locale, `/dry-hire/item/${line.slug}${datesSearch(view.basket)}`)}
          {...nameLang(locale, line)}
        >
          {keepFigures(name)}
        </a>
        <span className="cart-each">
          {t(messages.aDay, { price: formatMoney(line.dayRateGross) })}{" "}
          {t(messages.aDayNet, { price: formatMoney(line.dayRateNet) })}
        </span>
        <LineState line={line} view={view} />
      </div>
      <div className="basket-more">
        <LineHelp line={line} />
        {line.raised && (
          <p className="cart-warning">
            {t(messages.inPacks, {
              size: line.raised.packSize,
              asked: line.raised.asked,
              quantity: line.line?.quantity ?? 0,
            })}
          </p>
        )}
        <Accessories line={line} />
      </div>
      <div className="basket-foot">
        <Quantity line={line} name={name} />
        <span className="cart-sum basket-sum">
          {line.gross !== null && line.net !== null && (
            <>
              <span className="hidden-visually">
                {t(messages.sumGross, { price: formatMoney(line.gross) })}
              </span>
              <span aria-hidden="true">{formatMoney(line.gross)}</span>
              <span className="basket-sum-net">{t(messages.sumNet, { price: formatMoney(line.net) })}</span>
            </>
          )}
        </span>
        <button
          type="submit"
          name="remove"
          value={line.code}
          className="button-icon cart-remove"
          aria-label={t(messages.removeItem, { item: name })}
          data-tip={t(messages.removeItem, { item: name })}
          data-focus="hire-undo"
        >
          <BinIcon />
        </button>
      </div>
    </li>
  );
}

/** One fewer, the number, one more: by whole packs. */
function Quantity({ line, name }: { line: BasketLineView; name: string }) {
  const t = useT();
  const { id, code, packSize, typedQuantity } = line;
  const field = `quantity-${id}`;
  const isRefused = line.line === null;
  return (
    <div className="cart-stepper basket-quantity">
      <input type="hidden" name="item" value={code} />
      <div className="stepper">
        <StepButton
          value={`${code}*-${packSize}`}
          focus={field}
          disabled={(line.line?.quantity ?? 0) <= packSize}
        >
          <MinusIcon />
        </StepButton>
        <input
          id={field}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={packSize}
          step={packSize}
          defaultValue={typedQuantity}
          aria-label={t(messages.quantityOf, { item: name })}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${field}-error` : undefined}
        />
        <StepButton value={`${code}*${packSize}`} focus={field}>
          <PlusIcon />
        </StepButton>
      </div>
      {isRefused && (
        <p className="field-error" id={`${field}-error`}>
          {t(request.quantity)}
        </p>
      )}
    </div>
  );
}

/**
 * A button that changes the number. It is not in the tab order: the number takes arrows and digits, and a screen reader
 * hears one control.
 */
function StepButton({
  value,
  focus,
  disabled = false,
  children,
}: {
  value: string;
  focus: string;
  disabled?: boolean;
  children: React.ReactNode;
}) {
  return (
    <button
      type="submit"
      name="step"
      value={value}
      className="button-icon"
      tabIndex={-1}
      aria-hidden="true"
      disabled={disabled}
      data-focus={focus}
    >
      {children}
    </button>
  );
}

function Accessories({ line: { included, suggested } }: { line: BasketLineView }) {
  const t = useT();
  const locale = useLocale();
  const named = (item: HireItemName, count: number) =>
    t(messages.count, { count, item: nameIn(locale, item) });
  return (
    <>
      {included.length > 0 && (
        <p className="basket-with">
          {t(messages.comesWith)} {included.map((item) => named(item, item.quantity)).join(", ")}
        </p>
      )}
      {suggested.length > 0 && (
        <div className="basket-with">
          <span>{t(messages.suggested)}</span>{" "}
          {suggested.map((item) => (
            <AddItemButton key={item.id} item={item} quantity={item.quantity} gross={item.gross} />
          ))}
        </div>
      )}
    </>
  );
}
