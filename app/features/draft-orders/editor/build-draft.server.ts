import type { Db } from "#app/db/client.server.ts";
import type { StoredDraftLine } from "#app/db/schema/shop/draft-orders.ts";
import type { Purchasable } from "#app/features/catalog/catalog.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import { lineTotalOf } from "#app/features/orders/totals.ts";
import { type ListPrices, pricedGoods } from "#app/features/price-lists/price-lists.ts";
import { readListPrices } from "#app/features/price-lists/read-list-prices.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type DeliveryZone, deliveryPrice } from "#app/features/settings/settings.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { DraftHeadFacts } from "../drafts.ts";
import type { DraftFault, DraftFigures, DraftLineFigures } from "./draft-figures.ts";
import { type DraftForm, type DraftLineValues, MAX_DRAFT_LINES } from "./draft-form.ts";
import { parseHead, parseLines, readDraftDiscount } from "./parse-draft.ts";
import { type DraftPrice, needsBilling, priceDraft, worthOf } from "./price-draft.ts";

/** A form as it would be stored, what it comes to, and what is wrong with it. */
export interface BuiltDraft {
  readonly head: DraftHeadFacts;
  readonly lines: readonly StoredDraftLine[];
  readonly discount: Cents;
  readonly deliveryPrice: Cents;
  readonly price: DraftPrice;
  readonly figures: DraftFigures;
  readonly faults: readonly DraftFault[];
}

/**
 * Works a form out with the catalogue of this moment. The figures while somebody types and what is stored both come from
 * here.
 */
export async function buildDraft(db: Db, form: DraftForm): Promise<BuiltDraft> {
  const faults: DraftFault[] = [];
  const ids = form.lines.map(({ product }) => product);
  const [{ deliveryZones }, found] = await Promise.all([
    getSettings(db),
    listProductsByIds(db, ids, { pictures: false }),
  ]);
  const list = await readListPrices(db, form.head.user || null, ids);
  const products = new Map(pricedGoods(found, list).map((product) => [product.id, product]));
  const head = parseHead(form, deliveryZones, faults);
  const parsed = parseLines(form.lines, { products, locale: head.locale }, faults);
  const lines = parsed.map((line) => ({ ...line, priceList: listOfLine(line, list) }));
  if (lines.length > MAX_DRAFT_LINES) faults.push({ field: "add", kind: "too-many-lines" });
  const worth = worthOf(lines);
  const discount = readDraftDiscount(head.discountText, worth);
  if (discount.fault) faults.push({ field: "discount", kind: discount.fault });
  if (discount.amount > 0 && head.discountReason === "")
    faults.push({ field: "discount_reason", kind: "reason" });
  const options = optionsOf(deliveryZones, lines, { products, worth });
  const delivery = deliveryOf(head, options, faults);
  const price = priceDraft(lines, { discount: discount.amount, delivery });
  return {
    head,
    lines,
    discount: discount.amount,
    deliveryPrice: price.totals.delivery,
    price,
    faults,
    figures: {
      user: form.head.user ?? "",
      priceList: list.prices.size > 0 ? list.name : null,
      lines: lineFigures(form.lines, { products, list, lines }),
      options,
      goods: worth,
      discount: discount.amount,
      delivery: price.totals.delivery,
      total: price.totals.total,
      vatRows: price.totals.vatRows,
      needsBilling: needsBilling({ ...head, total: price.totals.total }),
    },
  };
}

/** A price that was typed by hand is not of the list. */
function listOfLine(
  { productId, unitPrice }: Pick<StoredDraftLine, "productId" | "unitPrice">,
  { prices, name }: ListPrices,
): string | null {
  return prices.get(productId ?? "") === unitPrice ? name : null;
}

/** Collection, and every zone with its price for these goods. */
function optionsOf(
  zones: readonly DeliveryZone[],
  lines: readonly StoredDraftLine[],
  { products, worth }: { readonly products: ReadonlyMap<string, Purchasable>; readonly worth: Cents },
): DraftFigures["options"] {
  const grams = sumBy(
    lines,
    ({ productId, quantity }) => (products.get(productId ?? "")?.weightGrams ?? 0) * quantity,
  );
  const delivered = zones.map((zone) => ({
    id: zone.id,
    zone: zone.name,
    price: deliveryPrice(zone, grams, worth),
  }));
  return [{ id: "collection", zone: null, price: ZERO }, ...delivered];
}

function deliveryOf(head: DraftHeadFacts, options: DraftFigures["options"], faults: DraftFault[]): Cents {
  if (head.delivery === "collection") return ZERO;
  if (head.deliveryByHand !== null) return head.deliveryByHand;
  const price = options.find(({ id }) => id === head.delivery)?.price ?? null;
  if (price === null && !faults.some(({ field }) => field === "delivery_price"))
    faults.push({ field: "delivery_price", kind: "delivery-price" });
  return price ?? ZERO;
}

interface Worked {
  readonly products: ReadonlyMap<string, Purchasable>;
  readonly list: ListPrices;
  readonly lines: readonly StoredDraftLine[];
}

function lineFigures(
  typed: readonly DraftLineValues[],
  { products, list, lines }: Worked,
): DraftFigures["lines"] {
  return Object.fromEntries(
    typed.map((line): [string, DraftLineFigures] => {
      const product = products.get(line.product);
      const known = lines.find(({ key }) => key === line.key);
      const options = product?.options ? `, ${product.options}` : "";
      return [
        line.key,
        {
          name: product ? `${product.name}${options}` : (known?.name ?? line.name),
          sku: product?.sku ?? null,
          choices: product?.choices ?? [],
          listPrice: product?.price ?? null,
          isCustomerPrice: list.prices.has(line.product),
          available: product?.available ?? null,
          total: known ? lineTotalOf(known) : null,
        },
      ];
    }),
  );
}
