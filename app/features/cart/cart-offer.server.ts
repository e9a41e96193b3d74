import { inArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { type Purchasable, productPath } from "#app/features/catalog/catalog.ts";
import { type Choice, type Options, settleChoices } from "#app/features/catalog/index/choices.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import type { Named } from "#app/i18n/named.ts";
import { isId } from "#app/lib/ids.ts";
import { fold } from "#app/lib/text/fold.ts";
import { entryKey, entryOf, MAX_CART_QUANTITY } from "./cart.ts";
import { type CartOffer, type LinkEntry, type OfferFault, parseCartLink } from "./cart-link.ts";
import { lineOf } from "./queries.server.ts";

/** What a link of staff (`?add=<sku>:<n>,…`) brings at this moment: names, prices and stock come from here. */
export async function getCartOffer(db: Db, text: string): Promise<CartOffer> {
  const { entries, unread, cut } = parseCartLink(text);
  const found = await findPurchasable(db, entries);
  const lines: CartOffer["lines"][number][] = [];
  const faults: OfferFault[] = unread.map((code) => ({ kind: "unread", item: named(code), href: null }));
  for (const { code, quantity, options: requested } of entries) {
    const product = found.get(code.toLowerCase());
    const options = product ? knownChoices(product.choices, requested) : {};
    const kind = product ? refusalOf(product, options) : "missing";
    if (!product) {
      faults.push({ kind: "missing", item: named(code), href: null });
      continue;
    }
    const href = productPath(product);
    if (kind) {
      faults.push({ kind, item: titleOf(product), href });
      continue;
    }
    const most = Math.min(
      product.soldIndividually ? 1 : (product.available ?? MAX_CART_QUANTITY),
      MAX_CART_QUANTITY,
    );
    if (quantity > most) faults.push({ kind: "lowered", item: titleOf(product), href });
    const entry = entryOf(product.id, Math.min(quantity, most), options);
    lines.push(lineOf(product, { key: entryKey(entry), quantity: entry.quantity, options }));
  }
  return { text, lines, faults: onceEach(faults), cut };
}

/** The faults without repetitions: a product may be asked for twice, with two choices that it does not have. */
function onceEach(faults: readonly OfferFault[]): readonly OfferFault[] {
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.item.name}`, fault])).values()];
}

/** What a link chooses in the catalogue's own words: people write them in either language, and in any case. */
function knownChoices(choices: readonly Choice[], requested: Options): Options {
  const isCalled = ({ name, nameGa }: Named, text: string): boolean =>
    [name, nameGa].some((known) => known !== null && fold(known) === fold(text));
  const chosen = choices.flatMap((choice) => {
    const [, wanted] = Object.entries(requested).find(([name]) => isCalled(choice, name)) ?? [];
    const value = choice.values.find((known) => wanted !== undefined && isCalled(known, wanted));
    return value ? [[choice.name, value.name] as const] : [];
  });
  return settleChoices(choices, Object.fromEntries(chosen)).chosen;
}

function refusalOf(product: Purchasable, options: Options): "choose" | "sold-out" | "on-request" | null {
  if (product.kind === "variable" || product.kind === "grouped") return "choose";
  if (settleChoices(product.choices, options).missing.length > 0) return "choose";
  if (product.kind === "external" || product.price === null) return "on-request";
  return product.stock.word === "out" || (product.available !== null && product.available < 1)
    ? "sold-out"
    : null;
}

/** The products by what the link calls them, in lower case. */
async function findPurchasable(
  db: Db,
  entries: readonly LinkEntry[],
): Promise<ReadonlyMap<string, Purchasable>> {
  if (entries.length === 0) return new Map();
  const codes = entries.map((entry) => entry.code.toLowerCase());
  const ids = codes.filter(isId);
  const bySku = inArray(sql`lower(${products.sku})`, codes);
  const rows = await db
    .select({ id: products.id, code: sql<string | null>`lower(${products.sku})` })
    .from(products)
    .where(ids.length > 0 ? or(bySku, inArray(products.id, ids)) : bySku);
  const purchasable = await listProductsByIds(
    db,
    rows.map((row) => row.id),
  );
  const byId = new Map(purchasable.map((product) => [product.id, product]));
  return new Map(
    rows.flatMap(({ id, code }) => {
      const product = byId.get(id);
      return product ? [[id, product] as const, ...(code ? [[code, product] as const] : [])] : [];
    }),
  );
}

function named(code: string) {
  return { name: code, nameGa: null };
}

function titleOf({ name, nameGa, options, optionsGa }: Purchasable) {
  const titled = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");
  const isKnown = nameGa !== null || optionsGa !== null;
  return {
    name: titled(name, options),
    nameGa: isKnown ? titled(nameGa ?? name, optionsGa ?? options) : null,
  };
}
