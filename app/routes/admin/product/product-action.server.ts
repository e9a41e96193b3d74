import type { ReturnedStockChange } from "#app/features/catalog-desk/stock-change.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";
import type { ReturnedForm } from "./save-form.server.ts";

const LIST = adminPath("/admin/products");

/** The result that a page shows: the product's, unless another is named. */
interface ProductOutcome {
  readonly flash: Flash | PlainFlash;
  /** The product whose page follows; null for the list. */
  readonly page?: string | null;
}

type Refusal = { readonly kind: "not-found" } | ReturnedForm | ReturnedStockChange;

/**
 * The action of a product's resource. Done, it leads to the page that shows the result; of a product that is gone, to
 * the list. A form that is refused comes back.
 */
export const productAction = (change: (work: ResourceWork) => Promise<Result<ProductOutcome, Refusal>>) =>
  resourceAction(change, {
    isLong: true,
    done: ({ id }, { flash, page = id }) => ({
      path: page === null ? LIST : adminPath(`/admin/products/${page}`),
      flash,
    }),
    gone: { path: LIST, flash: "product-gone" },
    refused: (returned) => returned,
  });
