import { msg } from "#app/i18n/message.ts";

export const fields = {
  name: msg("Name in English", "Ainm i mBéarla"),
  nameGa: msg("Name in Irish", "Ainm i nGaeilge"),
  shortDescription: msg("Short description, in English", "Cur síos gairid, i mBéarla"),
  shortDescriptionGa: msg("Short description, in Irish", "Cur síos gairid, i nGaeilge"),
  description: msg("Description in English", "Cur síos i mBéarla"),
  descriptionGa: msg("Description in Irish", "Cur síos i nGaeilge"),
  pictures: msg("Pictures", "Pictiúir"),
  regularPrice: msg("Price in euro, with VAT", "Praghas in euro, le CBL"),
  salePrice: msg("Sale price", "Praghas laghdaithe"),
  saleFrom: msg("Sale begins", "Tosaíonn an tairiscint"),
  saleTo: msg("Sale ends", "Críochnaíonn an tairiscint"),
  vatRate: msg("VAT rate", "Ráta CBL"),
  sku: msg("SKU", "SKU"),
  gtin: msg("GTIN (barcode number)", "GTIN (uimhir an bharrachóid)"),
  stock: msg("Stock (blank = not tracked)", "Stoc (bán = gan rianú)"),
  lowStockAmount: msg("Low-stock alert at", "Rabhadh stoic ísil ag"),
  backorders: msg("Backorders", "Cúlordú"),
  soldIndividually: msg("Limit 1 per order", "Teorainn 1 in aghaidh an ordaithe"),
  categories: msg("Categories", "Catagóirí"),
  brand: msg("Brand", "Branda"),
  tags: msg("Tags, separated by commas", "Clibeanna, scartha le camóga"),
  kind: msg("Kind", "Cineál"),
  attributes: msg("Attributes", "Tréithe"),
  externalUrl: msg("Address in the other shop", "Seoladh sa siopa eile"),
  externalLabel: msg("Words of the button", "Focail an chnaipe"),
  weight: msg("Weight, kg", "Meáchan, kg"),
  length: msg("Length, mm", "Fad, mm"),
  width: msg("Width, mm", "Leithead, mm"),
  height: msg("Height, mm", "Airde, mm"),
  shippingClass: msg("Shipping class", "Aicme seolta"),
  hsCode: msg("Customs code", "Cód custaim"),
  countryOfOrigin: msg("Country of origin, two letters", "Tír thionscnaimh, dhá litir"),
  manuals: msg("Manuals and data sheets", "Lámhleabhair agus bileoga sonraí"),
  upsells: msg("Alternatives", "Roghanna eile"),
  crossSells: msg("Accessories", "Gabhálais"),
  slug: msg("URL slug", "Slug URL"),
  visibility: msg("Where it is listed", "An áit a liostaítear é"),
  featured: msg("Featured on the shop’s front", "Curtha chun tosaigh sa siopa"),
  position: msg("Position", "Ionad"),
  picture: msg("Picture", "Pictiúr"),
  offered: msg("Offered", "Ar díol"),
  remove: msg("Delete", "Scrios"),
} as const;

export const positionHint = msg(
  "Lists show one product of each department in turn; within a department featured ones come first, those with the lowest position before the others.",
  "Taispeántar táirge as gach roinn ar a seal sna liostaí; laistigh de roinn tagann na táirgí roghnaithe ar dtús, na cinn leis an ionad is ísle chun tosaigh.",
);

