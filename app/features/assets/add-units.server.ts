import { sql } from "drizzle-orm";
import { listRows, type Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { newToken } from "#app/lib/ids.ts";
import { type AssetClass, foldSerial } from "./assets.ts";
import { newUnitCode } from "./unit-code.ts";

/** A piece of the fleet that is to get a number. */
export interface NewUnit {
  readonly hireItemId: string;
  readonly productId?: string | null;
  readonly assetClass: AssetClass;
  readonly brand?: string;
  readonly model?: string;
  readonly serial?: string | null;
  readonly barcode?: string | null;
  readonly place?: string;
  readonly note?: string;
}

export interface AddedUnit {
  readonly id: string;
  readonly number: number;
}

/**
 * Stores units of the fleet in service, each with the next free number, a label code and a passport token. The caller
 * has made sure that no serial is known yet, and counts them as owned.
 */
export async function addUnits(tx: Tx, units: readonly NewUnit[]): Promise<readonly AddedUnit[]> {
  if (units.length === 0) return [];
  const numbers = await listRows<{ n: number | string }>(
    tx,
    sql`select nextval('unit_numbers') as n from generate_series(1, ${units.length}::int)`,
  );
  const rows = units.map(({ serial, ...unit }, at) => ({
    ...unit,
    keeper: "company" as const,
    unitNumber: Number(numbers[at]?.n),
    code: newUnitCode(),
    publicToken: newToken(),
    serial: serial || null,
    serialFold: serial ? foldSerial(serial) || null : null,
  }));
  const added = await tx.insert(assets).values(rows).returning({ id: assets.id, number: assets.unitNumber });
  return added.map(({ id, number }) => ({ id, number: number ?? 0 }));
}
