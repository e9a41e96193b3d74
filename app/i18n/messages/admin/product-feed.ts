import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Product feed", "Fotha táirgí");
export const text = msg(
  "What Google Merchant Center reads of the shop: every published product with its price, stock, pictures and delivery. Add the English address there as a data source of the type File.",
  "An méid den siopa a léann Google Merchant Center: gach táirge foilsithe lena phraghas, a stoc, a phictiúir agus a sheachadadh. Cuir an seoladh Béarla leis ansin mar fhoinse sonraí den chineál File.",
);
export const backorderDays = msg(
  "Days until goods on backorder are sent",
  "Laethanta go dtí go seoltar earraí ar cúlordú",
);
export const backorderDaysHint = msg(
  "Google asks for a date with every backorder. Empty: none is given.",
  "Iarrann Google dáta le gach cúlordú. Folamh: ní thugtar dáta ar bith.",
);
export const addresses = msg("Addresses", "Seoltaí");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const irishHint = msg(
  "Merchant Center does not offer Irish as a language. The Irish feed is for others who read the same format.",
  "Níl an Ghaeilge ar na teangacha in Merchant Center. Tá an fotha Gaeilge ann do dhaoine eile a léann an fhormáid chéanna.",
);
export const included = plural(
  { one: "{n} offer is in the feed", other: "{n} offers are in the feed" },
  {
    one: "Tá tairiscint amháin san fhotha",
    two: "Tá {n} thairiscint san fhotha",
    few: "Tá {n} thairiscint san fhotha",
    many: "Tá {n} dtairiscint san fhotha",
    other: "Tá {n} tairiscint san fhotha",
  },
);
export const offersHint = msg(
  "Each variation is an offer of its own. The SKU is sent as the manufacturer’s part number (MPN).",
  "Is tairiscint ann féin gach leagan. Seoltar an SKU mar uimhir pháirte an déantúsóra (MPN).",
);
export const undated = plural(
  {
    one: "{n} offer is on backorder without a date. Google does not show it until you enter the days above.",
    other:
      "{n} offers are on backorder without a date. Google does not show them until you enter the days above.",
  },
  {
    one: "Tá tairiscint amháin ar cúlordú gan dáta. Ní thaispeánann Google í go dtí go gcuirfidh tú na laethanta isteach thuas.",
    two: "Tá {n} thairiscint ar cúlordú gan dáta. Ní thaispeánann Google iad go dtí go gcuirfidh tú na laethanta isteach thuas.",
    few: "Tá {n} thairiscint ar cúlordú gan dáta. Ní thaispeánann Google iad go dtí go gcuirfidh tú na laethanta isteach thuas.",
    many: "Tá {n} dtairiscint ar cúlordú gan dáta. Ní thaispeánann Google iad go dtí go gcuirfidh tú na laethanta isteach thuas.",
    other:
      "Tá {n} tairiscint ar cúlordú gan dáta. Ní thaispeánann Google iad go dtí go gcuirfidh tú na laethanta isteach thuas.",
  },
);
export const omitted = msg("Left out", "Fágtha ar lár");
export const nothingOmitted = msg("Nothing is left out.", "Níl aon rud fágtha ar lár.");
export const reason = msg("Reason", "Cúis");
export const product = msg("Product", "Táirge");
export const sku = msg("SKU", "SKU");
export const gtin = msg("GTIN", "GTIN");

export const reasons = {
  sample: msg("Sample", "Sampla"),
  unpublished: msg("Not published", "Gan foilsiú"),
  unlisted: msg("Not listed, or in a hidden category", "Gan liostú, nó i gcatagóir cheilte"),
  "sold-elsewhere": msg("Not sold here on its own", "Ní dhíoltar anseo leis féin é"),
  price: msg("Price missing", "Praghas in easnamh"),
  picture: msg("Picture missing", "Pictiúr in easnamh"),
  description: msg("Description missing", "Cur síos in easnamh"),
  gtin: msg("GTIN invalid", "GTIN neamhbhailí"),
} as const;
