import { Outlet } from "react-router";
import type { CategoryAnswer } from "#app/features/catalog-desk/categories/category-tree-admin.ts";
import { filterTree } from "#app/features/catalog-desk/categories/filter-tree.ts";
import { listAdminCategories } from "#app/features/catalog-desk/categories/list-categories.server.ts";
import { categoryTree } from "#app/features/catalog-desk/categories/tree-query.ts";
import {
  CategoryChanged,
  CategoryResult,
  CategoryTreeAdmin,
} from "#app/features/catalog-desk/components/categories/categories-admin.tsx";
import { AddCategory } from "#app/features/catalog-desk/components/categories/category-forms.tsx";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { findMediaItems, listLibrary } from "#app/features/media/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/categories-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import "#app/features/catalog-desk/components/categories/categories.css";
import type { Route } from "./+types/route.ts";
import { changeCategory } from "./change-category.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const categories = await listAdminCategories(db);
  const [{ items }, chosen] = await Promise.all([
    listLibrary(db, FIRST_PAGE),
    findMediaItems(
      db,
      categories.map(({ picture }) => picture),
    ),
  ]);
  return { categories, library: [...items, ...chosen], query: categoryTree.parse(url.searchParams) };
}

export function action(args: Route.ActionArgs) {
  return changeCategory(args, "add");
}

/** Categories that a screen shows without scrolling; a longer tree has a filter. */
const SCREENFUL = 12;

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData;
  const t = useT();
  const answer = useActionResult<CategoryAnswer>();
  const flash = useFlash();
  const values = answer?.values ?? null;
  const changed = flash?.name === "category-changed" ? flash.id : null;
  const query = { ...loaderData.query, open: values?.id || answer?.asked?.id || loaderData.query.open };
  const { open, search } = query;
  const { shown, hits } = filterTree(categories, query);
  const inRow = shown.some(({ id }) => id === open && (id === answer?.id || id === changed));
  return (
    <AdminPage title={messages.title}>
      {!inRow && <CategoryChanged />}
      {answer && !inRow && <CategoryResult answer={answer} categories={categories} query={query} />}
      {(categories.length > SCREENFUL || search !== "") && (
        <ListFilter key={search} count={<ListCount n={hits} all={categories.length} />}>
          <SearchField label={t(messages.find)} name="search" defaultValue={search} />
        </ListFilter>
      )}
      <ListRows
        isEmpty={search !== "" && shown.length === 0}
        empty={{ title: messages.noneFound, text: messages.noneFoundHint }}
        all={{ to: adminPath("/admin/categories"), label: messages.showAll }}
      >
        <PickerLibrary value={loaderData.library}>
          <CategoryTreeAdmin
            categories={categories}
            shown={shown}
            values={values?.id ? values : null}
            query={query}
            changed={inRow ? changed : null}
            answer={answer}
          />
        </PickerLibrary>
      </ListRows>
      <AddCategory categories={categories} values={values && !values.id ? values : null} />
      <Outlet />
    </AdminPage>
  );
}
