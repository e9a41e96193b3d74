import { msg, plural } from "#app/i18n/message.ts";

// The ledger and the sale stock.
export const ledger = msg("Ledger", "Mórleabhar");
export const ledgerText = plural(
  { one: "{n} piece is owned.", other: "{n} pieces are owned." },
  {
    one: "Tá píosa amháin againn.",
    two: "Tá {n} phíosa againn.",
    few: "Tá {n} phíosa againn.",
    many: "Tá {n} bpíosa againn.",
    other: "Tá {n} píosa againn.",
  },
);
export const when = msg("Time", "Am");
export const delta = msg("Change", "Athrú");
export const reason = msg("Reason", "Fáth");
export const who = msg("Who", "Cé");
export const note = msg("Note", "Nóta");
export const unit = msg("Unit", "Aonad");
export const reasons = {
  count: msg("Counted", "Comhairthe"),
  purchase: msg("Bought", "Ceannaithe"),
  "from-sale-stock": msg("From the sale stock", "Ón stoc díola"),
  "to-sale-stock": msg("To the sale stock", "Chuig an stoc díola"),
  sold: msg("Sold", "Díolta"),
  scrapped: msg("Scrapped", "Scrapáilte"),
  import: msg("Import", "Iompórtáil"),
  correction: msg("Correction", "Ceartúchán"),
  undo: msg("Undone", "Curtha ar ceal"),
} as const;
export const by = msg("Pieces more (+) or fewer (−)", "Píosaí sa bhreis (+) nó níos lú (−)");
export const change = msg("Change", "Athraigh");
export const countChanged = msg("The count was changed.", "Athraíodh an comhaireamh.");
export const shortOpened = msg(
  "Done. Hires were promised these pieces, and now have a shortage.",
  "Déanta. Bhí na píosaí seo geallta do chíosanna, agus tá ganntanas acu anois.",
);
export const saleStock = msg("Sale stock", "Stoc díola");
export const saleStockText = msg(
  "{product}: {n} in the sale stock. A move has a line in both ledgers.",
  "{product}: {n} sa stoc díola. Bíonn líne sa dá mhórleabhar ag gach aistriú.",
);
export const saleStockNotCounted = msg(
  "{product}: the shop does not count its stock, so nothing can be moved.",
  "{product}: ní chomhaireann an siopa a stoc, mar sin ní féidir aon rud a aistriú.",
);
export const pieces = msg("Pieces", "Píosaí");
export const direction = msg("Direction", "Treo");
export const toFleet = msg("Sale stock → fleet", "Stoc díola → flít");
export const toSale = msg("Fleet → sale stock", "Flít → stoc díola");
export const unitNumber = msg("Number of the unit", "Uimhir an aonaid");
export const move = msg("Move", "Aistrigh");
export const moved = msg("The pieces were moved.", "Aistríodh na píosaí.");
export const refusals = {
  gone: msg("The item is no longer there.", "Níl an mhír ann a thuilleadh."),
  number: msg("Enter a whole number other than 0.", "Cuir isteach slánuimhir seachas 0."),
  "below-zero": msg("There are not so many.", "Níl an oiread sin ann."),
  "all-out": msg(
    "More than would be left is out or blocked now.",
    "Tá níos mó ná an méid a bheadh fágtha amuigh nó blocáilte anois.",
  ),
  "changed-meanwhile": msg(
    "Somebody else has changed it meanwhile. Look at it again.",
    "D’athraigh duine eile é idir an dá linn. Féach air arís.",
  ),
  "too-many": msg(
    "That is more than one step may add.",
    "Tá sé sin níos mó ná mar is féidir a chur leis in éineacht.",
  ),
  "not-bulk": msg("Only bulk items are counted here.", "Ní chomhairtear anseo ach míreanna mórchóir."),
  "no-product": msg("The item is not linked with a product.", "Níl an mhír nasctha le táirge."),
  "not-counted": msg("The shop does not count this product.", "Ní chomhaireann an siopa an táirge seo."),
  "not-in-stock": msg("There are not so many in the sale stock.", "Níl an oiread sin sa stoc díola."),
  promised: msg("These pieces are promised to hires.", "Tá na píosaí seo geallta do chíosanna."),
  kit: msg("A kit owns nothing: move its parts.", "Níl píosaí ag foireann: aistrigh a páirteanna."),
  "unit-needed": msg("Say which unit goes on sale.", "Abair cén t-aonad a chuirtear ar díol."),
  "unknown-unit": msg(
    "No unit in service of this item has that number.",
    "Níl an uimhir sin ag aonad i seirbhís den mhír seo.",
  ),
  "unit-is-out": msg("The unit is out with a customer.", "Tá an t-aonad amuigh le custaiméir."),
  "already-blocked": msg("The unit is off the shelf already.", "Tá an t-aonad bainte den tseilf cheana."),
  "not-allowed": msg("The unit cannot take this step.", "Ní féidir an chéim seo a dhéanamh leis an aonad."),
  "until-past": msg("The end must be in the future.", "Ní mór don deireadh a bheith sa todhchaí."),
  "until-shape": msg(
    "Enter a date and a time for the end that the clocks neither skip nor repeat.",
    "Cuir isteach dáta agus am don deireadh nach léimeann agus nach n-athdhéanann na cloig.",
  ),
  "not-serialised": msg("Only serialised items have units.", "Níl aonaid ach ag míreanna uimhrithe."),
  claimed: msg(
    "It was hired or blocked before and stays. Hide it from the public pages instead.",
    "Bhí sé ar cíos nó blocáilte roimhe seo agus fanann sé. Cuir i bhfolach ó na leathanaigh phoiblí é ina ionad sin.",
  ),
  inspected: msg(
    "Inspections of its units are on record, and the law wants them kept. Hide it from the public pages instead.",
    "Tá cigireachtaí ar a aonaid ar taifead, agus éilíonn an dlí iad a choinneáil. Cuir i bhfolach ó na leathanaigh phoiblí é ina ionad sin.",
  ),
  "part-of-kit": msg(
    "It is a part of a kit. Take it out of the kit first.",
    "Is páirt d’fhoireann é. Bain as an bhfoireann ar dtús é.",
  ),
  none: msg(
    "Enter how many units, or their serials.",
    "Cuir isteach líon na n-aonad, nó a sraithuimhreacha.",
  ),
  "serial-too-long": msg(
    "This serial is longer than 80 characters: {serial}",
    "Tá an tsraithuimhir seo níos faide ná 80 carachtar: {serial}",
  ),
  "serial-taken": msg("Another unit has the serial {serial}.", "Tá an tsraithuimhir {serial} ag aonad eile."),
} as const;

