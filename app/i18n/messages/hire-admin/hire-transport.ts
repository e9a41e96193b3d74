import { msg } from "#app/i18n/message.ts";

/** How equipment reaches the customer and comes back, on the pages of staff. */
export const leaving = {
  collection: msg("Collection", "Bailiú"),
  delivery: msg("Deliver", "Seachaid"),
};
export const returning = {
  collection: msg("Return", "Tabhairt ar ais"),
  delivery: msg("Fetch back", "Bailigh ar ais"),
};
/** Of a list's filter. */
export const transport = msg("Transport", "Iompar");
export const anyWay = msg("Any transport", "Iompar ar bith");
export const ways = {
  collection: msg("The customer collects", "Bailíonn an custaiméir"),
  delivery: msg("We deliver", "Seachadaimid"),
};

// The sums of a hire
export const discount = msg("Discount", "Lascaine");
/** What was added to the lines besides, which follows from the accepted quote. */
export const minimum = msg("Minimum hire", "Íoschíos");
export const waiver = msg("Damage waiver", "Tarscaoileadh damáiste");
export { consumables, crew, totalNet, transportSum } from "#app/i18n/messages/hire/quote-document.ts";
