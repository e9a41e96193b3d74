import type { BulkAction } from "#app/features/catalog-desk/bulk/bulk.ts";
import type { CellAnswer } from "#app/features/catalog-desk/catalog-desk.ts";
import type {
  Missing,
  ProductColumn,
  ProductSort,
  ProductState,
  StockFilter,
} from "#app/features/catalog-desk/list-query.ts";
import type { Message } from "#app/i18n/message.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as buttons from "#app/i18n/messages/ui/bulk-buttons.ts";
import { isKeyOf } from "#app/lib/records.ts";

export const PRODUCT_STATE_MESSAGES: Readonly<Record<ProductState, Message>> = {
  published: messages.published,
  changed: drafts.changed,
  draft: messages.draft,
  pending: messages.pending,
  private: messages.privateState,
  hidden: messages.hidden,
};

export const STOCK_MESSAGES: Readonly<Record<StockFilter, Message>> = {
  out: messages.outOfStock,
  low: messages.lowStock,
};

export const MISSING_MESSAGES: Readonly<Record<Missing, Message>> = {
  picture: messages.missingPicture,
  irish: messages.missingIrish,
  maker: messages.missingMaker,
  warnings: messages.missingWarnings,
};

export const SORT_MESSAGES: Readonly<Record<ProductSort, Message>> = {
  name: messages.byName,
  changed: messages.byChanged,
  price: messages.byPrice,
  dearest: messages.byDearest,
  stock: messages.byStock,
  sku: messages.bySku,
};

export const COLUMN_MESSAGES: Readonly<Record<ProductColumn, Message>> = {
  sku: messages.sku,
  brand: messages.brand,
  category: messages.category,
  state: messages.state,
  price: messages.price,
  sale: messages.salePrice,
  stock: messages.stock,
  changed: messages.changed,
};

export const BULK_MESSAGES: Readonly<Record<BulkAction, Message>> = {
  publish: messages.publish,
  unpublish: messages.unpublish,
  hide: messages.hide,
  show: messages.show,
  category: messages.setCategory,
  brand: messages.setBrand,
  vat: messages.setVat,
  price: messages.setPrice,
  own: messages.setOwn,
  delete: messages.remove,
};

/** The button that starts a change of many, with its count. */
export const BULK_BUTTONS: Readonly<Record<BulkAction, Message<{ readonly n: number }>>> = {
  publish: buttons.publishProducts,
  unpublish: buttons.unpublishProducts,
  hide: buttons.hideProducts,
  show: buttons.showProducts,
  category: buttons.changeProducts,
  brand: buttons.changeProducts,
  vat: buttons.changeProducts,
  price: buttons.changePrices,
  own: buttons.unmarkProducts,
  delete: buttons.deleteProducts,
};

export const CELL_MESSAGES: Readonly<
  Record<Exclude<CellAnswer["kind"], "saved" | "conflict" | "to-confirm" | "too-long">, Message>
> = {
  "bad-price": messages.badPrice,
  "bad-stock": messages.badStock,
  "sale-not-lower": messages.saleNotLower,
  "sku-taken": messages.skuTaken,
  "not-found": messages.cellGone,
  "of-variations": messages.ofVariations,
};

/** What keeps a product from being changed, in words. */
export function lackWord(name: string): Message {
  return isKeyOf(messages.lacks, name) ? messages.lacks[name] : messages.missing;
}
