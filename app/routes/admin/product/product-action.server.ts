import { type ResourceArgs, type ResourceWork, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";

/** The result that a page shows: the product's, unless another is named. */
interface ProductOutcome {
  readonly flash: Flash | PlainFlash;
  /** The address of the page to return to; null for the list. */
  readonly page?: string | null;
}

/** A form that the page shows again in place of a redirect. */
interface Returned<Body> {
  readonly returned: Body;
}

/**
 * The action of a product's resource: runs `change`, then redirects to the page that shows its result, or answers
 * with the form that it refused.
 */
export const productAction =
  <Body = never>(change: (work: ResourceWork) => Promise<ProductOutcome | Returned<Body>>) =>
  async (args: ResourceArgs) => {
    const work = await readWork(args);
    const result = await change(work);
    if ("returned" in result) return result.returned;
    const { flash, page = work.id } = result;
    const path = page === null ? adminPath("/admin/products") : adminPath(`/admin/products/${page}`);
    return redirectWith(work.context, path, flash);
  };

/** The result of every action for a product that was deleted. */
export const GONE: ProductOutcome = { flash: "product-gone", page: null };
