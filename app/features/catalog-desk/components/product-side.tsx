import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as list from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { ProductAdmin } from "../product/product-admin.ts";
import { hintsOf, type ProductHint } from "../product/product-hints.ts";
import { lackWord, MISSING_MESSAGES } from "./list/list-messages.ts";
import { COPY_FORM, DELETION_FORM, PublicationButton } from "./product-actions.tsx";

const HINTS: Readonly<Record<ProductHint, Message>> = {
  irish: MISSING_MESSAGES.irish,
  alt: messages.withoutAlt,
  category: messages.withoutCategory,
  "variation-sku": messages.variationWithoutSku,
};

/** What the product lacks, ways to look at it, and what can be done with the whole of it. */
export function ProductStateCard({ product }: { readonly product: ProductAdmin }) {
  const t = useT();
  const { id, obstacles } = product;
  const published = product.status === "published";
  const hints = hintsOf(product);
  return (
    <section className="admin-card product-section" aria-labelledby="product-state">
      <h2 id="product-state">{t(messages.publishing)}</h2>
      {obstacles.length > 0 && (
        <p className="field-error" id="obstacles">
          {t(list.cannotPublish, { what: obstacles.map((obstacle) => t(lackWord(obstacle))).join(", ") })}
        </p>
      )}
      {hints.length > 0 && (
        <ul className="muted">
          {hints.map((hint) => (
            <li key={hint}>{t(HINTS[hint])}</li>
          ))}
        </ul>
      )}
      {published && <PublicationButton product={product} />}
      <p className="admin-previews">
        <a
          className="link link-block"
          href={localeHref("en", `/preview/product/${id}`)}
          target="_blank"
          rel="noreferrer"
        >
          {t(messages.previewEn)}
        </a>
        <a
          className="link link-block"
          href={localeHref("ga", `/preview/product/${id}`)}
          target="_blank"
          rel="noreferrer"
        >
          {t(messages.previewGa)}
        </a>
      </p>
      <SubmitButton form={COPY_FORM} variant="outline" small>
        {t(messages.duplicate)}
      </SubmitButton>
      <details className="product-deletion">
        <summary>{t(messages.remove)}</summary>
        <p>{t(list.noUndo)}</p>
        <SubmitButton form={DELETION_FORM} variant="danger" small>
          {t(messages.removeSure)}
        </SubmitButton>
      </details>
    </section>
  );
}
