import { msg, plural } from "#app/i18n/message.ts";

export { newProduct, products } from "#app/i18n/messages/admin/section-names.ts";
export const search = msg("Name, SKU or brand", "Ainm, SKU nó branda");
export const state = msg("Status", "Stádas");
export const anyTab = msg("All", "Gach ceann");
export const published = msg("Published", "Foilsithe");
export const draft = msg("Draft", "Dréacht");
export const pending = msg("Waiting for review", "Ag fanacht le hathbhreithniú");
export const privateState = msg("Private", "Príobháideach");
export const hidden = msg("Hidden", "I bhfolach");
export const category = msg("Category", "Catagóir");
export const anyCategory = msg("Any category", "Aon chatagóir");
export const brand = msg("Brand", "Branda");
export const anyBrand = msg("Any brand", "Aon bhranda");
export const noBrand = msg("No brand", "Gan bhranda");
export const stock = msg("Stock", "Stoc");
export const anyStock = msg("Any stock", "Aon stoc");
export const outOfStock = msg("Out of stock", "As stoc");
export const lowStock = msg("Low stock", "Beagán fágtha");
export const missing = msg("Missing", "Ar iarraidh");
export const nothingMissing = msg("Completeness", "Iomláine");
export const missingPicture = msg("Without a picture", "Gan phictiúr");
export const missingIrish = msg("Without Irish", "Gan Ghaeilge");
export const missingMaker = msg("Without manufacturer’s details", "Gan sonraí an déantúsóra");
export const missingWarnings = msg("Warnings in one language only", "Rabhaidh in aon teanga amháin");
export const sampleOnly = msg("Sample products only", "Táirgí samplacha amháin");
export const sample = msg("Sample", "Sampla");
export const order = msg("Order", "Ord");
export const byName = msg("By name", "De réir ainm");
export const byChanged = msg("Last changed first", "An ceann is déanaí a athraíodh ar dtús");
export const byPrice = msg("Price, low to high", "Praghas, íseal go hard");
export const byDearest = msg("Price, high to low", "Praghas, ard go híseal");
export const byStock = msg("Least stock first", "An stoc is lú ar dtús");
export const bySku = msg("By SKU", "De réir SKU");
export const sku = msg("SKU", "SKU");
export const price = msg("Price", "Praghas");
export const salePrice = msg("Sale price", "Praghas laghdaithe");
export const changed = msg("Changed", "Athraithe");
export const none = msg("No products here", "Níl aon táirge anseo");
export const noneHint = msg("Try other words or filters.", "Bain triail as focail nó scagairí eile.");
export const clear = msg("Show all products", "Taispeáin gach táirge");
export const tableHint = msg(
  "Prices, stock and SKUs can be changed in the table: Enter saves, Esc undoes, arrows move.",
  "Is féidir praghsanna, stoc agus SKUanna a athrú sa tábla: sábhálann Enter, cealaíonn Esc, bogann na saigheadeochracha.",
);
export const variations = plural(
  { one: "{n} variation", other: "{n} variations" },
  {
    one: "leagan amháin",
    two: "{n} leagan",
    few: "{n} leagan",
    many: "{n} leagan",
    other: "{n} leagan",
  },
);
export const cellName = msg("{field} of {name}", "{name}: {field}");

// Results of saving a cell of the list
export const badPrice = msg("Write a price such as 1,234.50.", "Scríobh praghas mar 1,234.50.");
export const badStock = msg("Write a whole number from 0.", "Scríobh slánuimhir ó 0 suas.");
export const saleNotLower = msg(
  "The sale price must be lower than the price.",
  "Caithfidh an praghas laghdaithe a bheith níos ísle ná an praghas.",
);
export const skuTaken = msg("Another product has this SKU.", "Tá an SKU seo ag táirge eile.");
export const cellGone = msg("The product was deleted meanwhile.", "Scriosadh an táirge idir an dá linn.");
export const ofVariations = msg("Its variations have prices.", "Tá praghsanna ag na leaganacha.");
export const cellChanged = msg(
  "Changed meanwhile: now {value}. Enter again keeps yours.",
  "Athraithe idir an dá linn: {value} anois. Coinníonn Enter arís do cheannsa.",
);
export const cellNotSaved = msg(
  "Not saved. {reason} Enter tries again.",
  "Níor sábháladh. {reason} Baineann Enter triail eile as.",
);
export const cellSaved = msg("Saved", "Sábháilte");
export const empty = msg("none", "dada");

