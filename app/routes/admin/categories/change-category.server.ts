import { data } from "react-router";
import {
  CATEGORY_LIMITS,
  type CategoryAnswer,
} from "#app/features/catalog-desk/categories/category-tree-admin.ts";
import {
  type CategoryChange,
  changeCategories,
} from "#app/features/catalog-desk/categories/change-categories.server.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";

/**
 * The action of a category's resource, or of the page: changes the tree, then redirects to it with the same category
 * open. When it is refused, or asks first, the tree is rendered with the reason and what was typed. A new category has
 * no id.
 */
export async function changeCategory(
  { request, context, params: { id = "" } }: ActionArgs<{ readonly id?: string | undefined }>,
  change: CategoryChange,
) {
  const { db, actorId, form } = await readPost({ request, context });
  const apply = (work: { readonly form: FormFields }) =>
    changeCategories(db, { change, id, actorId, ...work });
  // The form of an open category has a button to delete it, too, which stores none of its texts.
  const isStored = change === "add" || change === "save";
  const done = await (isStored ? withLimits(CATEGORY_LIMITS, apply) : apply)({ form });
  if (!done.ok) {
    const text = (name: string) => form.text(name);
    const named = { id, name: text("name"), nameGa: text("nameGa"), slug: text("slug") };
    const intro = {
      text: form.lines("text"),
      textGa: form.lines("textGa"),
      picture: form.getAll("picture").at(-1) ?? "",
    };
    const ticks = { hidden: form.ticked("hidden"), electrical: form.ticked("electrical") };
    const conflict = done.error.kind === "conflict";
    const values = form.has("name")
      ? { ...named, ...intro, ...ticks, parent: text("parent"), conflict }
      : null;
    const answer: CategoryAnswer = { id, refusal: done.error.kind, values, asked: null };
    return data(answer, { status: conflict ? 409 : 422 });
  }
  if (done.value) {
    const answer: CategoryAnswer = { id, refusal: null, values: null, asked: done.value };
    return data(answer, { status: 200 });
  }
  const { search } = new URL(request.url);
  const page = `${adminPath("/admin/categories")}${search}${id && `#${id}`}`;
  throw redirectWith(context, page, isId(id) ? { name: "category-changed", id } : "category-added");
}
