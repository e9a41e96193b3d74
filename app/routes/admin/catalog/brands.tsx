import { data } from "react-router";
import { BrandTable } from "#app/features/catalog/components/admin/makers-admin.tsx";
import { listAdminBrands } from "#app/features/catalog/makers/makers-admin.server.ts";
import { brandsList } from "#app/features/catalog/makers/makers-admin.ts";
import { BRAND_LIMITS } from "#app/features/catalog-desk/brands/brand-name.ts";
import { addBrand } from "#app/features/catalog-desk/brands/name-brand.server.ts";
import { BrandNameForm } from "#app/features/catalog-desk/components/brand-name-form.tsx";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { brandDeleted } from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/brands.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.brands);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = brandsList.parse(new URL(request.url).searchParams);
  return { query, ...(await listAdminBrands(db, query)) };
}

/** Adds a brand, and opens its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const name = form.get("name") ?? "";
  const added = await withLimits(BRAND_LIMITS, () => addBrand(db, { name, actorId }))({ form });
  if (added.ok) throw redirectWith(context, adminPath(`/admin/brands/${added.value}`), "brand-added");
  return data({ name, fault: added.error.kind }, { status: 422 });
}

export default function BrandsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brands, next, query } = loaderData;
  const { search, missing, after } = query;
  const t = useT();
  const chips = [
    { label: messages.allBrands, missing: false },
    { label: messages.missingOnly, missing: true },
  ];
  return (
    <AdminPage
      title={messages.brands}
      lead={messages.brandsLead}
      actions={
        <>
          <Link className="link" to={adminPath("/admin/brands/missing")}>
            {t(messages.seeGaps)}
          </Link>
          <Link className="link" to={adminPath("/admin/brands/categories")}>
            {t(messages.categories)}
          </Link>
          <ButtonLink variant="solid" small href="#add-brand">
            {t(messages.addBrand)}
          </ButtonLink>
        </>
      }
    >
      <FlashMessage results={{ "brand-deleted": brandDeleted }} />
      <ListFilter
        key={`${search} ${missing}`}
        hidden={missing && <input type="hidden" name="missing" value="1" />}
        tabs={{
          label: t(messages.state),
          tabs: chips.map((chip) => ({
            key: String(chip.missing),
            name: t(chip.label),
            to: brandsList.href({ search, missing: chip.missing, after: "" }),
            isOn: chip.missing === missing,
          })),
        }}
      >
        <SearchField name="search" label={t(messages.search)} defaultValue={search} />
      </ListFilter>
      {brands.length === 0 ? (
        <EmptyState title={t(messages.noBrands)}>{t(messages.noBrandsText)}</EmptyState>
      ) : (
        <BrandTable brands={brands} />
      )}
      <ListPages
        first={after && brandsList.href({ ...query, after: "" })}
        next={next && brandsList.href({ ...query, after: next })}
      />
      <section id="add-brand" className="width-wide">
        <BrandNameForm
          action={adminPath("/admin/brands")}
          button={messages.addBrand}
          name={actionData?.name ?? ""}
          fault={actionData?.fault ?? null}
        />
      </section>
    </AdminPage>
  );
}