// Many at once
export const whatToDo = msg("What to do", "Cad atá le déanamh");
export const publish = msg("Publish", "Foilsigh");
export const unpublish = msg("Take offline", "Bain den suíomh");
export const hide = msg("Hide from lists and search", "Cuir i bhfolach ó liostaí agus cuardach");
export const show = msg("Show in lists and search", "Taispeáin i liostaí agus cuardach");
export const setCategory = msg("Set the category", "Socraigh an chatagóir");
export const setBrand = msg("Set the brand", "Socraigh an branda");
export const setVat = msg("Set the VAT rate", "Socraigh an ráta CBL");
export const setPrice = msg("Change prices by percent", "Athraigh praghsanna de réir céatadáin");
export const remove = msg("Delete", "Scrios");
export const percent = msg("Percent, such as +5 or -10", "Céatadán, mar +5 nó -10");
export const vatRate = msg("VAT rate", "Ráta CBL");
export const goOn = msg("Continue", "Lean ar aghaidh");
export const confirmMany = plural(
  { one: "{n} product?", other: "{n} products?" },
  {
    one: "táirge amháin?",
    two: "{n} tháirge?",
    few: "{n} tháirge?",
    many: "{n} dtáirge?",
    other: "{n} táirge?",
  },
);
export const confirmAll = plural(
  {
    one: "the one product that matches the list?",
    other: "all {n} products that match the list, not only those on this page?",
  },
  {
    one: "an t-aon táirge amháin a fhreagraíonn don liosta?",
    two: "an dá tháirge a fhreagraíonn don liosta, ní hamháin iad siúd ar an leathanach seo?",
    few: "na {n} tháirge a fhreagraíonn don liosta, ní hamháin iad siúd ar an leathanach seo?",
    many: "na {n} dtáirge a fhreagraíonn don liosta, ní hamháin iad siúd ar an leathanach seo?",
    other: "na {n} táirge a fhreagraíonn don liosta, ní hamháin iad siúd ar an leathanach seo?",
  },
);
export const allMatching = msg(
  "All {n} that match, not only those on this page",
  "Na {n} uile a fhreagraíonn, ní hamháin iad siúd ar an leathanach seo",
);
export const tooMany = msg(
  "More than {most} products match, and {most} can be changed at once. Narrow the list first, by category or brand for instance.",
  "Freagraíonn níos mó ná {most} táirge, agus is féidir {most} a athrú in éineacht. Cúngaigh an liosta ar dtús, de réir catagóire nó branda mar shampla.",
);
export const matchingMoved = msg(
  "Other products match now than when you were asked. Nothing was changed: please look again.",
  "Freagraíonn táirgí eile anois ná nuair a cuireadh an cheist ort. Níor athraíodh aon rud: féach arís, le do thoil.",
);
export const moreRefused = plural(
  { one: "And {n} more.", other: "And {n} more." },
  {
    one: "Agus ceann amháin eile.",
    two: "Agus {n} cheann eile.",
    few: "Agus {n} cinn eile.",
    many: "Agus {n} gcinn eile.",
    other: "Agus {n} ceann eile.",
  },
);

