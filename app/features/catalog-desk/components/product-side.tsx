import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime, formatMoney } from "#app/i18n/formats.ts";
import * as list from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import type { ProductAdmin } from "../product/product-admin.ts";
import { lackWord } from "./list/list-messages.ts";
import { ProductStateWord } from "./list/products-table.tsx";

/** The id of the form, which the button that publishes sends with it. */
export const PRODUCT_FORM = "product-form";

/** What concerns the whole product: its state, ways to look at it, and what can be done with it. */
export function ProductSide({ product }: { product: ProductAdmin }) {
  const t = useT();
  const page = adminPath(`/admin/products/${product.id}`);
  const on = product.status === "published";
  return (
    <aside className="admin-side">
      <span className="product-side-save">
        <Button type="submit" form={PRODUCT_FORM} wide>
          {t(messages.save)}
        </Button>
      </span>
      <ProductStateWord product={product} />
      {product.obstacles.length > 0 && (
        <p className="field-error" id="obstacles">
          {t(list.cannotPublish, { what: product.obstacles.map((one) => t(lackWord(one))).join(", ") })}
        </p>
      )}
      <Button
        type="submit"
        form={PRODUCT_FORM}
        formAction={adminPath(`${page}/publication`)}
        name="on"
        value={on ? "no" : "yes"}
        small
        variant={on ? "outline" : "solid"}
      >
        {t(on ? messages.saveAndUnpublish : messages.saveAndPublish)}
      </Button>
      <form method="post" action={adminPath(`${page}/copies`)}>
        <Button type="submit" variant="quiet" small>
          {t(messages.duplicate)}
        </Button>
      </form>
      {on && (
        <p>
          <a className="link" href={`/shop/product/${product.values.slug}`} target="_blank" rel="noreferrer">
            {t(messages.viewInShop)}
          </a>
        </p>
      )}
      <p className="admin-previews">
        <a className="link" href={`/preview/product/${product.id}`} target="_blank" rel="noreferrer">
          {t(messages.previewEn)}
        </a>
        <a className="link" href={`/ga/preview/product/${product.id}`} target="_blank" rel="noreferrer">
          {t(messages.previewGa)}
        </a>
      </p>
      <details>
        <summary>{t(messages.remove)}</summary>
        <p>{t(list.noUndo)}</p>
        <form method="post" action={adminPath(`${page}/deletion`)}>
          <Button type="submit" variant="outline" small>
            {t(messages.removeSure)}
          </Button>
        </form>
      </details>
    </aside>
  );
}

export function PriceHistory({ product }: { product: ProductAdmin }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="admin-card">
      <h2>{t(messages.priceHistory)}</h2>
      <Facts
        rows={product.prices.map(({ price, from }) => [
          formatDateTime(locale, from),
          price === null ? t(messages.onRequest) : formatMoney(price),
        ])}
      />
    </section>
  );
}