export const texts = msg("Texts", "Téacsanna");
export const money = msg("Price", "Praghas");
export const place = msg("Where it belongs", "An áit a mbaineann sé");
export const stockHead = msg("Stock", "Stoc");
export const choices = msg("Attributes and variations", "Tréithe agus leaganacha");
export const measures = msg("Size and customs", "Méid agus custam");
export const links = msg("Related", "Gaolmhar");
export const publishing = msg("Publishing", "Foilsiú");
export const listing = msg("Listing", "Liostú");
export const history = msg("History", "Stair");
export const noHistory = msg("No one has changed it yet.", "Níor athraigh duine ar bith fós é.");
export const slugHint = msg(
  "Empty: made of the name. An address that it had leads here for good.",
  "Folamh: déanta as an ainm. Treoraíonn seoladh a bhí aige anseo go buan.",
);
export const attributesHint = msg(
  "One a line, such as “Length*: 5 m | 10 m”. A star: variations differ by it, and commas may be between the values as well. “(hidden)” after the name: visitors do not see it.",
  "Ceann in aghaidh na líne, mar “Fad*: 5 m | 10 m”. Réalta: tá leaganacha éagsúla dá réir, agus is féidir camóga a chur idir na luachanna freisin. “(hidden)” i ndiaidh an ainm: ní fheiceann cuairteoirí é.",
);
export const manualsHint = msg(
  "One a line, such as “User manual: https://…”.",
  "Ceann in aghaidh na líne, mar “Lámhleabhar úsáideora: https://…”.",
);
export const attributeName = msg("Attribute", "Tréith");
export const attributeValues = msg(
  "Values, with | or commas between them",
  "Luachanna, le | nó camóga eatarthu",
);
export const attributeDiffers = msg("Used for variations", "In úsáid le haghaidh leaganacha");
export const attributeShown = msg("Visitors see it", "Feiceann cuairteoirí é");
export const attributeAdd = msg("Add an attribute", "Cuir tréith leis");
export const findProduct = msg(
  "Find a product by name or part number",
  "Aimsigh táirge de réir ainm nó uimhreach páirte",
);
export const linksHint = msg("One SKU or address a line.", "SKU nó seoladh amháin in aghaidh na líne.");
export const saleHint = msg("Empty dates: at once, for good.", "Dátaí folmha: láithreach, go buan.");
export const backNo = msg("Cannot be ordered", "Ní féidir é a ordú");
export const backNotify = msg(
  "Can be ordered, marked as on backorder",
  "Is féidir é a ordú, luaitear an cúlordú",
);
export const backYes = msg("Can be ordered", "Is féidir é a ordú");
export const simple = msg("One product", "Táirge amháin");
export const variable = msg("With variations", "Le leaganacha");
export const external = msg("Sold in another shop", "Díolta i siopa eile");
export const grouped = msg("Group", "Grúpa");
export const everywhere = msg("Lists and search", "Liostaí agus cuardach");
export const listsOnly = msg("Lists only", "Liostaí amháin");
export const searchOnly = msg("Search only", "Cuardach amháin");
export const nowhere = msg("Nowhere", "Gan liostú");

