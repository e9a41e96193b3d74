import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { media } from "#app/db/schema/media.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { importFleet } from "../csv/import-fleet.server.ts";
import { writeRelations } from "../items/write-relations.server.ts";

/** What the sample fleet has beside the columns of its file. */
export const sampleFleetSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      nameGa: z.string(),
      prepMinutes: z.int(),
      turnaroundMinutes: z.int(),
      halfDayThousandths: z.int().optional(),
      factorSteps: z
        .array(z.object({ from: z.int(), thousandths: z.int(), further: z.int() }))
        .readonly()
        .optional(),
      live: z.boolean(),
    }),
  ),
  /** Codes of the items that may go instead, by code; the best first. */
  substitutes: z.record(z.string(), z.array(z.string())),
  /** The places of units or counted pieces in the store, by the code of their item. */
  places: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.object({ description: z.string(), descriptionGa: z.string() })),
  /** The artwork of an item that no shop product pictures, by code. */
  pictures: z.record(z.string(), z.string()),
});

type SampleFleet = z.infer<typeof sampleFleetSchema>;

/**
 * Loads the sample fleet into a database without any hire item. Returns how many items there are then; throws when the
 * file is refused.
 */
export async function loadSampleFleet(
  db: Db,
  csv: string,
  { sample, now }: { readonly sample: SampleFleet; readonly now: Date },
): Promise<number> {
  if ((await db.$count(hireItems)) > 0) return 0;
  return inTransaction(db, async (tx) => {
    const values = sample.groups.map((group, position) => ({ ...group, position, sample: true }));
    await tx.insert(hireGroups).values(values).onConflictDoNothing();
    const imported = await importFleet(tx, csv, { actorId: null, now, sample: true });
    if (!imported.ok) throw new Error(`The sample fleet is refused: ${JSON.stringify(imported.error[0])}`);
    const rows = await tx.select({ id: hireItems.id, code: hireItems.code }).from(hireItems);
    const ids = new Map(rows.map(({ id, code }) => [code, id]));
    for (const [code, codes] of Object.entries(sample.substitutes))
      await writeRelations(tx, ids.get(code) ?? "", {
        substitutes: codes.flatMap((other) => ids.get(other) ?? []),
      });
    for (const [code, text] of Object.entries(sample.texts))
      await tx.update(hireItems).set(text).where(eq(hireItems.code, code));
    for (const [code, place] of Object.entries(sample.places)) {
      const id = ids.get(code) ?? "";
      await tx.update(assets).set({ place }).where(eq(assets.hireItemId, id));
      await tx
        .update(hireItems)
        .set({ place })
        .where(and(eq(hireItems.id, id), eq(hireItems.kind, "bulk")));
    }
    for (const [code, artwork] of Object.entries(sample.pictures))
      await tx
        .update(hireItems)
        .set({ pictureId: sql`(select ${media.id} from ${media} where ${media.artwork} = ${artwork})` })
        .where(eq(hireItems.code, code));
    await takeShopTexts(tx);
    await tx
      .update(assets)
      .set({ serial: sql`'SAMPLE-' || unit_number`, serialFold: sql`'SAMPLE' || unit_number` })
      .where(sql`${assets.unitNumber} is not null`);
    await inspectUnits(tx, now);
    return imported.value.created;
  });
}

/** Days over which the sample units were inspected: none of them is due at once. */
const INSPECTED_WITHIN_DAYS = 120;

/** Gives every sample unit that the law requires to be inspected an inspection that it passed. */
async function inspectUnits(tx: Tx, now: Date): Promise<void> {
  const units = await tx
    .select({
      id: assets.id,
      number: assets.unitNumber,
      lifting: hireItems.lifting,
      electrical: hireItems.electrical,
    })
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId));
  const rows = units.flatMap(({ id, number, lifting, electrical }) => {
    const done = irishDayOf(now) - ((number ?? 0) % INSPECTED_WITHIN_DAYS);
    const row = { assetId: id, doneOn: isoDay(done), passed: true, person: "Sample", note: "Sample" };
    return [
      ...(lifting === "none" ? [] : [{ ...row, scheme: "ga1" as const, dueOn: isoDay(done + 182) }]),
      ...(electrical ? [{ ...row, scheme: "reg81" as const, dueOn: isoDay(done + 365) }] : []),
    ];
  });
  if (rows.length > 0) await tx.insert(inspections).values(rows);
}

/** Items that are in the shop too are described as there, in plain text. */
async function takeShopTexts(tx: Tx): Promise<void> {
  const family = alias(products, "family");
  const rows = await tx
    .select({
      id: hireItems.id,
      en: sql<string>`coalesce(nullif(${products.shortDescription}, ''), ${family.shortDescription}, '')`,
      ga: sql<string>`coalesce(nullif(${products.shortDescriptionGa}, ''), ${family.shortDescriptionGa}, '')`,
    })
    .from(hireItems)
    .innerJoin(products, eq(products.id, hireItems.productId))
    .leftJoin(family, eq(family.id, products.parentId));
  for (const { id, en, ga } of rows) {
    const texts = { description: plainText(en), descriptionGa: plainText(ga) };
    await tx.update(hireItems).set(texts).where(eq(hireItems.id, id));
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: "\u00a0" };

/** A text without its mark-up; blank lines separate what were paragraphs, entries of a list or lines. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/gi, "\n\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(amp|lt|gt|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join("\n\n");
}
