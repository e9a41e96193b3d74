import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/assortment.ts";
import { isKeyOf } from "#app/lib/records.ts";
import type { CellAnswer } from "../assortment.ts";
import type { BulkAction } from "../bulk.ts";
import type { Missing, ProductColumn, ProductSort, ProductState, StockFilter } from "../list-query.ts";

export const STATE_WORDS: Readonly<Record<ProductState, Message>> = {
  published: words.published,
  draft: words.draft,
  pending: words.pending,
  private: words.privateState,
  hidden: words.hidden,
};

export const STOCK_WORDS: Readonly<Record<StockFilter, Message>> = {
  out: words.outOfStock,
  low: words.lowStock,
};

export const MISSING_WORDS: Readonly<Record<Missing, Message>> = {
  picture: words.missingPicture,
  irish: words.missingIrish,
  maker: words.missingMaker,
  warnings: words.missingWarnings,
};

export const SORT_WORDS: Readonly<Record<ProductSort, Message>> = {
  name: words.byName,
  changed: words.byChanged,
  price: words.byPrice,
  dearest: words.byDearest,
  stock: words.byStock,
  sku: words.bySku,
};

export const COLUMN_WORDS: Readonly<Record<ProductColumn, Message>> = {
  sku: words.sku,
  brand: words.brand,
  category: words.category,
  state: words.state,
  price: words.price,
  sale: words.salePrice,
  stock: words.stock,
  changed: words.changed,
};

export const BULK_WORDS: Readonly<Record<BulkAction, Message>> = {
  publish: words.publish,
  unpublish: words.unpublish,
  hide: words.hide,
  show: words.show,
  category: words.setCategory,
  brand: words.setBrand,
  vat: words.setVat,
  price: words.setPrice,
  own: words.setOwn,
  delete: words.remove,
};

export const CELL_WORDS: Readonly<
  Record<Exclude<CellAnswer["kind"], "saved" | "changed-meanwhile">, Message>
> = {
  "bad-price": words.badPrice,
  "bad-stock": words.badStock,
  "sale-not-lower": words.saleNotLower,
  "sku-taken": words.skuTaken,
  gone: words.cellGone,
  "of-variations": words.ofVariations,
};

/** What keeps a product from being changed, in words. */
export function lackWord(name: string): Message {
  return isKeyOf(words.lacks, name) ? words.lacks[name] : words.missing;
}
