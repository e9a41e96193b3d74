import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { MakerColumns } from "#app/features/catalog/duties/duties.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId, newId } from "#app/lib/ids.ts";
import type { MakerFillOutcome, MakerFillPreview } from "./maker-fill.ts";

/** Subject of the audit entry that keeps what was there before. */
export const MAKER_FILL = "maker-fill";

/** A product that names no maker itself shows its brand's. */
export const NO_OWN_MAKER: MakerColumns = {
  manufacturerName: null,
  manufacturerAddress: null,
  manufacturerContact: null,
  manufacturerOutsideEu: false,
  responsiblePerson: null,
};

const makerSchema = z.object({
  manufacturerName: z.string().nullable(),
  manufacturerAddress: z.string().nullable(),
  manufacturerContact: z.string().nullable(),
  manufacturerOutsideEu: z.boolean(),
  responsiblePerson: z.string().nullable(),
}) satisfies z.ZodType<MakerColumns>;

/** Details of the audit entry. */
export const makerFillSchema = z.object({
  brandId: z.string(),
  was: makerSchema,
  now: makerSchema,
  changed: z.int(),
  /** Products whose own details were replaced, as they were. */
  before: z.array(z.object({ id: z.string(), was: makerSchema })),
});

type MakerFillNote = z.infer<typeof makerFillSchema>;

interface Asked {
  readonly brandId: string;
  readonly maker: MakerColumns;
}

/** What `fillMaker` would change, without changing it; null when the brand is gone. */
export function previewMakerFill(db: Db, { brandId, maker }: Asked): Promise<MakerFillPreview | null> {
  return inTransaction(db, async (tx) => {
    const brand = await readBrand(tx, brandId);
    if (!brand) return null;
    const { filled, other, same } = sortProducts(await readProducts(tx, brandId), brand, maker);
    return { filled: filled.length, other: other.length, same: same.length };
  });
}

/**
 * Gives a brand its maker, and with it every product of the brand that names none itself. Products with other details
 * of their own keep them, or, with `replace`, lose them and show the brand's. Null when the brand is gone.
 */
export function fillMaker(
  db: Db,
  { brandId, maker, replace, actorId }: Asked & { readonly replace: boolean; readonly actorId: string },
): Promise<MakerFillOutcome | null> {
  return inTransaction(db, async (tx) => {
    const brand = await readBrand(tx, brandId);
    if (!brand) return null;
    const { filled, other } = sortProducts(await readProducts(tx, brandId), brand, maker);
    const replaced = replace ? other : [];
    const kept = other.length - replaced.length;
    const changed = filled.length + replaced.length;
    const isBrandSame = isSameMaker(brand, maker);
    if (isBrandSame && changed === 0) return { changed, kept, undo: null };
    if (!isBrandSame) await tx.update(brands).set(maker).where(eq(brands.id, brandId));
    if (replaced.length > 0)
      await tx
        .update(products)
        .set(NO_OWN_MAKER)
        .where(
          anyOf(
            products.id,
            replaced.map(({ id }) => id),
          ),
        );
    const before = replaced.map((row) => ({ id: row.id, was: makerOf(row) }));
    const details: MakerFillNote = { brandId, was: makerOf(brand), now: maker, changed, before };
    const undo = newId();
    await addAuditEntry(tx, {
      actorId,
      action: "brand.maker-filled",
      subjectType: MAKER_FILL,
      subjectId: undo,
      details,
    });
    await bumpSiteVersion(tx);
    return { changed, kept, undo };
  });
}

export function isSameMaker(one: MakerColumns, other: MakerColumns): boolean {
  return JSON.stringify(makerOf(one)) === JSON.stringify(makerOf(other));
}

/** The columns of a maker and no others, in one order. */
function makerOf(row: MakerColumns): MakerColumns {
  const { manufacturerName, manufacturerAddress, manufacturerContact } = row;
  const { manufacturerOutsideEu, responsiblePerson } = row;
  return {
    manufacturerName,
    manufacturerAddress,
    manufacturerContact,
    manufacturerOutsideEu,
    responsiblePerson,
  };
}

type ProductRow = Awaited<ReturnType<typeof readProducts>>[number];

function sortProducts(rows: readonly ProductRow[], brand: MakerColumns, maker: MakerColumns) {
  const kindOf = (row: ProductRow) => {
    if (row.manufacturerName === null) return isSameMaker(brand, maker) ? "same" : "filled";
    return isSameMaker(row, maker) ? "same" : "other";
  };
  const sorted = Map.groupBy(rows, kindOf);
  const of = (kind: ReturnType<typeof kindOf>) => sorted.get(kind) ?? [];
  return { filled: of("filled"), other: of("other"), same: of("same") };
}

/** The brand, held until the transaction ends, or undefined. */
export async function readBrand(tx: Tx, id: string) {
  if (!isId(id)) return undefined;
  const [brand] = await tx.select().from(brands).where(eq(brands.id, id)).for("no key update");
  return brand;
}

function readProducts(tx: Tx, brandId: string) {
  return tx
    .select({
      id: products.id,
      manufacturerName: products.manufacturerName,
      manufacturerAddress: products.manufacturerAddress,
      manufacturerContact: products.manufacturerContact,
      manufacturerOutsideEu: products.manufacturerOutsideEu,
      responsiblePerson: products.responsiblePerson,
    })
    .from(products)
    .where(and(eq(products.brandId, brandId), isNull(products.parentId)))
    .orderBy(asc(products.id))
    .for("no key update");
}