// A brand goes
export const deleteBrand = msg("Delete this brand", "Scrios an branda seo");
export const brandDeleted = msg("The brand is deleted.", "Tá an branda scriosta.");
export const brandQuestion = msg("Delete the brand {name}?", "An branda {name} a scriosadh?");
export const brandUnused = msg(
  "No product carries it. This cannot be undone.",
  "Níl sé ar aon táirge. Ní féidir é seo a chealú.",
);
export const brandUsed = plural(
  {
    one: "{n} product carries it and moves to the brand you choose. There it shows that brand’s manufacturer, unless it names its own. This cannot be undone.",
    other:
      "{n} products carry it and move to the brand you choose. There they show that brand’s manufacturer, unless they name their own. This cannot be undone.",
  },
  {
    one: "Tá sé ar tháirge amháin, a bhogfar go dtí an branda a roghnaíonn tú. Taispeánfaidh sé déantúsóir an bhranda sin, mura n-ainmníonn sé a dhéantúsóir féin. Ní féidir é seo a chealú.",
    two: "Tá sé ar {n} tháirge, a bhogfar go dtí an branda a roghnaíonn tú. Taispeánfaidh siad déantúsóir an bhranda sin, mura n-ainmníonn siad a ndéantúsóir féin. Ní féidir é seo a chealú.",
    few: "Tá sé ar {n} tháirge, a bhogfar go dtí an branda a roghnaíonn tú. Taispeánfaidh siad déantúsóir an bhranda sin, mura n-ainmníonn siad a ndéantúsóir féin. Ní féidir é seo a chealú.",
    many: "Tá sé ar {n} dtáirge, a bhogfar go dtí an branda a roghnaíonn tú. Taispeánfaidh siad déantúsóir an bhranda sin, mura n-ainmníonn siad a ndéantúsóir féin. Ní féidir é seo a chealú.",
    other:
      "Tá sé ar {n} táirge, a bhogfar go dtí an branda a roghnaíonn tú. Taispeánfaidh siad déantúsóir an bhranda sin, mura n-ainmníonn siad a ndéantúsóir féin. Ní féidir é seo a chealú.",
  },
);
export const moveTo = msg("Move the products to", "Bog na táirgí go dtí");
export const moveNeeded = msg("Choose where the products go.", "Roghnaigh cá dtéann na táirgí.");
export const deleteBrandSure = msg("Delete the brand", "Scrios an branda");

