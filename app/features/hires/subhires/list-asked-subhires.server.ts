import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { ShortageRow } from "../shortages/shortages.ts";
import type { AskedSubhire } from "./subhires.ts";

/** What suppliers were asked for and have not confirmed, by the id of the shortage of the same hire and item. */
export async function listAskedSubhires(
  db: Db,
  shortages: readonly Pick<ShortageRow, "id" | "itemId" | "owner" | "ownerId">[],
): Promise<Readonly<Record<string, readonly AskedSubhire[]>>> {
  const hireIds = shortages.flatMap(({ owner, ownerId }) => (owner === "hire" && ownerId ? [ownerId] : []));
  if (hireIds.length === 0) return {};
  const { id, hireId, itemId, quantity, state, createdAt, orderedAt, version } = hireSubhires;
  const asked = await db
    .select({
      id,
      hireId,
      itemId,
      quantity,
      state,
      createdAt,
      orderedAt,
      version,
      supplier: hireSuppliers.name,
      hasMail: sql<boolean>`${hireSuppliers.email} <> ''`,
    })
    .from(hireSubhires)
    .innerJoin(hireSuppliers, eq(hireSuppliers.id, hireSubhires.supplierId))
    .where(and(inArray(hireId, [...new Set(hireIds)]), eq(state, "asked")))
    .orderBy(asc(createdAt), asc(id));
  return Object.fromEntries(
    shortages.map((shortage) => [
      shortage.id,
      asked.filter((one) => one.hireId === shortage.ownerId && one.itemId === shortage.itemId),
    ]),
  );
}
