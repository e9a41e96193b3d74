import { msg } from "#app/i18n/message.ts";

export const title = msg("Hire", "Cíos");
export const lead = msg(
  "What the fleet earns and how much of it is out. Income is invoices less credit notes of hires by their date of issue, net of VAT.",
  "Cad a thuilleann an trealamh agus cé mhéad de atá amuigh. Is ioncam iad sonraisc lúide nótaí creidmheasa na n-orduithe cíosa de réir a ndáta eisiúna, gan CBL.",
);
export const income = msg("Income", "Ioncam");
export const incomeHint = msg("Net of VAT, after discounts", "Gan CBL, i ndiaidh lascainí");
export const use = msg("Use", "Úsáid");
export const useHint = msg(
  "Hours with customers of hours owned",
  "Uaireanta ag custaiméirí as na huaireanta ar linn é",
);
export const collected = msg("Hires collected", "Orduithe cíosa a bailíodh");
export const margin = msg("Margin of these hires", "Corrlach na n-orduithe sin");
export const marginHint = msg(
  "{net} less {subhires} for sub-hires and {own} of own costs",
  "{net} lúide {subhires} ar fho-orduithe cíosa agus {own} de chostais féin",
);
export const lost = msg("Lost to shortages", "Caillte de bharr ganntanas");
export const lostHint = msg("At most, at the day rate", "Ar a mhéad, ar an ráta lae");
export const late = msg("Late returns", "Moill ar thabhairt ar ais");
export const lateHint = msg(
  "{hours} hours late, {charged} charged to them",
  "{hours} uair déanach, gearradh {charged} orthu",
);
export const accepted = msg("Quotes accepted", "Luachana a glacadh");
export const acceptedHint = msg(
  "{accepted} accepted, {declined} declined, {expired} expired of {sent} sent",
  "{accepted} glactha, {declined} diúltaithe, {expired} as feidhm as {sent} a seoladh",
);
export const noFigure = msg("–", "–");

export const chart = msg(
  "Income from hire: {total} from {from} to {until}, at most {top} in one bar. The table below has every number.",
  "Ioncam ó chíos: {total} ({from} – {until}), {top} ar a mhéad i mbarra amháin. Tá gach uimhir sa tábla thíos.",
);
export const stepsTable = msg("These numbers as a table", "Na huimhreacha seo mar thábla");

export const best = msg("Earn the most", "Is mó a thuilleann");
export const worst = msg("Earn the least", "Is lú a thuilleann");
export const worstHint = msg(
  "Owned items that are no part of a kit",
  "Míreanna ar linn iad nach cuid d’fhoireann iad",
);
export const rowNames = { items: msg("Items", "Míreanna"), groups: msg("Groups", "Grúpaí") } as const;
export const rows = msg("Rows", "Rónna");
export const order = msg("Order", "Ord");
export const orders = {
  income: msg("Most income", "An t-ioncam is mó"),
  use: msg("Most used", "Is mó úsáid"),
  idle: msg("Least used", "Is lú úsáid"),
} as const;
export const owned = msg("Owned", "Againn");
export const hires = msg("Hires", "Orduithe cíosa");
export const hours = msg("Hours out", "Uaireanta amuigh");
export const itemsShown = msg(
  "The first {n} of {of}: the CSV file has all.",
  "An chéad {n} as {of}: tá gach ceann sa chomhad CSV.",
);
export const rest = {
  custom: msg("Lines that are no item", "Línte nach mír iad"),
  extras: msg(
    "Waiver, minimum, transport, crew, consumables",
    "Tarscaoileadh, íosmhéid, iompar, criú, ábhair",
  ),
  late: msg("Charged for late returns", "Gearrtha as tabhairt ar ais dhéanach"),
  longer: msg("Charged for longer hires", "Gearrtha ar thréimhsí cíosa níos faide"),
  lost: msg("Charged for lost equipment", "Gearrtha as trealamh caillte"),
  damaged: msg("Charged for damaged equipment", "Gearrtha as trealamh a ndearnadh damáiste dó"),
  other: msg("Other extra charges", "Muirir bhreise eile"),
  cancelled: msg("Kept of cancelled hires", "Coinnithe d’orduithe a cealaíodh"),
} as const;

export const lossTitle = msg("Buy more of these", "Ceannaigh tuilleadh díobh seo");
export const lossLead = msg(
  "Promised pieces that were short, at their day rate without factor and discount: what more pieces would have brought at most.",
  "Píosaí geallta a bhí in easnamh, ar a ráta lae gan fachtóir ná lascaine: an méid is mó a thabharfadh tuilleadh píosaí isteach.",
);
export const buy = msg("Buy", "Ceannaigh");
export const days = msg("Piece-days short", "Laethanta píosa in easnamh");
export const noLoss = msg(
  "No promised piece was short in these days.",
  "Ní raibh aon phíosa geallta in easnamh sna laethanta seo.",
);
export const none = msg("There is no fleet yet", "Níl aon trealamh cíosa ann fós");
export const noneText = msg(
  "Add hire items under Fleet; what they earn and how much they are used appears here by itself.",
  "Cuir míreanna cíosa leis faoi Threalamh; feictear anseo uaidh féin cad a thuilleann siad agus cé mhéad úsáide atá orthu.",
);
