import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";

/** What an action of a product works with. */
export interface ProductWork {
  readonly id: string;
  readonly actorId: string;
  readonly form: FormFields;
  /** A field's text; empty where there is none. */
  readonly field: (name: string) => string;
}

/** The result that a page shows: the product's, unless another is named. */
export interface ProductOutcome {
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
export async function changeProduct<Body = never>(
  { request, context, params: { id } }: ActionArgs,
  change: (input: ProductWork) => Promise<ProductOutcome | Returned<Body>>,
) {
  if (!isId(id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const field = (name: string): string => form.get(name) ?? "";
  const result = await change({ id, actorId, form, field });
  if ("returned" in result) return result.returned;
  const { flash, page = id } = result;
  return redirectWith(
    context,
    page === null ? adminPath("/admin/products") : adminPath(`/admin/products/${page}`),
    flash,
  );
}

/** The result of every action for a product that was deleted. */
export const GONE: ProductOutcome = { flash: "product-gone", page: null };
