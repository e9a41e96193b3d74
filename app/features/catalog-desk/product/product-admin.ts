import type { ProductStatus, Visibility } from "#app/features/catalog/catalog.ts";
import type { Maker, PublishObstacle } from "#app/features/catalog/duties/duties.ts";
import type { StockMovement } from "#app/features/inventory/stock-ledger.ts";
import type { LibraryItem } from "#app/features/media/library.ts";
import type { Cents } from "#app/lib/money.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { ProductValues } from "./product-values.ts";

interface AdminVariation {
  readonly id: string;
  /** The values of the variation as one text; "" when it means any. */
  readonly label: string;
}

/** A stored product as its page shows it. */
export interface ProductAdmin {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
  readonly status: ProductStatus;
  readonly visibility: Visibility;
  readonly sample: boolean;
  /** A change that is saved and not published; its pictures are in `pictures`. */
  readonly draft: ProductDraft | null;
  readonly values: ProductValues;
  readonly variations: readonly AdminVariation[];
  /** Attributes by which variations differ. */
  readonly differing: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly obstacles: readonly PublishObstacle[];
  readonly brandMaker: Maker | null;
  /** The price in force, the newest first. */
  readonly prices: readonly { readonly price: Cents | null; readonly from: Date }[];
  readonly movements: readonly StockMovement[];
  /** Names by SKU or address of the products that its form names. */
  readonly linkedNames: Readonly<Record<string, string>>;
  /** Pictures of the product, its variations and its draft. */
  readonly pictures: readonly LibraryItem[];
}
