import { msg, plural } from "#app/i18n/message.ts";

/* Apart from the other words of goods: the cart needs only these. */
export const inStock = msg("In stock", "I stoc");
export const lowStock = msg("Low stock", "Beagán fágtha");
export const lastOnes = plural(
  { one: "Only {n} left", other: "Only {n} left" },
  {
    one: "Níl ach ceann amháin fágtha",
    two: "Níl ach {n} cheann fágtha",
    few: "Níl ach {n} cinn fágtha",
    many: "Níl ach {n} gcinn fágtha",
    other: "Níl ach {n} ceann fágtha",
  },
);
export const toOrder = msg("Available to order", "Ar fáil le hordú");
export const outOfStock = msg("Out of stock", "As stoc");
export const onBackorder = msg("On backorder", "Ar cúlordú");
export const priceOnRequest = msg("Price on request", "Praghas ar iarratas");
