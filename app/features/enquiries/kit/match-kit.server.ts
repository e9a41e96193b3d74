import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { enquiries, type StoredHireItem } from "#app/db/schema/enquiries.ts";
import { isId } from "#app/lib/ids.ts";

/** The kind of the job that does this. */
export const MATCH_KIT = "match-kit";

/** One product as the kit list names it. */
export interface KitMatch {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
}

/** Finds the one product that a line of a kit list means by its number or its name, or null. */
export type FindProduct = (db: Db, text: string) => Promise<KitMatch | null>;

/** Says of every line of an enquiry's kit list which product it means; what the catalogue does not know stays text. */
export async function matchKit(db: Db, enquiryId: unknown, find: FindProduct): Promise<void> {
  if (!isId(enquiryId)) return;
  const [row] = await db
    .select({ details: enquiries.details })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  const items = row?.details.items;
  if (!items) return;
  const known = new Map<string, KitMatch | null>();
  const matched: StoredHireItem[] = [];
  for (const { quantity, text } of items) {
    const match = known.get(text) ?? (await find(db, text));
    known.set(text, match);
    matched.push({
      quantity,
      text,
      productId: match?.id ?? null,
      productName: match?.name ?? null,
      sku: match?.sku ?? null,
    });
  }
  await inTransaction(db, async (tx) => {
    const [current] = await tx
      .select({ details: enquiries.details, updatedAt: enquiries.updatedAt })
      .from(enquiries)
      .where(eq(enquiries.id, enquiryId))
      .for("update");
    if (!current) return;
    await tx
      .update(enquiries)
      .set({ details: { ...current.details, items: matched }, updatedAt: current.updatedAt })
      .where(eq(enquiries.id, enquiryId));
  });
}
