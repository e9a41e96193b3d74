import { msg, plural } from "#app/i18n/message.ts";

export const scan = msg("Scan", "Scanadh");

export const frontOfAdmin = msg("ItsShowTime back office", "Cúloifig ItsShowTime");
export const viewSite = msg("View site", "Féach ar an suíomh");
export const more = msg("More", "Tuilleadh");

export const find = msg("Search or jump to…", "Cuardaigh nó léim go…");
export const findHint = msg(
  "Number, name, phone, email, product, page …",
  "Uimhir, ainm, teileafón, ríomhphost, táirge, leathanach …",
);
export const searching = msg("Searching …", "Ag cuardach …");
export const actions = msg("Do", "Déan");
export const switchTheme = msg("House lights: light or dark", "Soilse an tí: geal nó dorcha");
export const goTo = msg("Go to", "Téigh chuig");
export const foundOrders = msg("Orders", "Orduithe");
export const foundDocuments = msg(
  "Invoices, credit notes and payments",
  "Sonraisc, nótaí creidmheasa agus íocaíochtaí",
);
export const foundProducts = msg("Products", "Táirgí");
export const foundEnquiries = msg("Enquiries", "Fiosrúcháin");
export const foundUsers = msg("Users", "Úsáideoirí");
export const newQuote = msg("New quote", "Luachan nua");
export const newHireItem = msg("New hire item", "Mír chíosa nua");
export const startImport = msg("Import products from CSV", "Iompórtáil táirgí ó CSV");
export const writeContent = msg("Write a new content entry", "Scríobh iontráil ábhair nua");
export const addPictures = msg("Add pictures", "Cuir pictiúir leis");
export const ordersInTrouble = msg("Orders that need attention", "Orduithe a bhfuil aird de dhíth orthu");

export const productsLow = msg("Products that run low", "Táirgí atá ag éirí gann");
export const productsDraft = msg("Product drafts", "Dréachtaí táirgí");
export const setHours = msg("Set the opening hours", "Socraigh na huaireanta oscailte");
export const makersMissing = msg(
  "Products without a manufacturer’s address",
  "Táirgí gan seoladh déantúsóra",
);
export const addPerson = msg("Add a person", "Cuir duine leis");

export const enquiriesByClock = msg("Enquiries to answer", "Fiosrúcháin le freagairt");
export const enquiriesNone = msg("Every enquiry is answered.", "Tá gach fiosrúchán freagartha.");
export const ordersToDo = msg("Orders to fulfil", "Orduithe le comhlíonadh");
export const ordersNone = msg("No order waits for you.", "Níl aon ordú ag fanacht leat.");
export const toSend = msg("To send", "Le seoladh");
export const toMakeReady = msg("To make ready for collection", "Le hullmhú lena bhailiú");
export const withdrawalsDue = msg("Withdrawals to settle", "Tarraingtí siar le réiteach");
export const refundBy = msg("Refund by {day}", "Aisíoc faoin {day}");
export const lateSince = msg("Late since {day}", "Déanach ón {day}");
export const lowStock = msg("Running low", "Ag éirí gann");
export const piecesLeft = plural(
  { one: "{n} left", other: "{n} left" },
  {
    one: "Ceann amháin fágtha",
    two: "{n} cheann fágtha",
    few: "{n} cinn fágtha",
    many: "{n} gcinn fágtha",
    other: "{n} ceann fágtha",
  },
);
export const all = msg("All", "Gach ceann");
export const notShown = msg("{n} more are not shown", "Tá {n} eile nach dtaispeántar");
export const behind = msg("System status", "Stádas an chórais");
export const mailState = msg("Mail", "Ríomhphost");
export const mailFine = msg("Everything went out", "D’imigh gach rud amach");
export const mailKept = msg(
  "No mail server: mails are kept here",
  "Gan freastalaí: coinnítear an post anseo",
);
export const mailFailed = msg("{n} not sent", "{n} gan seoladh");
export const jobs = msg("Background work", "Obair chúlra");
export const jobsFine = msg("Nothing failed", "Níor theip ar aon rud");
export const jobsFailed = msg("{n} given up", "{n} tréigthe");
export const errors = msg("Errors in 7 days", "Earráidí le 7 lá anuas");
export const errorsNone = msg("None", "Níl aon cheann");
export const backupState = msg("Last backup", "An cúltaca deireanach");
export const backupMade = msg("{at}, {size}", "{at}, {size}");
export const backupLate = msg("{at}, {size}: too old", "{at}, {size}: róshean");
export const backupNone = msg(
  "None yet: the first comes by itself",
  "Níl aon cheann fós: tagann an chéad cheann uaidh féin",
);
export const backupOff = msg(
  "None is made by itself: set BACKUP_EVERY",
  "Ní dhéantar ceann uaidh féin: socraigh BACKUP_EVERY",
);
export const backupGone = msg(
  "The file of the last one is missing or damaged",
  "Tá comhad an chinn dheireanaigh ar iarraidh nó millte",
);
export const importState = msg("Last import", "An iompórtáil dheireanach");
export const importNone = msg("Nothing imported yet", "Níl dada iompórtáilte fós");
export const importRunning = msg("{file} is running", "Tá {file} ar siúl");
export const importStopped = msg("{file} was interrupted", "Gearradh an iompórtáil: {file}");
export const importFinished = msg("{file}, {day}", "{file}, {day}");
export const sampleContent = msg("Sample content", "Ábhar samplach");
export const sampleLeft = msg("{n} to replace", "{n} le hathsholáthar");
export const irishContent = msg("Irish", "Gaeilge");
export const irishLeft = msg(
  "{missing} missing, {stale} out of date",
  "{missing} ar iarraidh, {stale} as dáta",
);
export const irishTexts = msg("Irish of the site text", "Gaeilge théacs an tsuímh");
export const irishTextsLeft = msg("{n} out of date", "{n} as dáta");
export const complete = msg("Complete", "Iomlán");

export const weeks = msg("The last 12 weeks", "An 12 sheachtain dheireanacha");
export const paidOrders = msg("Paid orders", "Orduithe íoctha");
export const revenue = msg("Sales", "Díolacháin");
export const revenueHint = msg(
  "VAT included, refunds not taken off",
  "CBL san áireamh, gan aisíocaíochtaí a bhaint as",
);
export const received = msg("Enquiries received", "Fiosrúcháin a fuarthas");
export const thisWeek = msg("this week", "an tseachtain seo");
export const chartText = msg(
  "{what} in the last 12 weeks: {total} in all, {last} this week, at most {top} in a week.",
  "{what} sa 12 sheachtain dheireanacha: {total} san iomlán, {last} an tseachtain seo, {top} ar a mhéad i seachtain.",
);
export const asTable = msg("These numbers as a table", "Na huimhreacha seo mar thábla");
export const weekFrom = msg("Week from", "Seachtain ó");
