import { ChangeDraftBanner } from "#app/features/change-drafts/components/change-draft-banner.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatRate } from "#app/i18n/formats.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import type { TextDifference } from "#app/lib/text/text-difference.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { parseVatRate } from "#app/lib/vat.ts";
import type { TreeChoice } from "../catalog-desk.ts";
import type { ProductAdmin } from "../product/product-admin.ts";
import type { ProductDraft } from "../product/product-draft.ts";
import { CHOICE_WORDS } from "./choice-words.ts";
import { fieldLabel } from "./form-messages.ts";

interface Named {
  readonly categories: readonly TreeChoice[];
  readonly brands: readonly TreeChoice[];
  /** Pictures that the draft or the product names. */
  readonly pictures: readonly LibraryItem[];
}

interface ProductDraftBannerProps extends Named {
  readonly product: Pick<ProductAdmin, "id" | "status" | "values">;
  readonly draft: ProductDraft;
}

/** The banner of a product whose form holds the draft of a change. */
export function ProductDraftBanner({ product, draft, ...named }: ProductDraftBannerProps) {
  const t = useT();
  return (
    <ChangeDraftBanner
      draft={draft}
      published={product.status === "published"}
      scope={drafts.productScope}
      differences={draft.differing.map((path) => {
        const kind = kindOf(path);
        const shown = (value = "") => shownText(t, path, value, named);
        const texts = { before: shown(product.values[path]), after: shown(draft.values[path]) };
        return { path, ...texts, ...(kind && { kind }) };
      })}
      conflicting={draft.conflicting}
      label={(path) => fieldLabel(t, path)}
      discardAt={adminPath(`/admin/products/${product.id}/draft/deletion`)}
    />
  );
}

const TICK =
  /^(?:featured|soldIndividually|hasBatteries|manufacturerOutsideEu|v\.[^.]+\.(?:offered|remove))$/;
const OPTION = /^v\.[^.]+\.o\./;

function kindOf(path: string): TextDifference["kind"] {
  if (TICK.test(path)) return "tick";
  if (/^sale(?:From|To)$/.test(path)) return "instant";
  const hasOneOfSeveral = path in CHOICE_WORDS || path === "brand" || path === "vatRate" || OPTION.test(path);
  return hasOneOfSeveral ? "choice" : undefined;
}

/** A field's stored text as `TextDifference` takes it: words for choices, names for ids, no tags. */
function shownText(
  t: Translate,
  path: string,
  value: string,
  { categories, brands, pictures }: Named,
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
  if (/^sale(?:From|To)$/.test(path)) return fromIrishInput(value)?.toISOString() ?? "";
  if (OPTION.test(path)) return value || t(messages.any);
  if (/description/i.test(path)) return collapseSpaces(value.replace(/<[^<>]*>/g, " "));
  const word = CHOICE_WORDS[path]?.[value];
  return word ? t(word) : value;
}
