import { msg } from "#app/i18n/message.ts";

export { priceLists as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Prices for trade customers with an account. The lower of the list price and the price in the shop counts.",
  "Praghsanna do chustaiméirí trádála a bhfuil cuntas acu. Is é an praghas is ísle, praghas an liosta nó praghas an tsiopa, atá i bhfeidhm.",
);
export const newPriceList = msg("New price list", "Liosta praghsanna nua");
export const none = msg("No price lists yet", "Níl aon liosta praghsanna ann fós");
export const noneText = msg(
  "A price list gives its customers a percentage off, or prices of their own.",
  "Tugann liosta praghsanna céatadán lascaine, nó a bpraghsanna féin, dá chuid custaiméirí.",
);
export const noneFound = msg("No price list matches", "Níl aon liosta praghsanna ann mar sin");
export const showAll = msg("Show all price lists", "Taispeáin gach liosta praghsanna");
export const allStates = msg("All", "Gach ceann");
export const search = msg("Name", "Ainm");
export const byName = msg("By name", "De réir ainm");
export const mostCustomers = msg("Most customers first", "Na cinn is mó custaiméirí ar dtús");
export const saved = msg("Price list saved.", "Sábháladh an liosta praghsanna.");
export const deleted = msg("Price list deleted.", "Scriosadh an liosta praghsanna.");
export const save = msg("Save", "Sábháil");
export const changedMeanwhile = msg(
  "This price list was saved meanwhile. What you typed is in the form; save again to keep it.",
  "Sábháladh an liosta praghsanna seo idir an dá linn. Tá a ndearna tú a chlóscríobh san fhoirm; sábháil arís lena choinneáil.",
);

export const columns = {
  state: msg("Status", "Stádas"),
  percent: msg("Off everything", "Lascaine ar gach rud"),
  prices: msg("Own prices", "Praghsanna dá chuid féin"),
  customers: msg("Customers", "Custaiméirí"),
} as const;
export const states = {
  active: msg("Active", "Gníomhach"),
  paused: msg("Paused", "Ar sos"),
} as const;
export const andCategories = msg("and by category", "agus de réir catagóire");

export const fields = {
  name: msg("Name", "Ainm"),
  percent: msg("Percentage off everything", "Céatadán lascaine ar gach rud"),
  prices: msg("Own prices, one a line", "Praghsanna dá chuid féin, ceann ar gach líne"),
} as const;
export const active = msg("Active", "Gníomhach");
export const percentHint = msg(
  "Off the regular price. Blank: only what is set below.",
  "Den ghnáthphraghas. Bán: an méid atá socraithe thíos amháin.",
);
export const categories = msg("Percentage by category", "Céatadán de réir catagóire");
export const categoriesText = msg(
  "A category holds those below it; the nearest one with a percentage counts. Blank: as its parent category.",
  "Cuimsíonn catagóir na cinn fúithi; is í an chatagóir is gaire a bhfuil céatadán aici atá i bhfeidhm. Bán: mar a mháthairchatagóir.",
);
export const pricesHint = msg(
  "The SKU, then the price with VAT, such as AB-12 45.00. An own price counts before every percentage. You can paste two columns of a spreadsheet.",
  "An SKU, ansin an praghas le CBL, mar AB-12 45.00. Tá tosaíocht ag praghas dá chuid féin ar gach céatadán. Is féidir dhá cholún de scarbhileog a ghreamú.",
);
export const addProduct = msg("Add a product", "Cuir táirge leis");

export const faults = {
  name: msg("{label}: enter a name", "{label}: cuir ainm isteach"),
  "name-taken": msg(
    "{label}: another price list has this name",
    "{label}: tá an t-ainm seo ar liosta praghsanna eile",
  ),
  percent: msg(
    "{label}: a percentage above 0 and below 100, such as 12.5",
    "{label}: céatadán os cionn 0 agus faoi bhun 100, mar 12.5",
  ),
  "too-many": msg("{label}: at most 2,000 lines", "{label}: 2,000 líne ar a mhéad"),
} as const;
/** Faults that name the lines or SKUs they are about. */
export const namedFaults = {
  lines: msg(
    "{label}: an SKU and a price such as AB-12 45.00, not {text}",
    "{label}: SKU agus praghas mar AB-12 45.00, seachas {text}",
  ),
  twice: msg("{label}: more than once: {text}", "{label}: níos mó ná uair amháin: {text}"),
  "unknown-skus": msg("{label}: no product has {text}", "{label}: níl {text} ag aon táirge"),
  "has-variations": msg(
    "{label}: name the variations, not their product: {text}",
    "{label}: ainmnigh na leaganacha, ní a dtáirge: {text}",
  ),
  "on-request": msg(
    "{label}: the price is on request: {text}",
    "{label}: praghas ar iarratas atá ann: {text}",
  ),
  "too-high": msg(
    "{label}: higher than the catalogue price: {text}",
    "{label}: níos airde ná praghas na catalóige: {text}",
  ),
} as const;

export const customers = msg("Customers", "Custaiméirí");
export const noCustomers = msg(
  "None yet. Choose this price list on a customer’s page.",
  "Níl aon duine ann fós. Roghnaigh an liosta praghsanna seo ar leathanach custaiméara.",
);
export const remove = msg("Delete this price list", "Scrios an liosta praghsanna seo");
export const removeText = msg(
  "Its customers pay the catalogue’s prices from then on. Orders keep their prices and the list’s name.",
  "Íocfaidh a chuid custaiméirí praghsanna na catalóige as sin amach. Coinníonn orduithe a bpraghsanna agus ainm an liosta.",
);
export const removeSure = msg("Delete price list", "Scrios an liosta praghsanna");

export const priceList = msg("Price list", "Liosta praghsanna");
export const catalogPrices = msg("Catalogue prices", "Praghsanna na catalóige");
export const paused = msg("{name} (paused)", "{name} (ar sos)");
export const noAccount = msg(
  "A price list is for customers with an account. This one buys as a guest, at the catalogue’s prices.",
  "Do chustaiméirí a bhfuil cuntas acu atá liosta praghsanna. Ceannaíonn an ceann seo mar aoi, ar phraghsanna na catalóige.",
);
export const noPriceList = msg(
  "This price list is gone. Choose another one.",
  "Níl an liosta praghsanna seo ann a thuilleadh. Roghnaigh ceann eile.",
);
