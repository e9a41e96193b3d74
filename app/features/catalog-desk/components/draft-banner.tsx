import { ChangeDraftBanner } from "#app/features/change-drafts/components/change-draft-banner.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatRate } from "#app/i18n/formats.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { parseVatRate } from "#app/lib/vat.ts";

import type { TreeChoice } from "../catalog-desk.ts";
import type { ProductAdmin } from "../product/product-admin.ts";
import type { ProductDraft } from "../product/product-draft.ts";
import { fieldLabel } from "./form-messages.ts";

interface ProductDraftBannerProps {
  readonly product: ProductAdmin;
  readonly draft: ProductDraft;
  readonly categories: readonly TreeChoice[];
  readonly brands: readonly TreeChoice[];
  /** Pictures that the draft or the product names. */
  readonly pictures: readonly LibraryItem[];
}

/** The banner of a product whose form holds the draft of a change. */
export function ProductDraftBanner({ product, draft, ...names }: ProductDraftBannerProps) {
  const t = useT();
  return (
    <ChangeDraftBanner
      draft={draft}
      published={product.status === "published"}
      scope={drafts.productScope}
      differences={draft.differing.map((path) => ({
        path,
        before: shownText(path, product.values[path] ?? "", names),
        after: shownText(path, draft.values[path] ?? "", names),
      }))}
      conflicting={draft.conflicting}
      label={(path) => fieldLabel(t, path)}
      discardAt={adminPath(`/admin/products/${product.id}/draft/deletion`)}
    />
  );
}

/** A field's stored text as people read it: names for ids, no tags, a tick for "yes". */
function shownText(
  path: string,
  value: string,
  { categories, brands, pictures }: Omit<ProductDraftBannerProps, "product" | "draft">,
): string {
  const named = (of: (id: string) => string | undefined) =>
    value
      .split(",")
      .filter(Boolean)
      .map((id) => of(id) ?? "?")
      .join(", ");
  if (/(^|\.)pictures?$/.test(path)) return named((id) => pictures.find((item) => item.id === id)?.filename);
  if (path === "categories") return named((id) => categories.find((category) => category.id === id)?.name);
  if (path === "brand") return named((id) => brands.find((brand) => brand.id === id)?.name);
  if (path === "vatRate") return `${formatRate(parseVatRate(value) ?? 0)}%`;
  if (/description/i.test(path)) return collapseSpaces(value.replace(/<[^<>]*>/g, " "));
  return value === "yes" ? "✓" : value;
}
