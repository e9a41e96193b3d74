import { type Message, msg, plural } from "#app/i18n/message.ts";

export {
  hireGroups as groups,
  hireItems as items,
  hireUnits as units,
} from "#app/i18n/messages/admin/section-names.ts";
export const groupsLead = msg(
  "Items that are priced and prepared alike. A group that is not live shows prices, but no availability.",
  "Míreanna a phraghsáiltear agus a ullmhaítear mar a chéile. Taispeánann grúpa nach bhfuil beo praghsanna, ach ní infhaighteacht.",
);
export const newItem = msg("New item", "Mír nua");
export const newGroup = msg("New group", "Grúpa nua");
export const importCsv = msg("Import CSV", "Iompórtáil CSV");
export const printLabels = msg("Print labels", "Priontáil lipéid");
export const printLabel = msg("Print label", "Priontáil lipéad");

export const searchItems = msg("Code, name or alias", "Cód, ainm nó ainm eile");
export const searchUnits = msg(
  "Number, serial, barcode, place or item",
  "Uimhir, sraithuimhir, barrachód, áit nó mír",
);
export const anyGroup = msg("All groups", "Gach grúpa");
export const anyKind = msg("All kinds", "Gach cineál");
export const anyMark = msg("All items", "Gach mír");
export const anyState = msg("All statuses", "Gach stádas");
export const marks = {
  hidden: msg("Hidden", "I bhfolach"),
  sample: msg("Sample", "Sampla"),
  unlinked: msg("Not in the shop", "Gan a bheith sa siopa"),
  short: msg("Shortage", "Ganntanas"),
} as const;
export const notLive = msg("Group not live", "Grúpa nach bhfuil beo");
export const kinds = {
  bulk: msg("Bulk (counted)", "Mórchóir (comhairthe)"),
  serialised: msg("Serialised (numbered units)", "Aonaid uimhrithe"),
  kit: msg("Kit (made of parts)", "Foireann (déanta as páirteanna)"),
} as const;
export const sorts = {
  code: msg("Code", "Cód"),
  name: msg("Name", "Ainm"),
  owned: msg("Most owned first", "Is mó píosaí ar dtús"),
  rate: msg("Day rate, high to low", "Ráta lae, ó ard go híseal"),
} as const;
export const unitSorts = {
  number: msg("Number", "Uimhir"),
  item: msg("Item", "Mír"),
  place: msg("Place", "Áit"),
} as const;
export const noItems = msg("No items found", "Níor aimsíodh mír ar bith");
export const noItemsText = msg(
  "Add an item, or import the fleet from a CSV file.",
  "Cuir mír leis, nó iompórtáil an fhlít ó chomhad CSV.",
);
export const noUnits = msg("No units found", "Níor aimsíodh aonad ar bith");
export const noUnitsText = msg(
  "Units are added on the page of a serialised item.",
  "Cuirtear aonaid leis ar leathanach míre uimhrithe.",
);
export const showAll = msg("Show all", "Taispeáin gach ceann");
export const rate = msg("Day rate, net", "Ráta lae, glan");
export const sumOfParts = msg("Sum of parts", "Suim na bpáirteanna");
export const state = msg("Status", "Stádas");
export const states = {
  "in-service": msg("In service", "I seirbhís"),
  repair: msg("In repair", "Á dheisiú"),
  missing: msg("Missing", "Ar iarraidh"),
  sold: msg("Sold", "Díolta"),
  scrapped: msg("Scrapped", "Scrapáilte"),
} as const;

