import { msg, plural } from "#app/i18n/message.ts";

// Errors: the row is not imported.

export const quoteNotClosed = msg(
  "A quotation mark in this row is never closed. The row was left out; reading went on at the next line.",
  "Níor dúnadh comhartha athfhriotail sa tsraith seo. Fágadh an tsraith ar lár agus lean an léamh ar aghaidh ón gcéad líne eile.",
);
export const restUnreadable = msg(
  "Too many rows with broken quotation marks. The file was not read from here on.",
  "An iomarca sraitheanna ina bhfuil comharthaí athfhriotail briste. Níor léadh an comhad ón áit seo ar aghaidh.",
);
export const rowLonger = msg(
  "The row has {cells} cells but the file has {columns} columns; often a comma without quotation marks.",
  "Líon na gceall sa tsraith: {cells}; líon na gcolún sa chomhad: {columns}. Camóg gan comharthaí athfhriotail is cúis leis go minic.",
);
export const cellTooLarge = msg(
  "The cell is longer than {limit} characters.",
  "Tá an chill níos faide ná an teorainn carachtar: {limit}.",
);
export const lineBreakInLabel = msg(
  "The cell holds a line break and further values: a quotation mark is probably missing here.",
  "Tá briseadh líne agus luachanna eile sa chill: is dócha go bhfuil comhartha athfhriotail ar iarraidh anseo.",
);
export const nameMissing = msg("The product has no name.", "Níl ainm ar an táirge.");
export const parentMissing = msg(
  "The variation does not say which product it belongs to.",
  "Ní deir an leagan cén táirge lena mbaineann sé.",
);
export const parentIsItself = msg(
  "The variation names itself as its parent.",
  "Ainmníonn an leagan é féin mar mháthairtháirge.",
);
export const typeUnsupported = msg(
  "The product type “{type}” comes from a plug-in and cannot be imported.",
  "Is ó bhreiseán a thagann an cineál táirge “{type}” agus ní féidir é a iompórtáil.",
);
export const skuScientific = msg(
  "Excel has turned this SKU into a number and lost its digits. Format the column as text and enter it again.",
  "Rinne Excel uimhir den SKU seo agus cailleadh a dhigití. Formáidigh an colún mar théacs agus cuir isteach arís é.",
);
export const duplicateId = msg("Row {firstRow} has the same ID.", "Tá an ID céanna i sraith {firstRow}.");
export const duplicateSku = msg("Row {firstRow} has the same SKU.", "Tá an SKU céanna i sraith {firstRow}.");
export const priceInvalid = msg("This is not a price.", "Ní praghas é seo.");
export const rowTooSlow = msg(
  "The row takes too long to read and was left out.",
  "Tógann sé rófhada an tsraith a léamh agus fágadh ar lár í.",
);
export const variationsTooMany = msg(
  "A product can have at most {limit} variations. This row was left out.",
  "Is é {limit} an líon is mó de leaganacha is féidir a bheith ag táirge. Fágadh an tsraith seo ar lár.",
);
export const parentNotFound = msg(
  "The product this variation belongs to is neither in the file nor in the shop: {parent}",
  "Níl an táirge lena mbaineann an leagan seo sa chomhad ná sa siopa: {parent}",
);
export const parentNotVariable = msg(
  "The product this variation belongs to is not a variable product: {parent}",
  "Ní táirge inathraithe é an táirge lena mbaineann an leagan seo: {parent}",
);
export const parentFailed = msg(
  "The product this variation belongs to could not be imported: {parent}",
  "Níorbh fhéidir an táirge lena mbaineann an leagan seo a iompórtáil: {parent}",
);
export const notSaved = msg(
  "The product could not be saved ({detail}). Its other rows were left out too.",
  "Níorbh fhéidir an táirge a shábháil ({detail}). Fágadh a shraitheanna eile ar lár freisin.",
);

export const keyConflict = msg(
  "The row matches two different products: {first} and {second}.",
  "Freagraíonn an tsraith do dhá tháirge éagsúla: {first} agus {second}.",
);

export const otherSourceId = msg(
  "The product with this {key} was imported as ID {id}. Give the row that ID or none, or another {key}.",
  "Iompórtáladh táirge leis an luach céanna ({key}) mar ID {id}. Tabhair an ID sin don tsraith, fág an ID ar lár, nó tabhair luach eile ({key}).",
);

