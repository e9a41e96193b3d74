import { msg, plural } from "#app/i18n/message.ts";

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
  barcode: msg("Manufacturer’s barcode", "Barrachód an déantúsóra"),
  brand: msg("Brand", "Branda"),
  model: msg("Model", "Múnla"),
  tag: msg("Own mark", "Marc féin"),
  place: msg("Place in the store", "Áit sa stóras"),
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
export const changeState = msg("Change the status", "Athraigh an stádas");
export const stateButtons = {
  "in-service": msg("Back in service", "Ar ais i seirbhís"),
  repair: msg("Send to repair", "Cuir á dheisiú"),
  missing: msg("Mark as missing", "Marcáil mar atá ar iarraidh"),
  sold: msg("Mark as sold", "Marcáil mar dhíolta"),
  scrapped: msg("Mark as scrapped", "Marcáil mar scrapáilte"),
} as const;
export const until = msg("Repair ends, if known", "Deireadh an deisithe, más eol");
export const repair = {
  title: msg("Repair", "Deisiú"),
  since: msg("In repair since", "Á dheisiú ó"),
  hire: msg("Came back damaged from", "Tháinig ar ais damáistithe ó"),
  fault: msg("Fault", "Fabht"),
  repairer: msg("Repairer", "Deisitheoir"),
  promised: msg("Promised for", "Geallta do"),
  promisedHint: msg(
    "From the day after, the unit counts as free. Blank: it stays off the shelf until it is back in service.",
    "Ón lá ina dhiaidh, áirítear an t-aonad mar shaor. Folamh: fanann sé den tseilf go dtí go mbíonn sé ar ais i seirbhís.",
  ),
  cost: msg("Cost in euro, net of VAT", "Costas in euro, glan ó CBL"),
  save: msg("Save repair", "Sábháil an deisiú"),
  saved: msg("The details of the repair were saved.", "Sábháladh sonraí an deisithe."),
  refusals: {
    ended: msg(
      "The unit is not in this repair any more; nothing was saved.",
      "Níl an t-aonad sa deisiú seo a thuilleadh; níor sábháladh aon rud.",
    ),
    conflict: msg(
      "It was saved meanwhile, by a colleague or in another window. What you typed is kept; compare it and save again.",
      "Sábháladh é idir an dá linn, ag comhghleacaí nó i bhfuinneog eile. Coinníodh an méid a chlóscríobh tú; cuir i gcomparáid é agus sábháil arís.",
    ),
    cost: msg("Enter an amount such as 45.00.", "Cuir isteach méid mar 45.00."),
    promised: msg("Enter a day.", "Cuir isteach lá."),
    past: msg(
      "This day is over. Enter today or a later day.",
      "Tá an lá seo thart. Cuir isteach an lá inniu nó lá níos déanaí.",
    ),
    "all-out": msg(
      "Until that day more pieces of the item are out or blocked than there are.",
      "Go dtí an lá sin tá níos mó píosaí den mhír amuigh nó blocáilte ná mar atá ann.",
    ),
  },
} as const;
export const finalText = msg(
  "A unit that was sold or scrapped does not come back.",
  "Ní thagann aonad a díoladh nó a scrapáladh ar ais.",
);
export const leaves = msg("It leaves the fleet", "Fágann sé an fhlít");
export const stateChanged = msg("The status was changed.", "Athraíodh an stádas.");
export const offShelf = msg("Hires and blocks", "Orduithe cíosa agus bloic");
export const nothingYet = msg("Nothing yet", "Dada go fóill");
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
export const to = msg("To", "Go dtí");
export const openEnd = msg("open", "oscailte");
export const history = msg("History", "Stair");
/** What was done to a unit, for its page. */
export const events = {
  stateChanged: msg("{from} → {to}", "{from} → {to}"),
  fromHire: msg("back from hire {hire}", "ar ais ón ordú cíosa {hire}"),
  changed: msg("Changed: {fields}", "Athraithe: {fields}"),
  shortages: plural(
    { one: "{n} shortage opened", other: "{n} shortages opened" },
    {
      one: "osclaíodh ganntanas amháin",
      two: "osclaíodh {n} ghanntanas",
      few: "osclaíodh {n} ghanntanas",
      many: "osclaíodh {n} nganntanas",
      other: "osclaíodh {n} ganntanas",
    },
  ),
} as const;

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
export const faultReports = msg("Fault reports", "Tuairiscí fabhtanna");
export const noFaultReports = msg(
  "No one has reported a fault by the label.",
  "Níor thuairiscigh aon duine fabht tríd an lipéad.",
);
export const income = msg("Income", "Ioncam");
export const incomeText = plural<"net">(
  { one: "{net} net from {n} hire", other: "{net} net from {n} hires" },
  {
    one: "{net} glan ó ordú cíosa amháin",
    two: "{net} glan ó {n} ordú cíosa",
    few: "{net} glan ó {n} ordú cíosa",
    many: "{net} glan ó {n} n-ordú cíosa",
    other: "{net} glan ó {n} ordú cíosa",
  },
);
export const incomeHint = msg(
  "By the agreed prices: each line’s price is shared by replacement value among all pieces that go with it, also cables and couplers. The hire report goes by invoices.",
  "De réir na bpraghsanna a aontaíodh: roinntear praghas gach líne de réir luach athsholáthair idir na píosaí uile a théann léi, cáblaí agus cúplóirí san áireamh. Is iad na sonraisc bunús na tuairisce ar chíos.",
);
export const reportFault = msg("Report a fault", "Tuairiscigh fabht");
export const reportText = msg(
  "Something is wrong with it? Tell us, and we call back.",
  "An bhfuil rud éigin cearr leis? Inis dúinn, agus glaofaimid ar ais.",
);
export const forStaff = msg("For staff: open the unit", "Don fhoireann: oscail an t-aonad");