// Units.
export const addUnits = msg("Add units", "Cuir aonaid leis");
export const addUnitsText = msg(
  "Each gets the next number and a code for its label.",
  "Faigheann gach ceann an chéad uimhir eile agus cód dá lipéad.",
);
export const howMany = msg("How many", "Cé mhéad");
export const serials = msg("Or their serials, one a line", "Nó a sraithuimhreacha, ceann in aghaidh na líne");
export const unitsAdded = msg("The units were added.", "Cuireadh na haonaid leis.");
export const unitsOf = msg("Units", "Aonaid");
export const unitTitle = msg("Unit {n}", "Aonad {n}");
export const unitFields = {
  serial: msg("Serial number", "Sraithuimhir"),
  barcode: msg("Manufacturer’s barcode", "Barrachód an mhonaróra"),
  brand: msg("Brand", "Branda"),
  model: msg("Model", "Múnla"),
  tag: msg("Own mark", "Marc féin"),
  place: msg("Place in the store", "Áit sa stór"),
  case: msg("Lives in the case (unit number)", "Sa chás (uimhir an aonaid)"),
  firmware: msg("Firmware", "Dochtearraí"),
  hours: msg("Operating hours", "Uaireanta oibre"),
  note: msg("Note", "Nóta"),
} as const;
export const number = msg("Number", "Uimhir");
export const item = msg("Item", "Mír");
export const facts = msg("Facts", "Sonraí");
export const particulars = msg("Particulars", "Sonraí an aonaid");
export const labelCode = msg("Label code", "Cód an lipéid");
export const examined = msg("Examined as", "Scrúdaithe mar");
export const since = msg("In the fleet since", "Sa fhlít ó");
export const holds = msg("Holds", "Tá ann");
export const classes = {
  portable: msg("Portable electrical", "Leictreach iniompartha"),
  "lifting-accessory": msg("Lifting accessory (GA1, 6 months)", "Gabhálas ardaithe (GA1, 6 mhí)"),
  lifting: msg("Lifting equipment (GA1, 12 months)", "Trealamh ardaithe (GA1, 12 mhí)"),
  "person-lifting": msg("Lifts persons (GA1, 6 months)", "Ardaíonn daoine (GA1, 6 mhí)"),
  other: msg("Nothing prescribed", "Gan aon rud forordaithe"),
} as const;
export const changeState = msg("Change the state", "Athraigh an stádas");
export const stateButtons = {
  "in-service": msg("Back in service", "Ar ais i seirbhís"),
  repair: msg("Send to repair", "Cuir á dheisiú"),
  missing: msg("Mark as missing", "Marcáil mar atá ar iarraidh"),
  sold: msg("Mark as sold", "Marcáil mar dhíolta"),
  scrapped: msg("Mark as scrapped", "Marcáil mar scrapáilte"),
} as const;
export const until = msg("Repair ends, if known", "Deireadh an deisithe, más eol");
export const finalText = msg(
  "A unit that was sold or scrapped does not come back.",
  "Ní thagann aonad a díoladh nó a scrapáladh ar ais.",
);
export const leaves = msg("It leaves the fleet", "Fágann sé an fhlít");
export const stateChanged = msg("The state was changed.", "Athraíodh an stádas.");
export const offShelf = msg("Hires and blocks", "Cíosanna agus bloic");
export const nothingYet = msg("Nothing yet", "Dada fós");
export const claimKinds = {
  hire: msg("Hire", "Cíos"),
  turnaround: msg("Turnaround", "Athullmhú"),
  maintenance: msg("Repair", "Deisiú"),
  missing: msg("Missing", "Ar iarraidh"),
  retired: msg("Retired", "As seirbhís"),
  expected: msg("Not arrived yet", "Gan teacht fós"),
} as const;
export const claimStates = {
  provisional: msg("provisional", "sealadach"),
  firm: msg("firm", "daingean"),
  out: msg("out", "amuigh"),
  done: msg("done", "déanta"),
  released: msg("released", "scaoilte"),
} as const;
export const from = msg("From", "Ó");
export const to = msg("To", "Go");
export const openEnd = msg("open", "oscailte");
export const history = msg("History", "Stair");

