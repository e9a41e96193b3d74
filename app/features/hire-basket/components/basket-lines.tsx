import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as request from "#app/i18n/messages/hire/hire-request.ts";
import * as rider from "#app/i18n/messages/hire/rider.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { basketSearch, datesSearch } from "../basket-address.ts";
import type { BasketView, RemovedBasketLine } from "../basket-view.ts";
import { BasketLine } from "./basket-line.tsx";

/** Every line of the basket, what could not be read of it, and the field that adds by code. */
export function BasketLines({ view }: { view: BasketView }) {
  const t = useT();
  const locale = useLocale();
  const { lines, removed, unknown, tooManyLines } = view;
  const before = removed ? lines.slice(0, removed.at) : lines;
  const after = removed ? lines.slice(removed.at) : [];
  return (
    <div className="basket-lines">
      {tooManyLines && <AlertBanner>{t(request.tooManyLines)}</AlertBanner>}
      {unknown.length > 0 && (
        <Banner>{unknown.map((item) => t(messages.unknown, { item })).join(" ")}</Banner>
      )}
      <ul className="cart-lines">
        {before.map((line) => (
          <BasketLine key={line.id} line={line} view={view} />
        ))}
        {removed && <Removed removed={removed} />}
        {after.map((line) => (
          <BasketLine key={line.id} line={line} view={view} />
        ))}
      </ul>
      <AddByCode view={view} />
      <p>
        <ButtonLink
          variant="quiet"
          small
          href={localeHref(locale, `/dry-hire/browse${datesSearch(view.basket)}`)}
        >
          {t(messages.addMore)}
        </ButtonLink>{" "}
        <ButtonLink
          variant="quiet"
          small
          href={localeHref(locale, `/dry-hire/rider${basketSearch(view.basket)}`)}
        >
          {t(rider.link)}
        </ButtonLink>
      </p>
    </div>
  );
}

/** What is shown instead of a line that was taken out. */
function Removed({ removed: { item, quantity, at } }: { removed: RemovedBasketLine }) {
  const t = useT();
  const locale = useLocale();
  return (
    <li className="basket-removed">
      <span>{t(messages.removed, { item: nameIn(locale, item) })}</span>
      <SubmitButton
        id="hire-undo"
        variant="outline"
        small
        name="restore"
        value={`${item.code}*${quantity}*${at}`}
        data-focus={`quantity-${item.id}`}
      >
        {t(ui.undo)}
      </SubmitButton>
    </li>
  );
}

function AddByCode({ view: { addFault } }: { view: BasketView }) {
  const t = useT();
  const item = addFault?.typed.split("*")[0] ?? "";
  const fault =
    addFault?.kind === "quantity" ? t(request.quantity) : addFault && t(request.unknownItem, { item });
  return (
    <div className="field">
      <label className="field-label" htmlFor="hire-add">
        {t(messages.addByCode)}
      </label>
      <p className="field-hint" id="hire-add-hint">
        {t(messages.addByCodeHint)}
      </p>
      {fault && (
        <p className="field-error" id="hire-add-error">
          {fault}
        </p>
      )}
      <span className="basket-add-row">
        <input
          id="hire-add"
          name="add"
          type="text"
          className="input"
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={addFault?.typed ?? ""}
          aria-describedby={fault ? "hire-add-error hire-add-hint" : "hire-add-hint"}
          aria-invalid={fault ? true : undefined}
        />
        <SubmitButton variant="outline" data-focus="hire-add">
          {t(messages.add)}
        </SubmitButton>
      </span>
    </div>
  );
}