/** Fields of an item, by their names in the file. */
export const fields = {
  code: msg("Code", "Cód"),
  name: msg("Name in English", "Ainm i mBéarla"),
  name_ga: msg("Name in Irish", "Ainm i nGaeilge"),
  group: msg("Group", "Grúpa"),
  category: msg("Category", "Catagóir"),
  kind: msg("Kind", "Cineál"),
  owned: msg("Owned", "Againn"),
  day_rate_net: msg("Day rate, € net", "Ráta lae, € glan"),
  vat_rate: msg("VAT rate, %", "Ráta CBL, %"),
  replacement_net: msg("Replacement value, € net", "Luach athsholáthair, € glan"),
  prep_minutes: msg("Preparation, working minutes", "Ullmhú, nóiméid oibre"),
  turnaround_minutes: msg("Turnaround, working minutes", "Athullmhú, nóiméid oibre"),
  pack_size: msg("Hired in multiples of", "Ar cíos ina n-iolraithe de"),
  watts: msg("Power, W", "Cumhacht, W"),
  power_factor: msg("Power factor", "Fachtóir cumhachta"),
  phases: msg("Phases", "Pasanna"),
  weight_kg: msg("Weight, kg", "Meáchan, kg"),
  case_pieces: msg("Pieces in a case", "Píosaí i gcás"),
  case_kg: msg("Empty case, kg", "Cás folamh, kg"),
  case_mm: msg("Case, mm (L x W x H)", "Cás, mm (F x L x A)"),
  lifting: msg("Lifting gear", "Fearas ardaithe"),
  electrical: msg("Portable electrical", "Leictreach iniompartha"),
  aliases: msg("Other names", "Ainmneacha eile"),
  parts: msg("Parts of the kit", "Páirteanna na foirne"),
  accessories: msg("Accessories", "Gabhálais"),
  substitutes: msg("Substitutes", "Roghanna eile"),
  slug: msg("URL slug", "Slug URL"),
  product: msg("Product in the shop (SKU)", "Táirge sa siopa (SKU)"),
  picture: msg("Picture", "Pictiúr"),
  place: msg("Place of counted pieces", "Áit na bpíosaí comhairthe"),
  visible: msg("On the public pages", "Ar na leathanaigh phoiblí"),
  description: msg("Description in English", "Cur síos i mBéarla"),
  description_ga: msg("Description in Irish", "Cur síos i nGaeilge"),
} as const satisfies Readonly<Record<string, Message>>;

export const liftings = {
  none: msg("None", "Níl aon cheann"),
  accessory: msg("Lifting accessory", "Gabhálas ardaithe"),
  equipment: msg("Lifting equipment", "Trealamh ardaithe"),
  persons: msg("Lifts persons", "Ardaíonn daoine"),
} as const;
export const yes = msg("Yes", "Tá");
export const no = msg("No", "Níl");
export const shown = msg("Shown", "Le feiceáil");
export const hidden = msg("Hidden", "I bhfolach");

export const sectionTexts = msg("Names and texts", "Ainmneacha agus téacsanna");
export const sectionPrice = msg("Kind and price", "Cineál agus praghas");
export const sectionStore = msg("In the store", "Sa stór");
export const sectionLoad = msg("Power, weight and case", "Cumhacht, meáchan agus cás");
export const sectionSafety = msg("Examinations", "Scrúduithe");
export const sectionRelated = msg("Parts, accessories, substitutes", "Páirteanna, gabhálais, roghanna eile");
export const sectionPublic = msg("Public pages", "Leathanaigh phoiblí");
export const hints = {
  code: msg("As on labels and in riders, such as LX-SPOT-350", "Mar atá ar lipéid, mar LX-SPOT-350"),
  aliases: msg(
    "One a line, as people write it in their lists",
    "Ceann in aghaidh na líne, mar a scríobhann daoine iad",
  ),
  parts: msg("One a line: CODE*4. Only for kits.", "Ceann in aghaidh na líne: CÓD*4. D’fhoirne amháin."),
  accessories: msg(
    "One a line: CODE*1 always goes with it, CODE*1? is only suggested.",
    "Ceann in aghaidh na líne: téann CÓD*1 leis i gcónaí, ní mholtar ach CÓD*1?.",
  ),
  substitutes: msg(
    "One code a line, the best first",
    "Cód amháin in aghaidh na líne, an ceann is fearr ar dtús",
  ),
  place: msg(
    "Such as B3-2, for the pick list. Numbered units have places of their own.",
    "Mar B3-2, don liosta piocála. Tá a n-áiteanna féin ag aonaid uimhrithe.",
  ),
  minutes: msg("Blank: as the group", "Bán: mar an grúpa"),
  day_rate_net: msg(
    "Blank only for a kit: the sum of its parts",
    "Bán d’fhoireann amháin: suim a páirteanna",
  ),
  product: msg("The same thing to buy", "An rud céanna le ceannach"),
  slug: msg("Blank: made from the name", "Bán: déanta as an ainm"),
  owned: msg(
    "What is owned now; later changes have a reason each.",
    "An méid atá againn anois; bíonn fáth le gach athrú ina dhiaidh sin.",
  ),
} as const;

