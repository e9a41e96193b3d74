import { msg } from "#app/i18n/message.ts";

// Whole files that are refused.

export const fileEmpty = msg(
  "The file is empty. Nothing was imported.",
  "Tá an comhad folamh. Níor iompórtáladh aon rud.",
);
export const fileNoRows = msg(
  "The file has no products: there is no row below its header. Nothing was imported.",
  "Níl aon táirge sa chomhad: níl aon sraith faoina cheannlíne. Níor iompórtáladh aon rud.",
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
export const fileStorageAway = msg(
  "The place where files are kept does not answer. Nothing is wrong with the file and nothing was imported: try again in a few minutes.",
  "Níl an áit ina gcoinnítear comhaid ag freagairt. Níl aon rud cearr leis an gcomhad agus níor iompórtáladh aon rud: bain triail eile as i gceann cúpla nóiméad.",
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
export const pipe = msg("vertical bars", "barraí ingearacha");
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
export const german = msg("German", "Gearmáinis");
export const french = msg("French", "Fraincis");
export const spanish = msg("Spanish", "Spáinnis");
export const irish = msg("Irish", "Gaeilge");
export const noteUnknownColumns = msg(
  "Columns that are not known and were left out: {columns}",
  "Colúin anaithnide a fágadh ar lár: {columns}",
);
export const noteDuplicateColumns = msg(
  "Columns that occur twice; only the first was read: {columns}",
  "Colúin atá ann faoi dhó; níor léadh ach an chéad cheann: {columns}",
);
