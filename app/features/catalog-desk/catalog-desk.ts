import type { ProductStatus, StockStatus, Visibility } from "#app/features/catalog/catalog.ts";
import type { ThumbSource } from "#app/features/media/picture-of.ts";
import type { Cents } from "#app/lib/money.ts";

/** A product in the list of the back office. */
export interface AdminProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly kind: string;
  readonly sku: string | null;
  readonly brand: string | null;
  readonly category: string | null;
  readonly status: ProductStatus;
  readonly visibility: Visibility;
  readonly price: Cents | null;
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly stockStatus: StockStatus;
  /** Pieces that can be sold; null: not counted. */
  readonly available: number | null;
  readonly variations: number;
  readonly sample: boolean;
  /** A change of it is saved as a draft. */
  readonly hasDraft: boolean;
  readonly updatedAt: Date;
  readonly thumb: ThumbSource | null;
}

/** A product as a row of the list carries it, without the texts and the instant of columns that are not shown. */
export type ListedProduct = Omit<AdminProduct, "slug" | "updatedAt"> & { readonly updatedAt: Date | null };

/** A category or brand as a choice of a form. `depth` counts from 0. */
export interface TreeChoice {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
}

/** Characters of an SKU at most. */
export const MAX_SKU_LENGTH = 100;

/** Fields that can be edited in the table. */
export const CELL_FIELDS = ["sku", "price", "sale", "stock"] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** The result of saving a cell of the list. `value` is what is stored now, as the field shows it. */
export type CellAnswer =
  | { readonly kind: "saved"; readonly value: string }
  /** Somebody else, or an order, has changed it since it was shown. */
  | { readonly kind: "conflict"; readonly value: string }
  /** The price would become 0.00: it waits for a yes. */
  | { readonly kind: "to-confirm" }
  /** `over`: characters of the SKU, and at most. */
  | { readonly kind: "too-long"; readonly over: { readonly length: number; readonly limit: number } }
  | {
      readonly kind:
        | "bad-price"
        | "bad-stock"
        | "sale-not-lower"
        | "sku-taken"
        | "not-found"
        | "of-variations";
    };

/** A product as a field that names products finds it. */
export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  /** "" when it has none. */
  readonly sku: string;
  /** What a form names it by: its SKU, else its address. */
  readonly code: string;
}