export const save = msg("Save", "Sábháil");
export const saved = msg("Saved.", "Sábháilte.");
export const savedMerged = msg(
  "Saved. These were changed meanwhile and stayed: {fields}.",
  "Sábháilte. Athraíodh iad seo idir an dá linn, agus d’fhan siad: {fields}.",
);
export const created = msg("The item was added.", "Cuireadh an mhír leis.");
export const goneNow = msg("That is no longer there.", "Níl sé sin ann a thuilleadh.");
export const itemDeleted = msg("The item was deleted.", "Scriosadh an mhír.");
export const groupDeleted = msg("The group was deleted.", "Scriosadh an grúpa.");
export const conflict = msg(
  "This was saved meanwhile, by a colleague or in another window",
  "Sábháladh é seo idir an dá linn, ag comhghleacaí nó i bhfuinneog eile",
);
export const conflictText = msg(
  "Your text is still here and is not saved. The fields below differ from what was saved; save again to keep yours.",
  "Tá do théacs anseo fós agus níl sé sábháilte. Tá difríocht idir na réimsí thíos agus an méid a sábháladh; sábháil arís chun do cheannsa a choinneáil.",
);
export const viewPublic = msg("View on the site", "Féach ar an suíomh");
export const openProduct = msg("Open the product", "Oscail an táirge");
export const remove = msg("Delete", "Scrios");
export const learnedNames = msg("Names from customers’ lists", "Ainmneacha ó liostaí custaiméirí");
export const learnedNamesText = msg(
  "Staff chose this item for them. To remove one, take it out of “{field}”.",
  "Roghnaigh an fhoireann an earra seo dóibh. Le ceann a bhaint, tóg amach as “{field}” é.",
);
export const removeText = msg(
  "Deletes the item with its units and its ledger. This cannot be undone.",
  "Scriosann sé seo an mhír lena haonaid agus a mórleabhar. Ní féidir é a chealú.",
);
export const removeSure = msg("Delete this item", "Scrios an mhír seo");
export const removeGroupText = msg(
  "A group without items can be deleted.",
  "Is féidir grúpa gan mhíreanna a scriosadh.",
);
export const removeGroupSure = msg("Delete this group", "Scrios an grúpa seo");
export const groupHasItems = msg(
  "The group holds items. Move them to another group first.",
  "Tá míreanna sa ghrúpa. Bog go grúpa eile iad ar dtús.",
);

export const samplesHere = plural(
  { one: "{n} item is a sample.", other: "{n} items are samples." },
  {
    one: "Sampla is ea mír amháin.",
    two: "Samplaí is ea {n} mhír.",
    few: "Samplaí is ea {n} mhír.",
    many: "Samplaí is ea {n} mír.",
    other: "Samplaí is ea {n} mír.",
  },
);
export const deleteSamples = msg("Delete the sample fleet", "Scrios an fhlít shamplach");
export const deleteSamplesText = msg(
  "Every sample item goes with its units, and the groups that hold nothing else. What is on a quote or was hired stays.",
  "Imíonn gach mír shamplach lena haonaid, agus na grúpaí nach bhfuil aon rud eile iontu. Fanann an rud atá ar luachan nó a bhí ar cíos.",
);
export const samplesDeleted = msg(
  "The sample fleet is gone. Items: {items}, groups: {groups}.",
  "Tá an fhlít shamplach imithe. Míreanna: {items}, grúpaí: {groups}.",
);
export const samplesKept = msg(
  "Kept, because quotes, hires, claims or kits name them: {codes}",
  "Coinnithe, mar tá siad ar luachana, ar orduithe cíosa, i bhfoirne nó faoi éilimh: {codes}",
);
