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

export const launch = msg("Before launch", "Roimh an oscailt");
export const launchText = msg(
  "What this site needs before its first customer.",
  "A bhfuil idir an suíomh seo agus a chéad chustaiméir.",
);
export const launchDone = plural(
  { one: "{n} done", other: "{n} done" },
  { one: "{n} déanta", two: "{n} déanta", few: "{n} déanta", many: "{n} déanta", other: "{n} déanta" },
);
export const undone = msg("To do", "Le déanamh");
export const done = msg("Done", "Déanta");
export const tickDone = msg("Mark as done", "Marcáil mar dhéanta");
export const tickUndone = msg("Mark as not done", "Marcáil mar neamhdhéanta");
export const launchCompany = msg("Company particulars", "Sonraí na cuideachta");
export const launchCompanyText = plural(
  {
    one: "{n} particular that the law requires is empty.",
    other: "{n} particulars that the law requires are empty.",
  },
  {
    one: "Tá sonra amháin a éilíonn an dlí folamh.",
    two: "Tá {n} shonra a éilíonn an dlí folamh.",
    few: "Tá {n} shonra a éilíonn an dlí folamh.",
    many: "Tá {n} sonra a éilíonn an dlí folamh.",
    other: "Tá {n} sonra a éilíonn an dlí folamh.",
  },
);
export const launchSampleContent = msg("Sample content", "Ábhar samplach");
export const launchSampleContentText = plural(
  {
    one: "{n} entry is invented: replace or delete it.",
    other: "{n} entries are invented: replace or delete them.",
  },
  {
    one: "Tá iontráil amháin cumtha: cuir ceann ceart ina háit nó scrios í.",
    two: "Tá {n} iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
    few: "Tá {n} iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
    many: "Tá {n} n-iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
    other: "Tá {n} iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
  },
);
export const launchSampleProducts = msg("Sample products", "Táirgí samplacha");
export const launchSampleProductsText = plural(
  {
    one: "{n} invented product is for sale: delete it here, before or after you import your own.",
    other:
      "{n} invented products are for sale: delete them here in one go, before or after you import your own.",
  },
  {
    one: "Tá táirge cumtha amháin ar díol: scrios anseo é, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    two: "Tá {n} tháirge chumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    few: "Tá {n} tháirge chumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    many: "Tá {n} dtáirge chumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    other:
      "Tá {n} táirge cumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
  },
);
export const launchMakers = msg("Manufacturers’ names and addresses", "Ainmneacha agus seoltaí déantúsóirí");
export const launchMakersText = plural(
  {
    one: "{n} product for sale lacks its manufacturer’s name, postal or electronic address.",
    other: "{n} products for sale lack their manufacturer’s name, postal or electronic address.",
  },
  {
    one: "Tá ainm nó seoladh déantúsóra ar iarraidh ó tháirge amháin atá ar díol.",
    two: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} tháirge atá ar díol.",
    few: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} tháirge atá ar díol.",
    many: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} dtáirge atá ar díol.",
    other: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} táirge atá ar díol.",
  },
);
export const launchWarnings = msg("Warnings in both languages", "Rabhaidh sa dá theanga");
export const launchWarningsText = plural(
  {
    one: "{n} product has its warnings in one language only.",
    other: "{n} products have their warnings in one language only.",
  },
  {
    one: "Tá rabhaidh in aon teanga amháin ag táirge amháin.",
    two: "Tá rabhaidh in aon teanga amháin ag {n} tháirge.",
    few: "Tá rabhaidh in aon teanga amháin ag {n} tháirge.",
    many: "Tá rabhaidh in aon teanga amháin ag {n} dtáirge.",
    other: "Tá rabhaidh in aon teanga amháin ag {n} táirge.",
  },
);
export const launchGuarantee = msg(
  "Official notice on the legal guarantee",
  "Fógra oifigiúil faoin ráthaíocht dhlíthiúil",
);
export const launchGuaranteeText = plural(
  {
    one: "The official graphic is missing in {n} language; its facts are given in words meanwhile.",
    other: "The official graphic is missing in {n} languages; its facts are given in words meanwhile.",
  },
  {
    one: "Tá an ghrafaic oifigiúil in easnamh i dteanga amháin; tá a fíricí ann i bhfocail idir an dá linn.",
    two: "Tá an ghrafaic oifigiúil in easnamh in {n} theanga; tá a fíricí ann i bhfocail idir an dá linn.",
    few: "Tá an ghrafaic oifigiúil in easnamh i {n} theanga; tá a fíricí ann i bhfocail idir an dá linn.",
    many: "Tá an ghrafaic oifigiúil in easnamh i {n} dteanga; tá a fíricí ann i bhfocail idir an dá linn.",
    other: "Tá an ghrafaic oifigiúil in easnamh i {n} teanga; tá a fíricí ann i bhfocail idir an dá linn.",
  },
);
export const launchIrish = msg("Irish text", "Téacs Gaeilge");
export const launchIrishText = plural(
  {
    one: "{n} entry lacks Irish, or its English has changed since.",
    other: "{n} entries lack Irish, or their English has changed since.",
  },
  {
    one: "Tá Gaeilge ar iarraidh ó iontráil amháin, nó d’athraigh an Béarla ó shin.",
    two: "Tá Gaeilge ar iarraidh ó {n} iontráil, nó d’athraigh an Béarla ó shin.",
    few: "Tá Gaeilge ar iarraidh ó {n} iontráil, nó d’athraigh an Béarla ó shin.",
    many: "Tá Gaeilge ar iarraidh ó {n} n-iontráil, nó d’athraigh an Béarla ó shin.",
    other: "Tá Gaeilge ar iarraidh ó {n} iontráil, nó d’athraigh an Béarla ó shin.",
  },
);
export const launchIrishTextsText = plural(
  {
    one: "{n} sentence of the site has English that changed since its Irish was written.",
    other: "{n} sentences of the site have English that changed since their Irish was written.",
  },
  {
    one: "D’athraigh Béarla abairte amháin den suíomh ó scríobhadh a Gaeilge.",
    two: "D’athraigh Béarla {n} abairt den suíomh ó scríobhadh a nGaeilge.",
    few: "D’athraigh Béarla {n} abairt den suíomh ó scríobhadh a nGaeilge.",
    many: "D’athraigh Béarla {n} n-abairt den suíomh ó scríobhadh a nGaeilge.",
    other: "D’athraigh Béarla {n} abairt den suíomh ó scríobhadh a nGaeilge.",
  },
);
export const launchPayments = msg("Payments", "Íocaíochtaí");
export const launchPaymentsText = msg(
  "No real money moves yet. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to the live ones.",
  "Ní bhogann aon airgead fós. Socraigh STRIPE_SECRET_KEY agus STRIPE_WEBHOOK_SECRET go dtí na cinn bheo.",
);
export const launchMail = msg("Mail server", "Freastalaí ríomhphoist");
export const launchMailText = msg(
  "Mails stay here and reach no one. Set SMTP_URL and MAIL_FROM.",
  "Fanann ríomhphoist anseo. Socraigh SMTP_URL agus MAIL_FROM.",
);
export const launchStaffMails = msg("Notices to staff", "Fógraí don fhoireann");
export const launchStaffMailsText = msg(
  "No one gets orders and enquiries by email. Set MAIL_TO.",
  "Ní insítear d’aon duine faoi orduithe agus fiosrúcháin. Socraigh MAIL_TO.",
);
export const launchAddress = msg("Public address", "Seoladh poiblí");
export const launchAddressText = msg(
  "The site does not have its own https address yet. Set ORIGIN.",
  "Níl an suíomh ar a sheoladh https féin fós. Socraigh ORIGIN.",
);
export const launchBackups = msg("Backups that are encrypted", "Cúltacaí criptithe");
export const launchBackupsText = msg(
  "Backups can be read by anyone who gets hold of one, or none are made. Set BACKUP_KEY, and leave BACKUP_EVERY on.",
  "Is féidir le cibé duine a fhaigheann cúltaca é a léamh, nó ní dhéantar aon chúltaca. Socraigh BACKUP_KEY, agus fág BACKUP_EVERY ar siúl.",
);
export const launchSolicitor = msg(
  "Legal pages read by a solicitor",
  "Leathanaigh dhlíthiúla léite ag aturnae",
);
export const launchSolicitorText = plural(
  {
    one: "{n} legal page, as it is worded now, is a draft until the company’s solicitor has read it.",
    other: "{n} legal pages, as they are worded now, are drafts until the company’s solicitor has read them.",
  },
  {
    one: "Dréacht é leathanach dlíthiúil amháin, mar atá sé faoi láthair, go dtí go léann aturnae na cuideachta é.",
    two: "Dréachtaí iad {n} leathanach dhlíthiúla, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
    few: "Dréachtaí iad {n} leathanach dhlíthiúla, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
    many: "Dréachtaí iad {n} leathanach dhlíthiúla, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
    other:
      "Dréachtaí iad {n} leathanach dlíthiúil, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
  },
);
export const launchBackup = msg("A backup, and a restore tried", "Cúltaca, agus athchóiriú triailte");
export const launchBackupText = msg(
  "Set up backups of the database and the uploads, and restore one once.",
  "Socraigh cúltacaí den bhunachar sonraí agus de na huaslódálacha, agus athchóirigh ceann uair amháin.",
);
export const launchReady = msg(
  "Everything is ready for the first customer.",
  "Tá gach rud réidh don chéad chustaiméir.",
);
