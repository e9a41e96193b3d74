import { msg, plural } from "#app/i18n/message.ts";

// Whole files that are refused.

export const fileEmpty = msg(
  "The file is empty. Nothing was imported.",
  "Tá an comhad folamh. Níor iompórtáladh aon rud.",
);
export const fileSpreadsheet = msg(
  "This is a spreadsheet workbook, not a CSV file. Save it as “CSV UTF-8” and choose that file. Nothing was imported.",
  "Leabhar oibre scarbhileoige atá anseo, ní comhad CSV. Sábháil é mar “CSV UTF-8” agus roghnaigh an comhad sin. Níor iompórtáladh aon rud.",
);
export const filePdf = msg(
  "This is a PDF, not a CSV file. Nothing was imported.",
  "PDF atá anseo, ní comhad CSV. Níor iompórtáladh aon rud.",
);
export const fileWebPage = msg(
  "This is a web page, not a CSV file; the download may have ended at a login page. Nothing was imported.",
  "Leathanach gréasáin atá anseo, ní comhad CSV; b’fhéidir gur ag leathanach logála isteach a chríochnaigh an íoslódáil. Níor iompórtáladh aon rud.",
);
export const fileBinary = msg(
  "This is not a text file, so it cannot be a CSV file. Nothing was imported.",
  "Ní comhad téacs é seo, mar sin ní féidir gur comhad CSV é. Níor iompórtáladh aon rud.",
);
export const fileJson = msg(
  "This is a JSON file, not a CSV file. Nothing was imported.",
  "Comhad JSON atá anseo, ní comhad CSV. Níor iompórtáladh aon rud.",
);
export const fileNoDelimiter = msg(
  "No columns were found in the first line, so this is not a product CSV. Nothing was imported.",
  "Níor aimsíodh aon cholún sa chéad líne, mar sin ní CSV táirgí é seo. Níor iompórtáladh aon rud.",
);
export const fileBroken = msg(
  "The header line of the file cannot be read: a quotation mark is never closed. Nothing was imported.",
  "Ní féidir ceannlíne an chomhaid a léamh: níor dúnadh comhartha athfhriotail. Níor iompórtáladh aon rud.",
);
export const fileTooLarge = msg(
  "The file is larger than {megabytes} MB. Split it and import the parts one after the other. Nothing was imported.",
  "Tá an comhad níos mó ná {megabytes} MB. Roinn é agus iompórtáil na codanna ceann i ndiaidh a chéile. Níor iompórtáladh aon rud.",
);
export const fileTooManyRows = msg(
  "The file has more than {rows} rows. Split it and import the parts one after the other. Nothing was imported.",
  "Tá níos mó sraitheanna sa chomhad ná an teorainn: {rows}. Roinn é agus iompórtáil na codanna ceann i ndiaidh a chéile. Níor iompórtáladh aon rud.",
);
export const fileTooManyColumns = msg(
  "The file has more than {columns} columns. Take out what no product needs and try again. Nothing was imported.",
  "Tá níos mó colún sa chomhad ná an teorainn: {columns}. Bain amach a bhfuil gan ghá agus bain triail eile as. Níor iompórtáladh aon rud.",
);
export const manyVariations = msg(
  "The product has {n} variations. It is imported, but its page is long: think of splitting it.",
  "Tá {n} leagan ag an táirge. Iompórtáiltear é, ach tá a leathanach fada: smaoinigh ar é a roinnt.",
);
export const fileNoNameColumn = msg(
  "The file has no “Name” column. Columns found: {headers}. Nothing was imported.",
  "Níl colún “Name” sa chomhad. Colúin a aimsíodh: {headers}. Níor iompórtáladh aon rud.",
);

// Remarks about a file that was read.

export const noteDelimiter = msg(
  "Columns are separated by {delimiter} instead of a comma, as Excel saves them. They were read that way.",
  "Tá na colúin deighilte ag an gcarachtar seo in ionad camóige, mar a shábhálann Excel iad: {delimiter}. Léadh mar sin iad.",
);
export const semicolon = msg("semicolons", "leathstad");
export const tab = msg("tabs", "táb");
export const pipe = msg("vertical bars", "barra ingearach");
export const noteEncoding = msg(
  "The file is not saved as UTF-8 but as {encoding}. Check fadas and other accents in the names.",
  "Níor sábháladh an comhad mar UTF-8 ach mar seo: {encoding}. Seiceáil na fadaí agus aicinn eile sna hainmneacha.",
);
export const noteDecimalComma = msg(
  "Numbers are written with a decimal comma (12,50) and were read that way.",
  "Tá na huimhreacha scríofa le camóg dheachúlach (12,50) agus léadh mar sin iad.",
);
export const noteTranslatedHeaders = msg(
  "The column headers are in another language ({language}) and were recognised.",
  "Tá ceannteidil na gcolún i dteanga eile ({language}) agus aithníodh iad.",
);
export const noteUnknownColumns = msg(
  "Columns that are not known and were left out: {columns}",
  "Colúin anaithnide a fágadh ar lár: {columns}",
);
export const noteDuplicateColumns = msg(
  "Columns that occur twice; only the first was read: {columns}",
  "Colúin atá ann faoi dhó; níor léadh ach an chéad cheann: {columns}",
);

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
  "Tá an cheall níos faide ná an teorainn carachtar: {limit}.",
);
export const lineBreakInLabel = msg(
  "The cell holds a line break and further values: a quotation mark is probably missing here.",
  "Tá briseadh líne agus luachanna eile sa cheall: is dócha go bhfuil comhartha athfhriotail ar iarraidh anseo.",
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

// Warnings: the row is imported, one value is changed or left out.

export const idInvalid = msg(
  "The ID is not a number and was left out.",
  "Ní uimhir é an ID agus fágadh ar lár é.",
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
  "Rinne tacar carachtar mícheart dochar do na haicinn sa cheall seo; léadh mar: {repaired}",
);
export const imagesTooMany = msg(
  "Only the first {limit} pictures are kept.",
  "Ní choinnítear ach na chéad phictiúir suas go dtí an teorainn: {limit}.",
);
export const shortcodeRemoved = msg(
  "Placeholders of the old shop were removed from the text: {shortcodes}",
  "Baineadh ionadchóid an tseansiopa den téacs: {shortcodes}",
);
export const htmlRemoved = msg(
  "Elements that do not belong in this text were removed: {elements}",
  "Baineadh eilimintí nach mbaineann leis an téacs seo: {elements}",
);
export const attributeNameless = msg(
  "An attribute has a value but no name and was left out.",
  "Tá luach ag tréith ach níl ainm uirthi agus fágadh ar lár í.",
);
export const attributeSeveralValues = msg(
  "A variation has one value for an attribute; the whole cell was read as one: {used}",
  "Bíonn luach amháin ag leagan do gach tréith; léadh an cheall ar fad mar luach amháin: {used}",
);
export const referenceInvalid = msg(
  "A linked product must be a SKU or “id:” and a number; the link was left out.",
  "Caithfidh táirge nasctha a bheith ina SKU nó “id:” agus uimhir; fágadh an nasc ar lár.",
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

export const reportTitle = msg("Import report", "Tuarascáil iompórtála");
export const columnRow = msg("Row", "Sraith");
export const columnId = msg("ID", "ID");
export const columnSku = msg("SKU", "SKU");
export const columnColumn = msg("Column", "Colún");
export const columnValue = msg("Value", "Luach");
export const columnReason = msg("Reason", "Cúis");
export const columnSeverity = msg("Kind", "Saghas");
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