// Groups.
export const groupFields = {
  name: msg("Name in English", "Ainm i mBéarla"),
  name_ga: msg("Name in Irish", "Ainm i nGaeilge"),
  prep: msg("Preparation, working minutes", "Ullmhú, nóiméid oibre"),
  turnaround: msg("Turnaround, working minutes", "Athullmhú, nóiméid oibre"),
  half_day: msg("Factor of a half-day", "Fachtóir leathlae"),
} as const;
export const live = msg("Live: pages show availability", "Beo: taispeánann leathanaigh infhaighteacht");
export const liveHint = msg(
  "Turn it on once the store has counted the group in.",
  "Cuir ar siúl é nuair a bheidh an grúpa comhairthe ag an stór.",
);
export const withdrawal = msg(
  "Consumers may withdraw within 14 days, until the hire starts",
  "Is féidir le tomhaltóirí tarraingt siar laistigh de 14 lá, go dtí go dtosaíonn an cíos",
);
export const withdrawalHint = msg(
  "Leave it on unless a lawyer has said otherwise.",
  "Fág ar siúl é mura bhfuil a mhalairt ráite ag dlíodóir.",
);
export const isLive = msg("Live", "Beo");
export const isNotLive = msg("Not live", "Níl beo");
export const halfDayHint = msg("Such as 0.6; blank: no half-days", "Mar 0.6; bán: gan leathlaethanta");
export const ownSteps = msg("Own factors by charged days", "Fachtóirí féin de réir laethanta");
export const ownStepsHint = msg(
  "Otherwise those of Settings → Hire hold.",
  "Seachas sin, baineann fachtóirí Socruithe → Cíos leis.",
);
export const groupItems = msg("Items", "Míreanna");
export const buffers = msg("Preparation · turnaround", "Ullmhú · athullmhú");
export const minutes = msg("{prep} · {turnaround} min", "{prep} · {turnaround} nóim");
export const defaultSteps = msg("As in the settings", "Mar atá sna socruithe");
export const ownFactors = msg("Own", "Féin");