export const save = msg("Save", "Sábháil");
export const saveAndGenerate = msg("Generate variations", "Gin leaganacha");
export const saveAndPublish = msg("Save and publish", "Sábháil agus foilsigh");
export const saveAndUnpublish = msg("Save and take offline", "Sábháil agus bain den suíomh");
export const savedIncomplete = msg(
  "Not published: {what}. What you changed is saved.",
  "Gan foilsiú: {what}. Tá na hathruithe a rinne tú sábháilte.",
);
export const duplicate = msg("Duplicate", "Déan cóip");
export const viewInShop = msg("View in shop", "Féach sa siopa");
export const previewEn = msg("Preview in English", "Réamhamharc i mBéarla");
export const previewGa = msg("Preview in Irish", "Réamhamharc i nGaeilge");
export const remove = msg("Delete", "Scrios");
export const removeSure = msg("Delete this product", "Scrios an táirge seo");
export const saved = msg("Saved.", "Sábháilte.");
export const savedMerged = msg(
  "Saved. These were changed meanwhile and stayed: {fields}.",
  "Sábháilte. Athraíodh iad seo idir an dá linn, agus d’fhan siad: {fields}.",
);
export const created = msg(
  "A draft was made. Visitors do not see it yet.",
  "Rinneadh dréacht. Ní fheiceann cuairteoirí fós é.",
);
export const copied = msg("This is the copy, a draft.", "Seo í an chóip, dréacht.");
export const publishedNow = msg(
  "Published. Visitors see it at once.",
  "Foilsithe. Feiceann cuairteoirí láithreach é.",
);
export const offlineNow = msg("Visitors do not see it any more.", "Ní fheiceann cuairteoirí a thuilleadh é.");
export const held = msg(
  "Not deleted: an unpaid order holds it. Take it offline, and delete it later.",
  "Níor scriosadh: tá ordú gan íoc á choinneáil. Bain den suíomh é, agus scrios níos déanaí é.",
);
export const deletedNow = msg("The product is deleted.", "Scriosadh an táirge.");
export const goneNow = msg(
  "This product is not there any more: somebody has deleted it.",
  "Níl an táirge seo ann a thuilleadh: scrios duine éigin é.",
);
export const stockSaved = msg("The stock is changed.", "Athraíodh an stoc.");
export const stockUndone = msg("The change of the stock is taken back.", "Cealaíodh an t-athrú ar an stoc.");
export const stockUndoRefused = {
  gone: msg(
    "Not taken back: this line is not in the ledger.",
    "Níor cealaíodh é: níl an líne seo sa mhórleabhar.",
  ),
  "not-staff": msg(
    "Not taken back: only changes that staff made by hand can be taken back.",
    "Níor cealaíodh é: ní féidir ach athruithe a rinne an fhoireann de láimh a chealú.",
  ),
  "undone-already": msg(
    "Not taken back: somebody has taken this change back already.",
    "Níor cealaíodh é: chealaigh duine éigin an t-athrú seo cheana.",
  ),
  "below-zero": msg(
    "Not taken back: too few are left for it, the stock would fall below 0.",
    "Níor cealaíodh é: tá an iomarca imithe, thitfeadh an stoc faoi bhun 0.",
  ),
  "not-counted": msg(
    "Not taken back: this product is not counted any more.",
    "Níor cealaíodh é: ní chomhairtear an táirge seo a thuilleadh.",
  ),
} as const;
export const undoLine = msg("Undo {what}", "Cealaigh {what}");
export const undoneLine = msg("taken back", "cealaithe");
export const conflict = msg(
  "This product was saved since you opened it, by a colleague or in another window",
  "Sábháladh an táirge seo ó d’oscail tú é, ag comhghleacaí nó i bhfuinneog eile",
);
export const conflictText = msg(
  "Nothing is lost and nothing is saved yet. In these fields yours differs from what is stored; yours is in the form. Change what you want, then save again.",
  "Níor cailleadh dada agus níor sábháladh dada fós. Sna réimsí seo tá difríocht idir do cheannsa agus a bhfuil stóráilte; tá do cheannsa san fhoirm. Athraigh an rud is mian leat, ansin sábháil arís.",
);
export const addPictures = msg("Add pictures", "Cuir pictiúir leis");
export const earlier = msg("Move up", "Bog suas");
export const later = msg("Move down", "Bog síos");
export const takeAway = msg("Remove", "Bain amach");
export const picturesHint = msg(
  "Drag to order; the first one is shown in lists.",
  "Tarraing chun iad a chur in ord; bíonn an chéad cheann i liostaí.",
);
export const variation = msg("Variation", "Leagan");
export const any = msg("any", "aon cheann");
export const noVariations = msg(
  "None yet. Say which attributes are used for variations, then generate them.",
  "Níl aon cheann fós. Abair cé na tréithe a bhfuil na leaganacha éagsúil dá réir, ansin gin iad.",
);
export const ledger = msg("Stock history", "Stair an stoic");
export const ledgerText = msg(
  "What can be sold: what lies on the shelf less what orders hold. {n} now.",
  "An méid is féidir a dhíol: an méid atá ar an tseilf lúide an méid a choinníonn orduithe. {n} anois.",
);
export const notCounted = msg("Not counted.", "Ní chomhairtear é.");
export const by = msg(
  "Change by, such as +3 or -2, or to, such as =12",
  "Athraigh faoi, mar +3 nó -2, nó go, mar =12",
);
export const delta = msg("Change", "Athrú");
export const reason = msg("Reason", "Cúis");
export const change = msg("Change the stock", "Athraigh an stoc");
export const when = msg("When", "Cathain");
export const who = msg("Who", "Cé");
export const order = msg("Order {number}", "Ordú {number}");
export const reasons = {
  count: msg("Counted", "Comhairthe"),
  damage: msg("Broken or lost", "Briste nó caillte"),
  "hire-out": msg("To the hire stock", "Go dtí an stoc cíosa"),
  correction: msg("Correction", "Ceartúchán"),
  import: msg("Import", "Iompórtáil"),
  reserve: msg("Ordered", "Ordaithe"),
  release: msg("Given back by an order", "Tugtha ar ais ag ordú"),
  return: msg("Returned", "Tugtha ar ais"),
  resend: msg("Sent although it was refunded", "Seolta cé gur aisíocadh é"),
  adjust: msg("Adjusted", "Coigeartaithe"),
  undo: msg("Undone", "Cealaithe"),
} as const;
export const priceHistory = msg("Prices that were in force", "Praghsanna a bhí i bhfeidhm");
export const onRequest = msg("on request", "ar iarratas");

