import type { Db } from "#app/db/client.server.ts";
import { findHireItemOfProduct } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { breakEvenHires } from "#app/features/hire-prices/break-even.ts";
import { factorOf } from "#app/features/hire-prices/charged-days.ts";
import { priceLine } from "#app/features/hire-prices/hire-price.ts";
import { toLine } from "#app/features/hire-prices/price-items.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type Cents, type VatRate, withVat } from "#app/lib/money.ts";
import { dayRateGross, type ShopHire } from "./hire-offer.ts";

const USUAL_DAYS = 2;

/** The hire item of a product with its prices; null where the product is not for hire or hiring costs nothing. */
export async function getShopHire(
  db: Db,
  product: { readonly id: string; readonly price: Cents | null; readonly vatRate: VatRate },
): Promise<ShopHire | null> {
  const item = await findHireItemOfProduct(db, product.id);
  if (!item || item.dayRateNet === 0) return null;
  const { hire } = await getSettings(db);
  const factor = factorOf(USUAL_DAYS, item.group.steps ?? hire.steps);
  const { net } = priceLine(toLine({ item, quantity: 1 }), factor);
  return {
    slug: item.slug,
    dayNet: item.dayRateNet,
    dayGross: dayRateGross(item),
    twoDaysGross: withVat(net, item.vatRate),
    breakEven:
      product.price === null ? null : breakEvenHires({ gross: product.price, vatRate: product.vatRate }, net),
  };
}
