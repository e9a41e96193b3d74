import { msg } from "#app/i18n/message.ts";

/* Apart from the other words of the cart: the page of a guest needs none of these. */
export const changeQuantity = msg("Change quantity", "Athraigh an chainníocht");
export const changeQuantityOf = msg("Change quantity: {item}", "Athraigh an chainníocht: {item}");
export const capped = msg(
  "There are fewer left than you had in both carts, so we took what there is.",
  "Tá níos lú fágtha ná mar a bhí sa dá chiseán agat, mar sin chuireamar a bhfuil ann leis.",
);
export const cappedTitle = msg("Some quantities were lowered", "Laghdaíodh roinnt cainníochtaí");
