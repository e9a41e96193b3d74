import { and, eq, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId } from "#app/lib/ids.ts";
import { isSameMaker, MAKER_FILL, makerFillSchema, readBrand } from "./fill-maker.server.ts";

interface Asked {
  readonly brandId: string;
  /** The batch that `fillMaker` gave. */
  readonly batch: string;
  readonly actorId: string;
}

/**
 * Takes back `fillMaker`: the brand gets its maker of before, and products that lost their own get it back. What
 * somebody has changed since is left as it is; `left` counts that. Null when there is no such change of the brand.
 */
export async function undoMakerFill(
  db: Db,
  { brandId, batch, actorId }: Asked,
): Promise<{ readonly left: number } | null> {
  if (!isId(batch)) return null;
  return inTransaction(db, async (tx) => {
    const brand = await readBrand(tx, brandId);
    const note = await readNote(tx, batch);
    if (!brand || note?.brandId !== brandId) return null;
    const isAsLeft = isSameMaker(brand, note.now);
    if (isAsLeft) await tx.update(brands).set(note.was).where(eq(brands.id, brandId));
    let restored = 0;
    for (const { id, was } of note.before) {
      const rows = await tx
        .update(products)
        .set(was)
        .where(and(eq(products.id, id), eq(products.brandId, brandId), isNull(products.manufacturerName)))
        .returning({ id: products.id });
      restored += rows.length;
    }
    const left = note.before.length - restored + (isAsLeft ? 0 : 1);
    if (isAsLeft || restored > 0) {
      const details = { products: restored, of: batch };
      await addAuditEntry(tx, { actorId, action: "brand.maker-fill-undone", subjectId: brandId, details });
      await bumpSiteVersion(tx);
    }
    return { left };
  });
}

async function readNote(tx: Tx, batch: string) {
  const [entry] = await tx
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, MAKER_FILL), eq(auditLog.subjectId, batch)));
  return makerFillSchema.safeParse(entry?.details).data;
}
