import { data } from "react-router";
import { changeCategories } from "#app/features/catalog-desk/categories/change-categories.server.ts";
import { listAdminCategories } from "#app/features/catalog-desk/categories/list-categories.server.ts";
import {
  AddCategory,
  CategoryResult,
  CategoryTreeAdmin,
} from "#app/features/catalog-desk/components/categories/categories-admin.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as messages from "#app/i18n/messages/categories-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";
import "#app/features/catalog-desk/components/categories/categories.css";
import type { Route } from "./+types/categories.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    categories: await listAdminCategories(context.get(appContext).db),
    open: url.searchParams.get("open"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 200);
  const id = text("id");
  const done = await changeCategories(db, { form, actorId });
  if (done.ok) return data({ id, problem: null, typed: null, asked: done.value });
  const named = { id, name: text("name"), nameGa: text("nameGa"), slug: text("slug") };
  const ticks = { hidden: form.has("hidden"), electrical: form.has("electrical") };
  const conflict = done.error.kind === "changed-meanwhile";
  const typed = form.has("name") ? { ...named, ...ticks, parent: text("parent"), conflict } : null;
  return data({ id, problem: done.error.kind, typed, asked: null }, { status: 422 });
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { categories } = loaderData;
  const typed = actionData?.typed ?? null;
  const open = typed?.id || actionData?.asked?.id || loaderData.open;
  const inRow = categories.some(({ id }) => id === open && id === actionData?.id);
  return (
    <div className="admin-page">
      <header className="admin-head">
        <h1 className="step-3">
          {t(messages.title)} <Companion of={messages.title} />
        </h1>
      </header>
      {actionData && !inRow && <CategoryResult answer={actionData} categories={categories} />}
      <CategoryTreeAdmin
        categories={categories}
        typed={typed?.id ? typed : null}
        open={open}
        answer={actionData ?? null}
      />
      <AddCategory categories={categories} typed={typed && !typed.id ? typed : null} />
    </div>
  );
}