// Import.
export const importTitle = msg("Import the fleet", "Iompórtáil an fhlít");
export const importLead = msg(
  "The columns are those of the export. Nothing is stored before you confirm.",
  "Is iad colúin na heaspórtála iad. Ní stóráiltear aon rud sula ndeimhníonn tú.",
);
export const file = msg("CSV file", "Comhad CSV");
export const text = msg("Or its text", "Nó a théacs");
export const textHint = msg(
  "What you upload is shown here and can be corrected.",
  "Taispeántar anseo an rud a uaslódálann tú agus is féidir é a cheartú.",
);
export const dryRun = msg("Check", "Seiceáil");
export const runImport = msg("Import", "Iompórtáil");
export const plan = msg(
  "New: {created} · changed: {changed} · unchanged: {unchanged}",
  "Nua: {created} · athraithe: {changed} · gan athrú: {unchanged}",
);
export const newGroups = msg(
  "Groups that will be made, not live: {names}",
  "Grúpaí a dhéanfar, gan a bheith beo: {names}",
);
export const nothingToDo = msg(
  "The fleet is like this already: 0 changes.",
  "Tá an fhlít mar seo cheana: 0 athrú.",
);
export const faultsHead = msg(
  "The file has faults, and nothing was stored",
  "Tá lochtanna ar an gcomhad, agus níor stóráladh aon rud",
);
export const moreFaults = msg("And {n} more.", "Agus {n} eile.");
export const imported = msg(
  "Imported. New: {created}, changed: {changed}, unchanged: {unchanged}.",
  "Iompórtáilte. Nua: {created}, athraithe: {changed}, gan athrú: {unchanged}.",
);
export const changes = msg("Changes", "Athruithe");
export const isNew = msg("New", "Nua");
export const noText = msg("Choose a file, or paste its text.", "Roghnaigh comhad, nó greamaigh a théacs.");

// Labels and the page behind their codes.
export const labels = msg("Labels", "Lipéid");
export const labelsLead = plural(
  { one: "{n} label. Print the page.", other: "{n} labels. Print the page." },
  {
    one: "Lipéad amháin. Priontáil an leathanach.",
    two: "{n} lipéad. Priontáil an leathanach.",
    few: "{n} lipéad. Priontáil an leathanach.",
    many: "{n} lipéad. Priontáil an leathanach.",
    other: "{n} lipéad. Priontáil an leathanach.",
  },
);
export const print = msg("Print", "Priontáil");
export const noLabels = msg("There are no units to label.", "Níl aon aonad le lipéad a chur air.");
export const qrOf = msg("QR code of unit {n}", "Cód QR aonad {n}");
export const publicLead = msg(
  "This piece belongs to the fleet of {company}.",
  "Is le flít {company} an píosa seo.",
);
export const manual = msg("Manual", "Lámhleabhar");
export const manuals = msg("Manuals and data sheets", "Lámhleabhair agus bileoga sonraí");
export const itemForHire = msg("Price and dates for hire", "Praghas agus dátaí cíosa");
export const certificates = msg("Current certificates", "Teastais reatha");
export const noCertificates = msg(
  "No certificate of this piece is current. Ask us before you use it for lifting or at mains voltage.",
  "Níl teastas reatha ag an bpíosa seo. Fiafraigh dínn sula n-úsáideann tú é chun ardaithe nó ar an bpríomhlíonra.",
);
export const certificateOnRegister = msg(
  "The report is kept in our register; we send it on request.",
  "Coinnítear an tuarascáil inár gclár; seolaimid í ach í a iarraidh.",
);
export const openCertificate = msg("Download: {scheme}", "Íoslódáil: {scheme}");
export const toScanner = msg("For staff: warehouse and scanner", "Don fhoireann: stóras agus scanóir");
export const faultReports = msg("Fault reports", "Tuairiscí lochtanna");
export const noFaultReports = msg(
  "Nobody has reported a fault by the label.",
  "Níor thuairiscigh aon duine locht tríd an lipéad.",
);
export const income = msg("Income", "Ioncam");
export const incomeText = plural<"net">(
  { one: "{net} net from {n} hire", other: "{net} net from {n} hires" },
  {
    one: "{net} glan ó chíos amháin",
    two: "{net} glan ó {n} chíos",
    few: "{net} glan ó {n} chíos",
    many: "{net} glan ó {n} gcíos",
    other: "{net} glan ó {n} cíos",
  },
);
export const reportFault = msg("Report a fault", "Tuairiscigh locht");
export const reportText = msg(
  "Something is wrong with it? Tell us, and we call back.",
  "An bhfuil rud éigin cearr leis? Inis dúinn, agus glaofaimid ar ais.",
);
export const forStaff = msg("For staff: open the unit", "Don fhoireann: oscail an t-aonad");
