import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Shopping Cart", "Ciseán Siopadóireachta");
export const empty = msg("Your cart is empty", "Tá do chiseán folamh");
export const emptyHint = msg(
  "What you add in the shop waits here.",
  "Fanfaidh anseo aon rud a chuireann tú leis sa siopa.",
);
export const browseProducts = msg("Browse Products", "Brabhsáil na Táirgí");
export const continueShopping = msg("Continue Shopping", "Lean Ort ag Siopadóireacht");
export const addToCart = msg("Add to Cart", "Cuir sa Chiseán");
export const adding = msg("Added", "Curtha leis");
export const added = msg("Added to cart!", "Cuireadh sa chiseán é!");
export const viewCart = msg("View Cart", "Breathnaigh ar an gCiseán");
export const removed = msg("Item removed from cart", "Baineadh an t-earra as an gciseán");
export const removeItem = msg("Remove {item} from cart", "Bain {item} as an gciseán");
export const increaseItem = msg("One more: {item}", "Ceann eile: {item}");
export const decreaseItem = msg("One fewer: {item}", "Ceann níos lú: {item}");
export const quantityOf = msg("Quantity: {item}", "Cainníocht: {item}");
export const each = msg("{price} each", "{price} an ceann");
export const total = msg("Total", "Iomlán");
export const totalNote = msg(
  "Including VAT. Delivery is chosen at checkout.",
  "CBL san áireamh. Roghnaítear an seachadadh ag an tseiceáil amach.",
);
export const checkout = msg("Proceed to Checkout", "Ar Aghaidh chuig an tSeiceáil Amach");
export const processing = msg("Processing...", "Á phróiseáil…");
export const opensTab = msg("Checkout opens in a new tab.", "Osclaítear an tseiceáil amach i dtáb nua.");
export const items = plural(
  { one: "{n} item", other: "{n} items" },
  { one: "Earra amháin", two: "{n} earra", few: "{n} earra", many: "{n} n-earra", other: "{n} earra" },
);
export const noScript = msg(
  "Without JavaScript this page cannot show the cart of a visitor who is not logged in. Buy a product straight from its page, or log in.",
  "Gan JavaScript ní féidir leis an leathanach seo ciseán cuairteora nach bhfuil logáilte isteach a thaispeáint. Ceannaigh táirge díreach óna leathanach, nó logáil isteach.",
);
export const capped = msg(
  "There are fewer left than you had in both carts, so we took what there is.",
  "Tá níos lú fágtha ná mar a bhí sa dá chiseán agat, mar sin chuireamar a bhfuil ann leis.",
);
export const cappedTitle = msg("Some quantities were lowered", "Laghdaíodh roinnt cainníochtaí");
export const gone = plural(
  {
    one: "One product is no longer for sale and was left out.",
    other: "{n} products are no longer for sale and were left out.",
  },
  {
    one: "Níl táirge amháin ar díol a thuilleadh agus fágadh ar lár é.",
    two: "Níl {n} tháirge ar díol a thuilleadh agus fágadh ar lár iad.",
    few: "Níl {n} tháirge ar díol a thuilleadh agus fágadh ar lár iad.",
    many: "Níl {n} dtáirge ar díol a thuilleadh agus fágadh ar lár iad.",
    other: "Níl {n} táirge ar díol a thuilleadh agus fágadh ar lár iad.",
  },
);
export const offline = msg(
  "The products of your cart could not be loaded. They are safe in this browser.",
  "Níorbh fhéidir táirgí do chiseáin a lódáil. Tá siad slán sa bhrabhsálaí seo.",
);
export const tryAgain = msg("Try again", "Bain triail eile as");
export const failed = msg("Something went wrong. Please try again.", "Tharla earráid. Bain triail eile as.");
export const nothingForSale = msg(
  "None of these products is for sale any more.",
  "Níl aon cheann de na táirgí seo ar díol a thuilleadh.",
);
