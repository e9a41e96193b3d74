import { type Message, msg } from "#app/i18n/message.ts";

export { stockCount as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Count the pieces that are for sale. Leave out those that are kept for orders.",
  "Comhair na píosaí atá ar díol. Fág ar lár na cinn atá coinnithe d’orduithe.",
);
export const hireLead = msg(
  "Count the pieces on the shelf. Numbered units are not counted here.",
  "Comhair na píosaí ar an tseilf. Ní chomhairtear aonaid uimhrithe anseo.",
);
export const stock = msg("Stock", "Stoc");
export const tabs = {
  shop: msg("Shop", "Siopa"),
  hire: msg("Hire", "Cíos"),
};
export const search = msg("Name or SKU", "Ainm nó SKU");
export const none = msg("Nothing to count", "Dada le comhaireamh");
export const noneText = msg(
  "Here is what has a count. Admins set which products have one.",
  "Seo a bhfuil comhaireamh air. Socraíonn riarthóirí cé na táirgí a bhfuil.",
);
export const all = msg("Everything that is counted", "Gach a gcomhairtear");
export const forSale = msg("For sale:", "Ar díol:");
export const inOrders = msg("in orders:", "in orduithe:");
export const onShelf = msg("On the shelf:", "Ar an tseilf:");
export const away = msg(
  "out, prepared, in repair or missing:",
  "amuigh, ullmhaithe, á ndeisiú nó ar iarraidh:",
);
export const newCount = msg("New count", "Comhaireamh nua");
export const reason = msg("Reason", "Cúis");
export const save = msg("Save count", "Sábháil");
export const saved = msg("Saved.", "Sábháilte.");
export const right = msg("The count was right.", "Bhí an comhaireamh ceart.");
export const conflict = msg(
  "The count was changed meanwhile. Look at it and count again.",
  "Athraíodh an comhaireamh idir an dá linn. Féach air agus comhair arís.",
);
export const faults: Readonly<Record<string, Message>> = {
  number: msg("Enter a whole number, or 0.", "Cuir isteach slánuimhir, nó 0."),
  "too-many": msg("That is more than may be counted.", "Tá sé sin níos mó ná mar is féidir a chomhaireamh."),
  "all-out": msg(
    "More pieces than that are out or in repair.",
    "Tá níos mó píosaí ná sin amuigh nó á ndeisiú.",
  ),
};
