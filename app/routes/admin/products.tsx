import { data, Link } from "react-router";
import { BulkBar, BulkDone, BulkQuestion } from "#app/features/assortment/components/bulk-bar.tsx";
import { ProductsFilter } from "#app/features/assortment/components/products-filter.tsx";
import { ProductsTable } from "#app/features/assortment/components/products-table.tsx";
import { listBrandChoices, listCategoryChoices } from "#app/features/assortment/list-choices.server.ts";
import { listDeskProducts } from "#app/features/assortment/list-products.server.ts";
import { isNarrowed, parseProductsQuery, productsHref } from "#app/features/assortment/list-query.ts";
import { submitMany } from "#app/features/assortment/submit-many.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as words from "#app/i18n/messages/assortment.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/products";
import "#app/features/content/components/desk/desk.css";
import "#app/features/content/components/desk/desk-form.css";
import "#app/features/assortment/components/products.css";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: `${words.products.en} – ItsShowTime` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = parseProductsQuery(new URL(request.url).searchParams);
  const [list, categories, brands] = await Promise.all([
    listDeskProducts(db, query),
    listCategoryChoices(db),
    listBrandChoices(db),
  ]);
  return { query, categories, brands, ...list };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const answer = await submitMany(db, { form: await postedForm(request), actorId, now: clock.now() });
  return data(answer, { status: answer.kind === "refused" ? 422 : 200 });
}

const BULK = "many";

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { query, products, next, categories, brands } = loaderData;
  const choices = { categories, brands };
  const here = productsHref(query);
  return (
    <div className="desk-page products-page">
      <header className="desk-head">
        <h1 className="text-step-3">
          {t(words.products)} <Companion of={words.products} />
        </h1>
        <p className="text-soft">{t(words.tableHint)}</p>
        <ButtonRouteLink to="/admin/products/new" data-key="n">
          {t(words.newProduct)}
        </ButtonRouteLink>
      </header>
      <ManyAnswer answer={actionData} back={here} />
      <ProductsFilter query={query} {...choices} />
      {products.length === 0 ? (
        <EmptyState
          title={t(words.none)}
          action={
            (isNarrowed(query) || query.after) && (
              <ButtonRouteLink look="line" to="/admin/products">
                {t(words.clear)}
              </ButtonRouteLink>
            )
          }
        >
          {t(words.noneHint)}
        </EmptyState>
      ) : (
        <>
          <ProductsTable products={products} columns={query.columns} form={BULK} />
          <BulkBar id={BULK} {...choices} />
        </>
      )}
      <p className="flex flex-wrap gap-5">
        {query.after && <Link to={productsHref({ ...query, after: null })}>{t(words.firstPage)}</Link>}
        {next && (
          <Link to={productsHref(next)} className="underline" rel="next">
            {t(words.nextPage)}
          </Link>
        )}
        <a className="underline" href={productsHref({ ...query, after: null }, "/admin/products/export")}>
          {t(words.exportCsv)}
        </a>
      </p>
    </div>
  );
}

function ManyAnswer({ answer, back }: { answer: Route.ComponentProps["actionData"]; back: string }) {
  const t = useT();
  switch (answer?.kind) {
    case "ask":
      return <BulkQuestion {...answer} back={back} />;
    case "done":
      return <BulkDone outcome={answer.outcome} />;
    case "undone":
      return (
        <Notice kind="ok" role="status">
          {answer.left === 0 ? t(words.undone) : t(words.undoneExcept, { n: answer.left })}
        </Notice>
      );
    case "refused":
      return (
        <Notice kind="fault" role="alert">
          {t(answer.why === "none-chosen" ? words.noneChosen : words.badValue)}
        </Notice>
      );
    default:
      return null;
  }
}
