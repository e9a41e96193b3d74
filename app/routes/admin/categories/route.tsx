import { Outlet } from "react-router";
import type { CategoryAnswer } from "#app/features/catalog-desk/categories/category-tree-admin.ts";
import { listAdminCategories } from "#app/features/catalog-desk/categories/list-categories.server.ts";
import {
  CategoryChanged,
  CategoryResult,
  CategoryTreeAdmin,
} from "#app/features/catalog-desk/components/categories/categories-admin.tsx";
import { AddCategory } from "#app/features/catalog-desk/components/categories/category-forms.tsx";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { findItems, listLibrary } from "#app/features/media/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as messages from "#app/i18n/messages/catalog-admin/categories-admin.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";
import "#app/features/media/components/media.css";
import "#app/features/catalog-desk/components/list/products.css";
import "#app/features/catalog-desk/components/categories/categories.css";
import type { Route } from "./+types/route.ts";
import { changeCategory } from "./change-category.server.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const categories = await listAdminCategories(db);
  const [{ items }, chosen] = await Promise.all([
    listLibrary(db, FIRST_PAGE),
    findItems(
      db,
      categories.map(({ picture }) => picture),
    ),
  ]);
  return { categories, library: [...items, ...chosen], open: url.searchParams.get("open") };
}

export function action(args: Route.ActionArgs) {
  return changeCategory(args, "add");
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData;
  const answer = useActionResult<CategoryAnswer>();
  const flash = useFlash();
  const typed = answer?.typed ?? null;
  const changed = flash?.name === "category-changed" ? flash.id : null;
  const open = typed?.id || answer?.asked?.id || loaderData.open;
  const inRow = categories.some(({ id }) => id === open && (id === answer?.id || id === changed));
  return (
    <AdminPage title={messages.title}>
      {!inRow && <CategoryChanged />}
      {answer && !inRow && <CategoryResult answer={answer} categories={categories} />}
      <PickerLibrary value={loaderData.library}>
        <CategoryTreeAdmin
          categories={categories}
          typed={typed?.id ? typed : null}
          open={open}
          changed={inRow ? changed : null}
          answer={answer}
        />
      </PickerLibrary>
      <AddCategory categories={categories} typed={typed && !typed.id ? typed : null} />
      <Outlet />
    </AdminPage>
  );
}
