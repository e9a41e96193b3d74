import { slugPath } from "#app/features/catalog/slug-path.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import type { ProductAdmin } from "../product/product-admin.ts";

/** The id of the form, which buttons outside it send. */
export const PRODUCT_FORM = "product-form";

/** Ids of the forms that copy and delete the product: their buttons are among the fields of another form. */
export const COPY_FORM = "product-copies";
export const DELETION_FORM = "product-deletion";

/** The address at which the form of a product is saved as a draft. */
export function productDraftPath(id: string) {
  return adminPath(`/admin/products/${id}/draft`);
}

interface ActionsProps {
  /** The product; null before it is stored. */
  readonly product: ProductAdmin | null;
}

/** The likeliest actions of a product, for the head of its page. */
export function ProductActions({ product }: ActionsProps) {
  const t = useT();
  return (
    <>
      {product?.status === "published" && (
        <ButtonLink
          variant="outline"
          small
          href={slugPath("product", product.values.slug ?? "")}
          target="_blank"
          rel="noreferrer"
        >
          {t(messages.viewInShop)}
        </ButtonLink>
      )}
      <span className="row row-tight product-head-save">
        <SaveButtons product={product} small isSecond={product !== null && product.status !== "published"} />
      </span>
      {product && product.status !== "published" && <PublicationButton product={product} />}
    </>
  );
}

/** Saves what the form holds: at once, or for something published as a draft that visitors do not see. */
export function SaveButtons({
  product,
  small = false,
  isSecond = false,
}: ActionsProps & {
  readonly small?: boolean;
  /** Another button beside it is the likeliest. */
  readonly isSecond?: boolean;
}) {
  const t = useT();
  const published = product?.status === "published";
  const hasDraft = Boolean(product?.draft);
  return (
    <>
      {product && (published || hasDraft) && (
        <SubmitButton
          form={PRODUCT_FORM}
          formAction={productDraftPath(product.id)}
          variant="outline"
          small={small}
        >
          {t(hasDraft ? drafts.saveDraft : drafts.saveAsDraft)}
        </SubmitButton>
      )}
      <SubmitButton form={PRODUCT_FORM} small={small} {...(isSecond && { variant: "outline" as const })}>
        {t(published && hasDraft ? drafts.publishChanges : messages.save)}
      </SubmitButton>
    </>
  );
}

/** Saves the form, then publishes the product or takes it offline. */
export function PublicationButton({ product }: { readonly product: ProductAdmin }) {
  const t = useT();
  const on = product.status === "published";
  return (
    <SubmitButton
      form={PRODUCT_FORM}
      formAction={adminPath(`/admin/products/${product.id}/publication`)}
      name="on"
      value={on ? "no" : "yes"}
      small
      variant={on ? "outline" : "solid"}
    >
      {t(on ? messages.saveAndUnpublish : messages.saveAndPublish)}
    </SubmitButton>
  );
}

/** The forms of the buttons that copy and delete the product. */
export function ProductActionForms({ id }: { readonly id: string }) {
  const page = adminPath(`/admin/products/${id}`);
  return (
    <>
      <form method="post" action={adminPath(`${page}/copies`)} id={COPY_FORM} />
      <form method="post" action={adminPath(`${page}/deletion`)} id={DELETION_FORM} />
    </>
  );
}
