import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { refuseTaken } from "#app/db/refuse-taken.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";
import type { BrandNameFault } from "./brand-name.ts";

interface Named {
  /** The name as typed. */
  readonly name: string;
  readonly actorId: string;
}

interface Refused<Kind extends BrandNameFault> {
  readonly kind: Kind;
}

/** Adds a brand without a maker. The value is its id. Refuses an empty name, and one of another brand in any case. */
export function addBrand(
  db: Db,
  { name: typed, actorId }: Named,
): Promise<Result<string, Refused<"needed" | "taken">>> {
  const name = cleanText(typed);
  return refuseTaken<string, Refused<"needed" | "taken">>({ refusal: { kind: "taken" } }, () =>
    inTransaction(db, async (tx) => {
      const fault = await nameFault(tx, name, null);
      if (fault) return refuse({ kind: fault });
      const taken = await tx.select({ slug: brands.slug }).from(brands);
      const id = newId();
      const slug = uniqueSlug(name, new Set(taken.map((brand) => brand.slug)), "brand");
      await tx.insert(brands).values({ id, name, slug });
      await addAuditEntry(tx, { actorId, action: "brand.added", subjectId: id, details: { name } });
      await bumpSiteVersion(tx);
      return ok(id);
    }),
  );
}

/**
 * Renames a brand; its products are found by the new name. Its address in the shop stays. Refuses what `addBrand`
 * refuses, and a brand that was deleted.
 */
export function renameBrand(
  db: Db,
  { id, name: typed, actorId }: Named & { readonly id: string },
): Promise<Result<null, Refused<BrandNameFault>>> {
  const name = cleanText(typed);
  return refuseTaken<null, Refused<BrandNameFault>>({ refusal: { kind: "taken" } }, () =>
    inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for("no key update");
      if (!row) return refuse({ kind: "not-found" });
      if (row.name === name) return ok(null);
      const fault = await nameFault(tx, name, id);
      if (fault) return refuse({ kind: fault });
      await tx.update(brands).set({ name }).where(eq(brands.id, id));
      const carriers = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, id));
      await renewSearchText(
        tx,
        carriers.map((carrier) => carrier.id),
      );
      await addAuditEntry(tx, {
        actorId,
        action: "brand.renamed",
        subjectId: id,
        details: { from: row.name, to: name },
      });
      await bumpSiteVersion(tx);
      return ok(null);
    }),
  );
}

async function nameFault(tx: Tx, name: string, brandId: string | null): Promise<"needed" | "taken" | null> {
  if (name === "") return "needed";
  const [other] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(
      and(eq(sql`lower(${brands.name})`, name.toLowerCase()), brandId ? ne(brands.id, brandId) : undefined),
    )
    .limit(1);
  return other ? "taken" : null;
}