// Warnings: the row is imported, one value is changed or left out.

export const idInvalid = msg(
  "The ID is not a number from 1 to 2,147,483,647 and was left out.",
  "Ní uimhir ó 1 go 2,147,483,647 é an ID agus fágadh ar lár é.",
);
export const typeFlagUnknown = msg(
  "Unknown addition to the product type, left out: {type}",
  "Breis anaithnid leis an gcineál táirge, fágtha ar lár: {type}",
);
export const publishedUnknown = msg(
  "Unknown publication status; the product was imported as a draft.",
  "Stádas foilsithe anaithnid; iompórtáladh an táirge mar dhréacht.",
);
export const choiceUnknown = msg(
  "Unknown value; used instead: {used}",
  "Luach anaithnid; in úsáid ina ionad: {used}",
);
export const booleanInvalid = msg(
  "Expected 1 or 0; the value was left out.",
  "Bhíothas ag súil le 1 nó 0; fágadh an luach ar lár.",
);
export const numberInvalid = msg(
  "This is not a number; the value was left out.",
  "Ní uimhir é seo; fágadh an luach ar lár.",
);
export const numberRounded = msg(
  "Only whole numbers are kept; used: {used}",
  "Ní choinnítear ach slánuimhreacha; in úsáid: {used}",
);
export const stockNegative = msg("The stock is below 0; 0 is kept.", "Tá an stoc faoi bhun 0; coinnítear 0.");
export const priceRounded = msg(
  "The price has fractions of a cent; used: {used}",
  "Tá codáin de cheint sa phraghas; in úsáid: {used}",
);
export const dateInvalid = msg(
  "This date cannot be read; the sale price was left out.",
  "Ní féidir an dáta seo a léamh; fágadh an praghas laghdaithe ar lár.",
);
export const datesReversed = msg(
  "The sale ends before it starts; the sale price was left out.",
  "Críochnaíonn an tairiscint sula dtosaíonn sí; fágadh an praghas laghdaithe ar lár.",
);
export const saleNotLower = msg(
  "The sale price is not below the regular price and was left out.",
  "Níl an praghas laghdaithe níos ísle ná an gnáthphraghas agus fágadh ar lár é.",
);
export const saleWithoutPrice = msg(
  "There is a sale price but no regular price; the product is price on request.",
  "Tá praghas laghdaithe ann ach níl gnáthphraghas; is praghas ar iarratas atá ar an táirge.",
);
export const keptSaleNotLower = msg(
  "The sale price that the product has in the shop is not below its new regular price and was removed.",
  "Níl an praghas laghdaithe atá ar an táirge sa siopa níos ísle ná a ghnáthphraghas nua agus baineadh é.",
);
export const taxClassUnknown = msg(
  "Unknown VAT class; used instead: {used}",
  "Aicme CBL anaithnid; in úsáid ina hionad: {used}",
);
export const gtinScientific = msg(
  "Excel has turned this product code into a number and lost its digits; the code was left out.",
  "Rinne Excel uimhir den chód táirge seo agus cailleadh a dhigití; fágadh an cód ar lár.",
);
export const gtinNotDigits = msg(
  "A GTIN, UPC or EAN has digits only; the code was left out.",
  "Ní bhíonn ach digití i GTIN, UPC nó EAN; fágadh an cód ar lár.",
);
export const gtinLostZeros = msg(
  "The product code is too short: Excel has probably removed leading zeros.",
  "Tá an cód táirge róghearr: is dócha gur bhain Excel nialais thosaigh de.",
);
export const gtinLength = msg(
  "A product code has 8, 12, 13 or 14 digits; the code was left out.",
  "Bíonn 8, 12, 13 nó 14 dhigit i gcód táirge; fágadh an cód ar lár.",
);
export const gtinCheckDigit = msg(
  "The check digit of the product code is wrong; look for a typing error.",
  "Tá digit seiceála an chóid táirge mícheart; féach an bhfuil botún clóscríofa ann.",
);
export const mojibake = msg(
  "The accents in this cell were damaged by a wrong character set; read as: {repaired}",
  "Rinne tacar carachtar mícheart dochar do na haicinn sa chill seo; léadh mar: {repaired}",
);
export const imagesTooMany = msg(
  "Only the first {limit} pictures are kept.",
  "Ní choinnítear ach na chéad phictiúir suas go dtí an teorainn: {limit}.",
);
export const listTooLong = msg(
  "Only the first {limit} values of the cell are kept.",
  "Ní choinnítear ach na chéad luachanna sa chill suas go dtí an teorainn: {limit}.",
);
export const categoryTooDeep = msg(
  "A category lies deeper than {limit} levels and was left out.",
  "Tá catagóir níos doimhne ná an teorainn leibhéal ({limit}) agus fágadh ar lár í.",
);
export const categoriesTooMany = msg(
  "The file names more than {limit} categories. Those of this row that came after them were left out.",
  "Tá níos mó catagóirí sa chomhad ná an teorainn: {limit}. Fágadh ar lár na cinn sa tsraith seo a tháinig ina ndiaidh.",
);
export const addressRefused = msg(
  "This is not a full http or https address of at most 2,000 characters. It was left out.",
  "Ní seoladh iomlán http ná https faoi bhun 2,000 carachtar é seo. Fágadh ar lár é.",
);
export const shortcodeRemoved = msg(
  "Placeholders of the old shop were removed from the text: {shortcodes}",
  "Baineadh ionadchóid an tseansiopa den téacs: {shortcodes}",
);
export const htmlRemoved = msg(
  "Elements that do not belong in this text were removed: {elements}",
  "Baineadh eilimintí nach mbaineann leis an téacs seo: {elements}",
);
export const attributesTooMany = msg(
  "Only the first {limit} attributes of the row are kept.",
  "Ní choinnítear ach na chéad tréithe sa tsraith suas go dtí an teorainn: {limit}.",
);
export const attributeNameless = msg(
  "An attribute has a value but no name and was left out.",
  "Tá luach ag tréith ach níl ainm uirthi agus fágadh ar lár í.",
);
export const attributeSeveralValues = msg(
  "A variation has one value for an attribute; the whole cell was read as one: {used}",
  "Bíonn luach amháin ag leagan do gach tréith; léadh an chill ar fad mar luach amháin: {used}",
);
export const referenceInvalid = msg(
  "A linked product must be a SKU or “id:” and a number up to 2,147,483,647; the link was left out.",
  "Caithfidh táirge nasctha a bheith ina SKU nó “id:” agus uimhir suas go 2,147,483,647; fágadh an nasc ar lár.",
);
export const referenceNotFound = msg(
  "The linked product is neither in the file nor in the shop: {reference}",
  "Níl an táirge nasctha sa chomhad ná sa siopa: {reference}",
);
export const attributeValueAdded = msg(
  "The parent product did not list this value; it was added to: {attribute}",
  "Ní raibh an luach seo liostaithe ag an máthairtháirge; cuireadh leis an tréith é: {attribute}",
);
export const imageNotFetched = msg(
  "The picture is not in the shop yet: {image}",
  "Níl an pictiúr sa siopa fós: {image}",
);

// The report itself.

export const columnRow = msg("Row", "Sraith");
export const columnId = msg("ID", "ID");
export const columnSku = msg("SKU", "SKU");
export const columnColumn = msg("Column", "Colún");
export const columnValue = msg("Value", "Luach");
export const columnReason = msg("Reason", "Cúis");
export const columnSeverity = msg("Kind", "Cineál");
export const severityError = msg("Error", "Earráid");
export const severityWarning = msg("Warning", "Rabhadh");
export const errorCount = plural(
  { one: "{n} row was left out", other: "{n} rows were left out" },
  {
    one: "fágadh sraith amháin ar lár",
    two: "fágadh {n} shraith ar lár",
    few: "fágadh {n} shraith ar lár",
    many: "fágadh {n} sraith ar lár",
    other: "fágadh {n} sraith ar lár",
  },
);
export const warningCount = plural(
  { one: "{n} warning", other: "{n} warnings" },
  {
    one: "rabhadh amháin",
    two: "{n} rabhadh",
    few: "{n} rabhadh",
    many: "{n} rabhadh",
    other: "{n} rabhadh",
  },
);
export const noProblems = msg("Every row was read without a problem.", "Léadh gach sraith gan fadhb.");