export const canUndo = msg("You can undo it afterwards.", "Is féidir leat é a chealú ina dhiaidh sin.");
export const setOwn = msg("Unmark as sample", "Bain an marc samplach");
export const samplesHere = plural(
  { one: "{n} product is a sample.", other: "{n} products are samples." },
  {
    one: "Sampla is ea táirge amháin.",
    two: "Samplaí is ea {n} tháirge.",
    few: "Samplaí is ea {n} tháirge.",
    many: "Samplaí is ea {n} dtáirge.",
    other: "Samplaí is ea {n} táirge.",
  },
);
export const seeSamples = msg("Show them", "Taispeáin iad");
export const deleteSamples = msg("Delete all samples", "Scrios gach sampla");
export const deleteSamplesText = msg(
  "Every sample product goes, and with them the sample fleet and the categories and brands that hold nothing else. Your own products stay as they are. This cannot be undone; orders keep what was ordered.",
  "Imíonn gach táirge samplach, agus an fhlít shamplach, na catagóirí agus na brandaí nach bhfuil aon rud eile iontu. Fanann do tháirgí féin mar atá. Ní féidir é seo a chealú; coinníonn orduithe an rud a ordaíodh.",
);
export const samplesDeleted = msg(
  "The samples are gone. Products: {products}, categories: {categories}, brands: {brands}.",
  "Tá na samplaí imithe. Táirgí: {products}, catagóirí: {categories}, brandaí: {brands}.",
);
export const noUndo = msg(
  "This cannot be undone. Orders keep what was ordered.",
  "Ní féidir é seo a chealú. Coinníonn orduithe an rud a ordaíodh.",
);
export const manyDone = plural(
  { one: "{n} product changed.", other: "{n} products changed." },
  {
    one: "Athraíodh táirge amháin.",
    two: "Athraíodh {n} tháirge.",
    few: "Athraíodh {n} tháirge.",
    many: "Athraíodh {n} dtáirge.",
    other: "Athraíodh {n} táirge.",
  },
);
export const manyWithoutPrice = plural(
  {
    one: "{n} product is unchanged: it has no price, or it stays the same.",
    other: "{n} products are unchanged: they have no price, or it stays the same.",
  },
  {
    one: "Níor athraíodh táirge amháin: níl praghas air, nó fanann sé mar a bhí.",
    two: "Níor athraíodh {n} tháirge: níl praghas orthu, nó fanann sé mar a bhí.",
    few: "Níor athraíodh {n} tháirge: níl praghas orthu, nó fanann sé mar a bhí.",
    many: "Níor athraíodh {n} dtáirge: níl praghas orthu, nó fanann sé mar a bhí.",
    other: "Níor athraíodh {n} táirge: níl praghas orthu, nó fanann sé mar a bhí.",
  },
);
export const manyAlready = plural(
  {
    one: "{n} product is unchanged: it was so already.",
    other: "{n} products are unchanged: they were so already.",
  },
  {
    one: "Níor athraíodh táirge amháin: bhí sé amhlaidh cheana.",
    two: "Níor athraíodh {n} tháirge: bhí siad amhlaidh cheana.",
    few: "Níor athraíodh {n} tháirge: bhí siad amhlaidh cheana.",
    many: "Níor athraíodh {n} dtáirge: bhí siad amhlaidh cheana.",
    other: "Níor athraíodh {n} táirge: bhí siad amhlaidh cheana.",
  },
);
export const salePricesToo = msg(
  "Regular and sale prices change, also those of variations.",
  "Athraítear gnáthphraghsanna agus praghsanna laghdaithe, praghsanna leaganacha san áireamh.",
);
export const manyDeleted = plural(
  { one: "{n} product deleted.", other: "{n} products deleted." },
  {
    one: "Scriosadh táirge amháin.",
    two: "Scriosadh {n} tháirge.",
    few: "Scriosadh {n} tháirge.",
    many: "Scriosadh {n} dtáirge.",
    other: "Scriosadh {n} táirge.",
  },
);
export const undo = msg("Undo", "Cealaigh an gníomh");
export const notDone = msg("Left as they are:", "Fágtha mar atá:");
export const noneChosen = msg("Choose products first.", "Roghnaigh táirgí ar dtús.");
export const badValue = msg(
  "Choose or write what it should become.",
  "Roghnaigh nó scríobh an rud ba chóir a bheith ann.",
);
export const badPercent = msg(
  "Write a percentage above -100 and up to 500, such as -10 or +2.5.",
  "Scríobh céatadán os cionn -100 agus suas le 500, mar shampla -10 nó +2.5.",
);
export const valueGone = msg(
  "That category or brand has been deleted meanwhile. Nothing was changed: choose another one.",
  "Scriosadh an chatagóir nó an branda sin idir an dá linn. Níor athraíodh aon rud: roghnaigh ceann eile.",
);
export const cannotPublish = msg("Cannot publish, missing: {what}", "Ní féidir foilsiú, ar iarraidh: {what}");
export const lacks = {
  name: msg("name", "ainm"),
  picture: msg("picture", "pictiúr"),
  identifier: msg("SKU or GTIN", "SKU nó GTIN"),
  "maker-name": msg("manufacturer’s name", "ainm an déantúsóra"),
  "maker-address": msg("manufacturer’s postal address", "seoladh poist an déantúsóra"),
  "maker-contact": msg("manufacturer’s email or web address", "ríomhphost nó suíomh an déantúsóra"),
  "responsible-person": msg("responsible person in the EU", "duine freagrach san AE"),
  "warnings-irish": msg("warnings in Irish", "rabhaidh i nGaeilge"),
  "warnings-english": msg("warnings in English", "rabhaidh i mBéarla"),
  held: msg("an unpaid order holds it", "tá ordú gan íoc á choinneáil"),
} as const;

export const preview = msg("Preview", "Réamhamharc");
export const previewText = msg(
  "A preview for staff: this is how visitors see the product once it is published.",
  "Réamhamharc don fhoireann: is mar seo a fheiceann cuairteoirí an táirge nuair a fhoilsítear é.",
);
export const bold = msg("Bold", "Trom");
export const italic = msg("Italic", "Iodálach");
export const heading = msg("Heading", "Ceannteideal");
export const subheading = msg("Smaller heading", "Ceannteideal níos lú");
export const bullets = msg("List", "Liosta");
export const numbers = msg("Numbered list", "Liosta uimhrithe");
export const quote = msg("Quotation", "Athfhriotal");
export const linkTool = msg("Link", "Nasc");
export const linkAddress = msg("Address of the link", "Seoladh an naisc");