export const faults = {
  required: msg("{label}: is needed.", "{label}: tá gá leis."),
  "too-long": msg("{label}: at most {about} characters.", "{label}: {about} carachtar ar a mhéad."),
  price: msg("{label}: write a price such as 1,234.50.", "{label}: scríobh praghas mar 1,234.50."),
  number: msg("{label}: write a number from 0.", "{label}: scríobh uimhir ó 0 suas."),
  date: msg("{label}: write a date and a time.", "{label}: scríobh dáta agus am."),
  "sale-not-lower": msg(
    "{label}: must be lower than the price.",
    "{label}: caithfidh sé a bheith níos ísle ná an praghas.",
  ),
  "sale-ends-first": msg(
    "{label}: must come after the beginning.",
    "{label}: caithfidh sé teacht i ndiaidh an tosaigh.",
  ),
  "sku-taken": msg("{label}: another product has {about}.", "{label}: tá {about} ag táirge eile."),
  "slug-taken": msg(
    "{label}: another product has {about}, or had it once.",
    "{label}: tá {about} ag táirge eile, nó bhí tráth.",
  ),
  slug: msg(
    "{label}: small letters, digits and single hyphens only.",
    "{label}: litreacha beaga, digití agus fleiscíní aonair amháin.",
  ),
  gtin: msg("{label}: 8, 12, 13 or 14 digits.", "{label}: 8, 12, 13 nó 14 dhigit."),
  link: msg("{label}: an address that begins with https://.", "{label}: seoladh a thosaíonn le https://."),
  attributes: msg(
    "{label}: write each line as “Name: value | value”, each name once.",
    "{label}: scríobh gach líne mar “Ainm: luach | luach”, gach ainm uair amháin.",
  ),
  "attribute-name": msg(
    "{label}: a name has at most {about} characters.",
    "{label}: {about} carachtar ar a mhéad a bhíonn in ainm.",
  ),
  manuals: msg(
    "{label}: write each line as “Title: https://…”, at most 20 of them.",
    "{label}: scríobh gach líne mar “Teideal: https://…”, 20 acu ar a mhéad.",
  ),
  gone: msg(
    "{label}: somebody has deleted it meanwhile. Choose another one.",
    "{label}: scrios duine éigin é idir an dá linn. Roghnaigh ceann eile.",
  ),
  "unknown-product": msg(
    "{label}: no other product is called {about}.",
    "{label}: níl {about} ar aon táirge eile.",
  ),
  country: msg("{label}: two letters, such as DE.", "{label}: dhá litir, mar DE."),
  "same-options": msg(
    "{label}: two variations have the same values.",
    "{label}: tá dhá leagan ann do na luachanna céanna.",
  ),
  held: msg(
    "{label}: an unpaid order holds it. Take the tick from “Offered” now, and delete it later.",
    "{label}: tá ordú gan íoc á choinneáil. Bain an tic de “Ar díol” anois, agus scrios níos déanaí é.",
  ),
} as const;
export const withoutAlt = msg(
  "A picture has no alternative text: add it under Media.",
  "Níl téacs malartach ag pictiúr: cuir leis é faoi Meáin.",
);
export const withoutCategory = msg("In no category", "Gan chatagóir ar bith");
export const variationWithoutSku = msg("A variation has no SKU.", "Níl SKU ag leagan amháin ar a laghad.");
