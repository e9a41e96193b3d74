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
export const full = msg(
  "Your cart holds no more of this. Nothing was added.",
  "Ní choinníonn do chiseán a thuilleadh de seo. Níor cuireadh aon rud leis.",
);
export const viewCart = msg("View Cart", "Breathnaigh ar an gCiseán");
export const removed = msg("Item removed from cart", "Baineadh an t-earra as an gciseán");
export const removeItem = msg("Remove {item} from cart", "Bain {item} as an gciseán");
export const increaseItem = msg("One more: {item}", "Ceann eile: {item}");
export const decreaseItem = msg("One fewer: {item}", "Ceann amháin níos lú: {item}");
export const quantityOf = msg("Quantity: {item}", "Cainníocht: {item}");
export const each = msg("{price} each", "{price} an ceann");
export const total = msg("Total", "Iomlán");
export const notCounted = plural(
  {
    one: "Without one product that cannot be ordered now.",
    other: "Without {n} products that cannot be ordered now.",
  },
  {
    one: "Gan táirge amháin nach féidir a ordú anois.",
    two: "Gan {n} tháirge nach féidir a ordú anois.",
    few: "Gan {n} tháirge nach féidir a ordú anois.",
    many: "Gan {n} dtáirge nach féidir a ordú anois.",
    other: "Gan {n} táirge nach féidir a ordú anois.",
  },
);
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

export const save = msg("Save for later", "Sábháil le haghaidh níos déanaí");
export const saveItem = msg("Save for later: {item}", "Sábháil le haghaidh níos déanaí: {item}");
export const savedTitle = msg("Saved for later", "Sábháilte le haghaidh níos déanaí");
export const savedToast = msg("Saved for later", "Sábháilte le haghaidh níos déanaí");
export const takeBack = msg("Move to cart", "Bog chuig an gciseán");
export const takeBackItem = msg("Move to cart: {item}", "Bog chuig an gciseán: {item}");
export const removeSavedItem = msg("Remove {item} from saved", "Bain {item} den liosta sábháilte");
export const removedSaved = msg("Item removed from saved", "Baineadh an t-earra den liosta sábháilte");
export const forgetGone = msg("Remove from list", "Bain den liosta");

export const priceChanged = msg(
  "The price has changed: it was {before} when you added this, and is {now} today.",
  "Tá an praghas athraithe: {before} a bhí air nuair a chuir tú leis é, agus {now} atá air inniu.",
);
export const soldOutLine = msg(
  "Out of stock since you added it. It stays here, but cannot be ordered now.",
  "As stoc ó chuir tú leis é. Fanann sé anseo, ach ní féidir é a ordú anois.",
);
export const tooMany = msg("There are fewer in stock than you want.", "Tá níos lú i stoc ná mar atá uait.");
export const takeWhatThereIs = msg("Take what there is", "Tóg a bhfuil ann");
export const askForPrice = msg(
  "Its price is on request, so it is not part of an order here.",
  "Is ar iarratas atá a phraghas, mar sin ní cuid d’ordú anseo é.",
);
export const staleBanner = msg(
  "You are offline, or the shop cannot be reached. Names, prices and stock are as you last saw them; checkout always works with today’s.",
  "Níl tú ar líne, nó ní féidir teacht ar an siopa. Tá ainmneacha, praghsanna agus stoc mar a chonaic tú iad go deireanach; oibríonn an tseiceáil amach i gcónaí le cinn an lae inniu.",
);
export const accountOffline = msg(
  "If you are logged in, the cart of your account shows again once you are connected.",
  "Má tá tú logáilte isteach, beidh ciseán do chuntais le feiceáil arís nuair a bheidh ceangal agat.",
);
export const unseen = plural(
  {
    one: "One more product shows once you are connected.",
    other: "{n} more products show once you are connected.",
  },
  {
    one: "Beidh táirge amháin eile le feiceáil nuair a bheidh ceangal agat.",
    two: "Beidh {n} tháirge eile le feiceáil nuair a bheidh ceangal agat.",
    few: "Beidh {n} tháirge eile le feiceáil nuair a bheidh ceangal agat.",
    many: "Beidh {n} dtáirge eile le feiceáil nuair a bheidh ceangal agat.",
    other: "Beidh {n} táirge eile le feiceáil nuair a bheidh ceangal agat.",
  },
);
export const damageDropped = msg(
  "Part of the cart stored in this browser could not be read, or asked for less than one, and was left out.",
  "Níorbh fhéidir cuid den chiseán sa bhrabhsálaí seo a léamh, nó d’iarr sí níos lú ná ceann amháin, agus fágadh ar lár í.",
);
export const damageChanged = msg(
  "A quantity in your cart was not one that can be ordered, so we took the nearest.",
  "Níorbh fhéidir cainníocht i do chiseán a ordú, mar sin ghlacamar leis an gceann is gaire di.",
);
export const problemQuantity = msg(
  "A quantity is a whole number from 1 to 999. Nothing was changed.",
  "Slánuimhir ó 1 go 999 is ea cainníocht. Níor athraíodh aon rud.",
);
export const problemGone = msg(
  "This product is no longer for sale. Nothing was added.",
  "Níl an táirge seo ar díol a thuilleadh. Níor cuireadh aon rud leis.",
);
export const problemChoose = msg(
  "Choose an option on the product’s page first. Nothing was added.",
  "Roghnaigh rogha ar leathanach an táirge ar dtús. Níor cuireadh aon rud leis.",
);
export const tooManyCheckouts = msg(
  "Too many checkouts were opened from your network. Please try again within the hour.",
  "Osclaíodh an iomarca seiceálacha amach ó do líonra. Bain triail eile as laistigh d’uair an chloig.",
);
export const chooseFirst = msg(
  "Before it can be ordered, choose: {choices}.",
  "Sular féidir é a ordú, roghnaigh: {choices}.",
);
export const chooseNow = msg("Choose", "Roghnaigh");
export const checkoutOffline = msg(
  "Checkout needs a connection, because it always uses today’s prices and stock.",
  "Tá ceangal de dhíth ar an tseiceáil amach, mar go n-úsáideann sí praghsanna agus stoc an lae inniu i gcónaí.",
);

export const copyLink = msg("Copy a link to this cart", "Cóipeáil nasc chuig an gciseán seo");
export const linkCopied = msg("Link copied", "Cóipeáladh an nasc");
