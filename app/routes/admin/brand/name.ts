import { BRAND_LIMITS } from "#app/features/catalog-desk/brands/brand-name.ts";
import { renameBrand } from "#app/features/catalog-desk/brands/name-brand.server.ts";
import type { BrandAnswer } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Renames a brand. */
export const action = resourceAction(
  withLimits(BRAND_LIMITS, ({ db, form, who }: ResourceWork) =>
    renameBrand(db, { ...who, name: form.get("name") ?? "" }),
  ),
  {
    done: ({ id }) => ({ path: adminPath(`/admin/brands/${id}`), flash: "brand-saved" }),
    refused: ({ kind: fault }, _, { form }): BrandAnswer => ({
      kind: "name-refused",
      name: form.get("name") ?? "",
      fault,
    }),
  },
);
