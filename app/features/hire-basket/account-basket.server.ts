import { eq, inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireBaskets, type StoredHireBasketLine } from "#app/db/schema/hire/hire-basket.ts";
import { cartMerges } from "#app/db/schema/shop/cart.ts";
import { MAX_HIRE_LINES, MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { lockUser } from "#app/features/identity/users/lock-user.server.ts";
import { sumBy } from "#app/lib/sums.ts";
import { readIrishTime, toIrishInput } from "#app/lib/time/irish-time.ts";
import {
  applyChange,
  EMPTY_BASKET,
  fitLines,
  type HireBasket,
  type HireBasketLine,
  mergeLines,
  subtractLines,
} from "./hire-basket.ts";

/** The basket of an account, with the codes that its items have now. Items that are gone are left out. */
export async function getAccountBasket(db: Db, userId: string): Promise<HireBasket> {
  const [row] = await db.select().from(hireBaskets).where(eq(hireBaskets.userId, userId));
  if (!row) return EMPTY_BASKET;
  const ids = row.lines.map(({ itemId }) => itemId);
  const items =
    ids.length > 0
      ? await db
          .select({ id: hireItems.id, code: hireItems.code })
          .from(hireItems)
          .where(inArray(hireItems.id, ids))
      : [];
  const codes = new Map(items.map(({ id, code }) => [id, code]));
  return {
    waiver: row.waiver,
    from: toIrishInput(row.startsAt) || null,
    to: toIrishInput(row.endsAt) || null,
    lines: row.lines.flatMap(({ itemId, quantity }) => {
      const item = codes.get(itemId);
      return item === undefined ? [] : [{ item, quantity }];
    }),
  };
}

/**
 * Stores a basket for an account. `base` is what the page showed before: what changed elsewhere since then stays.
 * Without it the basket takes the place of the account's. Lines of one item are summed; those that name none are left
 * out.
 */
export function saveAccountBasket(
  db: Db,
  userId: string,
  { basket, base }: { readonly basket: HireBasket; readonly base: HireBasket | null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (base === null) return store(tx, userId, basket);
    const items = await findHireItems(
      tx,
      [...basket.lines, ...base.lines].map(({ item }) => item),
    );
    const known = await getAccountBasket(tx, userId);
    const change = {
      wanted: { ...basket, lines: underCodes(basket.lines, items) },
      base: { ...base, lines: underCodes(base.lines, items) },
    };
    await store(tx, userId, applyChange(known, change));
  });
}

/** The lines under the codes of their items; those that name none keep what they say. */
function underCodes(
  lines: readonly HireBasketLine[],
  items: ReadonlyMap<string, Pick<HireItemFacts, "code">>,
): readonly HireBasketLine[] {
  const named = lines.map(({ item, quantity }) => ({ item: items.get(item)?.code ?? item, quantity }));
  return mergeLines([], named);
}

/**
 * Takes the basket of a browser into the account: quantities of one item add up, and the browser's dates count, both of
 * them, where it has one. Once per key, however often it is sent. Returns what the account's has no place for: lines, and
 * pieces of a line.
 */
export function mergeAccountBasket(
  db: Db,
  userId: string,
  { key, basket }: { readonly key: string; readonly basket: HireBasket },
): Promise<readonly HireBasketLine[]> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const first = await tx.insert(cartMerges).values({ key, userId }).onConflictDoNothing().returning();
    if (first.length === 0) return getLeftOut(tx, key);
    const known = await getAccountBasket(tx, userId);
    const items = await findHireItems(
      tx,
      basket.lines.map(({ item }) => item),
    );
    const added = basket.lines.flatMap(({ item, quantity }) => {
      const found = items.get(item);
      return found ? [{ item: found.code, quantity }] : [];
    });
    const lines = mergeLines(known.lines, added);
    const leftOut = [...lines.slice(MAX_HIRE_LINES), ...listOver(lines, [...known.lines, ...added])];
    await tx.update(cartMerges).set({ leftOut }).where(eq(cartMerges.key, key));
    const { from, to } = basket.from || basket.to ? basket : known;
    await store(tx, userId, {
      waiver: basket.waiver || known.waiver,
      from,
      to,
      lines: fitLines(lines),
    });
    return leftOut;
  });
}

/** What a merge had no place for. */
async function getLeftOut(tx: Tx, key: string): Promise<readonly HireBasketLine[]> {
  const [merge] = await tx
    .select({ leftOut: cartMerges.leftOut })
    .from(cartMerges)
    .where(eq(cartMerges.key, key));
  return merge?.leftOut ?? [];
}

/** The pieces that went into merged lines and are beyond what each takes. */
function listOver(
  merged: readonly HireBasketLine[],
  parts: readonly HireBasketLine[],
): readonly HireBasketLine[] {
  return fitLines(merged).flatMap(({ item, quantity }) => {
    const pieces = sumBy(
      parts.filter((part) => part.item === item),
      (part) => part.quantity,
    );
    return pieces > quantity ? [{ item, quantity: Math.min(MAX_HIRE_QUANTITY, pieces - quantity) }] : [];
  });
}

/** Takes so many of each item, by code, out of an account's basket; its dates stay. */
export function subtractFromAccountBasket(
  db: Db,
  userId: string,
  gone: readonly HireBasketLine[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const known = await getAccountBasket(tx, userId);
    await store(tx, userId, { ...known, lines: subtractLines(known.lines, gone) });
  });
}

async function store(tx: Tx, userId: string, { from, to, lines, waiver }: HireBasket): Promise<void> {
  const items = await findHireItems(
    tx,
    lines.map(({ item }) => item),
  );
  const stored = new Map<string, StoredHireBasketLine>();
  for (const { item, quantity } of lines) {
    const id = items.get(item)?.id;
    if (id === undefined) continue;
    const sum = Math.min(MAX_HIRE_QUANTITY, (stored.get(id)?.quantity ?? 0) + quantity);
    stored.set(id, { itemId: id, quantity: sum });
  }
  const values = { startsAt: instantOf(from), endsAt: instantOf(to), lines: [...stored.values()], waiver };
  await tx
    .insert(hireBaskets)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: hireBaskets.userId, set: values });
}

function instantOf(text: string | null): Date | null {
  const read = text === null ? null : readIrishTime(text);
  return read?.ok ? read.value : null;
}
