import {
  type BrandRefusal,
  deleteBrand,
  getBrandQuestion,
} from "#app/features/catalog-desk/brands/delete-brand.server.ts";
import type { BrandAnswer } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { type Result, refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a brand; its products move to the brand of `into`. Asks first. */
export const action = resourceAction(
  async ({
    db,
    form,
    who,
    confirmed,
  }): Promise<Result<unknown, BrandRefusal | { readonly kind: "to-confirm" }>> =>
    confirmed ? deleteBrand(db, { ...who, into: form.get("into") ?? "" }) : refuse({ kind: "to-confirm" }),
  {
    done: () => ({ path: adminPath("/admin/brands"), flash: "brand-deleted" }),
    refused: async (_, _values, { db, id, confirmed }): Promise<BrandAnswer> => ({
      kind: "to-confirm",
      intoMissing: confirmed,
      ...(await getBrandQuestion(db, id)),
    }),
  },
);
