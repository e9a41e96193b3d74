import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuoteLines, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { SupplierUses } from "./supplier-uses.ts";

/** Most hires and most quotes that are named. */
const MAX_USES = 10;

/** What names a supplier. Sub-hires that were cancelled count: they say who was asked. */
export async function listSupplierUses(db: Db, supplierId: string): Promise<SupplierUses> {
  const asked = db
    .select({ id: hireSubhires.hireId })
    .from(hireSubhires)
    .where(eq(hireSubhires.supplierId, supplierId));
  const quoted = db
    .select({ id: hireQuoteVersions.quoteId })
    .from(hireQuoteLines)
    .innerJoin(hireQuoteVersions, eq(hireQuoteVersions.id, hireQuoteLines.versionId))
    .where(eq(hireQuoteLines.supplierId, supplierId));
  return {
    hires: await db
      .select({ id: hires.id, number: hires.number })
      .from(hires)
      .where(inArray(hires.id, asked))
      .orderBy(desc(hires.createdAt), desc(hires.id))
      .limit(MAX_USES),
    quotes: await db
      .select({ id: hireQuotes.id, number: hireQuotes.number })
      .from(hireQuotes)
      .where(inArray(hireQuotes.id, quoted))
      .orderBy(desc(hireQuotes.createdAt), desc(hireQuotes.id))
      .limit(MAX_USES),
  };
}
