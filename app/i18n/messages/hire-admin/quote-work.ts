import { msg, plural } from "#app/i18n/message.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";

export const conflictTitle = msg(
  "This quote was saved meanwhile, by a colleague or in another window",
  "Sábháladh an luachan seo idir an dá linn, ag comhghleacaí nó i bhfuinneog eile",
);

export const faults = {
  required: msg("please fill it in", "líon isteach é"),
  "too-long": msg("too long", "rófhada"),
  email: msg("an address such as name@example.ie", "seoladh mar ainm@example.ie"),
  sum: msg("a sum such as 45.00", "suim mar 45.00"),
  percent: msg("a percentage from 0 to 100, such as 10", "céatadán ó 0 go 100, mar 10"),
  "vat-rate": msg("a rate of VAT such as 23", "ráta CBL mar 23"),
  date: msg("a date", "dáta"),
  quantity: msg("a whole number from 1 to 9999", "slánuimhir, 1–9999"),
  days: msg("a whole number from 1 to 90", "slánuimhir, 1–90"),
  "one-unit": msg(
    "only a line of one piece can promise a unit; give it a line of its own",
    "ní féidir aonad a ghealladh ach ar líne d’aon phíosa amháin; tabhair líne dá chuid féin dó",
  ),
  "too-many-lines": msg("A quote has at most 200 lines", "200 líne ar a mhéad atá i luachan"),
} as const;

/** Why a unit cannot be promised. */
export const unitFaults = {
  unknown: msg("There is no unit {number}", "Níl aon aonad {number} ann"),
  "other-item": msg("Unit {number} is of another item", "Is le hearra eile aonad {number}"),
  repair: msg("Unit {number} is in repair on these dates", "Tá aonad {number} á dheisiú ar na dátaí seo"),
  missing: msg("Unit {number} is missing", "Tá aonad {number} ar iarraidh"),
  overdue: msg(
    "Unit {number} is overdue: it has not come back from its last hire",
    "Tá aonad {number} thar téarma: níor tháinig sé ar ais ón gcíos deireanach",
  ),
  taken: msg(
    "Unit {number} is promised to another hire on these dates",
    "Tá aonad {number} geallta d’ordú cíosa eile ar na dátaí seo",
  ),
} as const;
export const chooseItem = msg("Choose an item", "Roghnaigh earra");
export const changeItem = msg("Choose another item", "Roghnaigh earra eile");
export const itemForLine = msg("Item for line {n}: code or name", "Earra do líne {n}: cód nó ainm");
export const service = msg(
  "Service or charge: nothing leaves the store for it",
  "Seirbhís nó táille: ní fhágann aon rud an stóras ar a shon",
);
export const learn = msg(
  "From now on, “{text}” in a list means this item",
  "As seo amach, is ionann “{text}” i liosta agus an t-earra seo",
);
export const savedLearned = msg(
  "Draft saved. What the customer called an item is another name of it from now on.",
  "Sábháladh an dréacht. Ainm eile ar an earra is ea ainm an chustaiméara air as seo amach.",
);
export const savedNotLearned = msg(
  "Draft saved. The customer’s words for an item were not kept as another name of it: they name another item, are too long, or the item has 30 other names.",
  "Sábháladh an dréacht. Níor coinníodh focail an chustaiméara mar ainm eile ar earra: is ainm ar earra eile iad, tá siad rófhada, nó tá 30 ainm eile ar an earra.",
);

export const openQuote = msg("Open quote {number}", "Oscail luachan {number}");
export const preview = msg("What the customer gets", "A bhfaigheann an custaiméir");
export const send = msg("Send to {email}", "Seol chuig {email}");
export const sendQuestion = msg(
  "Send {total} incl. VAT to {email}? It cannot be changed afterwards, only replaced by a new version.",
  "Seol {total}, CBL san áireamh, chuig {email}? Ní féidir é a athrú ina dhiaidh sin, ach leagan nua a chur ina áit.",
);
/** Before a quote is sent. */
export const uncounted = msg(
  "Availability unknown, because the group is not counted in: {goods}. Check the store yourself.",
  "Níl a fhios an bhfuil siad saor, mar nár comhaireadh an grúpa: {goods}. Seiceáil an stóras tú féin.",
);
export const freeDelivery = msg(
  "We deliver, and no price is entered for transport. Is the delivery free?",
  "Seachadaimidne, agus níl aon phraghas curtha isteach don iompar. An bhfuil an seachadadh saor in aisce?",
);
export const sendForce = msg("Send, and hold what there is", "Seol, agus coinnigh a bhfuil ann");
export const sendAnyway = msg("Send anyway", "Seol mar sin féin");
/** Above the lines of which not enough is free. */
export const shortTexts = {
  hold: msg(
    "Not enough is free on these dates. A hold takes what there is, and the rest becomes a shortage:",
    "Níl go leor saor ar na dátaí seo. Coinneofar a bhfuil ann, agus beidh an chuid eile ina ganntanas:",
  ),
  offer: msg(
    "Not enough is free on these dates, so the customer cannot accept the quote as it is. Offer fewer pieces or another item, or hold the equipment so that the rest becomes a shortage:",
    "Níl go leor saor ar na dátaí seo, mar sin ní féidir leis an gcustaiméir glacadh leis an luachan mar atá. Tairg níos lú píosaí nó earra eile, nó coinnigh an trealamh chun go mbeidh an chuid eile ina ganntanas:",
  ),
  accepted: msg(
    "Not enough is free on these dates. The customer cannot accept this version if more is missing than before:",
    "Níl go leor saor ar na dátaí seo. Ní féidir leis an gcustaiméir glacadh leis an leagan seo má tá níos mó in easnamh ná mar a bhí:",
  ),
} as const;
export const sent = msg("The quote was sent.", "Seoladh an luachan.");
export const notMailed = msg(
  "The version is saved but not mailed: no mail server is set up. Its mail is listed under Mail.",
  "Sábháladh an leagan ach níor seoladh é: níl aon fhreastalaí ríomhphoist socraithe. Tá a ríomhphost liostaithe faoi Ríomhphost.",
);
export const refusals = {
  "not-found": msg("This quote is gone.", "Níl an luachan seo ann níos mó."),
  "no-draft": msg("There is no draft.", "Níl aon dréacht ann."),
  "draft-there": msg("There is a draft already.", "Tá dréacht ann cheana."),
  conflict: msg(
    "This quote was changed meanwhile. Look at it and try again.",
    "Athraíodh an luachan seo idir an dá linn. Féach air agus bain triail eile as.",
  ),
  "asked-meanwhile": msg(
    "Your customer asked for a change after this page was opened. Read it below: the version that you send answers it.",
    "D’iarr do chustaiméir athrú tar éis duit an leathanach seo a oscailt. Léigh thíos é: freagraíonn an leagan a sheolann tú é.",
  ),
  state: msg("The status of the quote does not allow this.", "Ní cheadaíonn stádas na luachana é seo."),
  "hire-begun": msg(
    "The hire of this quote has begun, ended or was cancelled, so it takes no further version. For another hire, make a new quote with Hire again.",
    "Thosaigh, chríochnaigh nó cealaíodh cíos na luachana seo, mar sin ní ghlacann sí le leagan eile. I gcomhair cíosa eile, déan luachan nua le Faigh ar cíos arís.",
  ),
  incomplete: msg("The draft is not complete:", "Níl an dréacht iomlán:"),
  "price-changed": msg(
    "Rates have changed: the total is now {total}.",
    "D’athraigh na rátaí: is é {total} an t-iomlán anois.",
  ),
  "unit-taken": msg("Unit {number} is promised elsewhere.", "Tá aonad {number} geallta áit eile."),
  "not-staff": notAssignable,
} as const;
export const content = {
  nothing: msg("There is nothing to offer.", "Níl aon rud le tairiscint."),
  "no-dates": msg("Collection and return are missing.", "Tá an bailiú agus an tabhairt ar ais ar iarraidh."),
  "past-dates": msg("The collection has passed.", "Tá an bailiú thart."),
  "no-rate": msg("{name} has no price.", "{name}: gan praghas."),
  "line-too-dear": msg(
    "{name} costs more than €21,474,836.47. Look at its pieces and its rate.",
    "{name}: costas os cionn €21,474,836.47. Féach ar na píosaí agus ar an ráta.",
  ),
  "total-too-dear": msg(
    "The total, with all options, or the security deposit is more than €21,474,836.47.",
    "Tá an t-iomlán, leis na roghanna go léir, nó an éarlais slándála os cionn €21,474,836.47.",
  ),
} as const;
export const shortLine = msg(
  "{name}: {available} of {quantity} free",
  "{name}: {available} as {quantity} saor",
);

export const versions = msg("Sent versions", "Leaganacha seolta");
export const version = msg("Version {n}", "Leagan {n}");
export const versionSent = msg(
  "Version {n}: sent, {total} incl. VAT",
  "Leagan {n}: seolta, {total}, CBL san áireamh",
);
export const versionAccepted = msg(
  "Version {n}: accepted, {total} incl. VAT",
  "Leagan {n}: glactha, {total}, CBL san áireamh",
);
export const sentAt = msg("Sent", "Seolta");
export const expiresAt = msg("Expires", "Imíonn as feidhm");
export const opened = msg("Opened", "Oscailte");
export const notOpened = msg("Not yet, as far as we know", "Níor osclaíodh fós é, go bhfios dúinn");
export const newVersion = msg("New version", "Leagan nua");
export const hireAgain = msg("Hire again", "Faigh ar cíos arís");
export const copied = msg(
  "A new quote was begun with the same lines. Give it dates and send it.",
  "Tosaíodh luachan nua leis na línte céanna. Tabhair dátaí di agus seol í.",
);
export const versionBegun = msg("A new version was begun.", "Tosaíodh leagan nua.");
export const deleteDraft = msg("Delete version {n}", "Scrios leagan {n}");
export const deleteDraftQuestion = msg(
  "Delete version {n}? It was never sent; what was written in it is gone. What was sent before stays as it is.",
  "Leagan {n} a scriosadh? Níor seoladh riamh é; beidh a bhfuil scríofa ann imithe. Fanann ar seoladh roimhe mar atá.",
);
export const draftDeleted = msg("The version was deleted.", "Scriosadh an leagan.");
/** Beside the state of a quote with a version that was begun and not sent. */
export const versionWaits = msg("Version not sent", "Leagan gan seoladh");
export const publicPage = msg("The customer’s page", "Leathanach an chustaiméara");
export const compare = msg("Compared with version {n}", "I gcomparáid le leagan {n}");
export const added = msg("added", "curtha leis");
export const dropped = msg("left out", "fágtha ar lár");
export const same = msg("No line differs.", "Níl aon líne difriúil.");
export const withdraw = msg("Withdraw", "Tarraing siar");
export const withdrawQuestion = msg(
  "Withdraw this quote? The customer can no longer accept it, and is mailed about it.",
  "Tarraing an luachan seo siar? Ní féidir leis an gcustaiméir glacadh léi a thuilleadh, agus cuirtear é sin in iúl trí ríomhphost.",
);
export const withdrawDraftQuestion = msg(
  "Withdraw this draft? It was never sent; the customer hears nothing.",
  "Tarraing an dréacht seo siar? Níor seoladh riamh é; ní chloiseann an custaiméir dada.",
);
export const takeBack = msg("Take back version {n}", "Tarraing leagan {n} siar");
export const takeBackQuestion = msg(
  "Take back version {n}? The customer can no longer accept it. A mail and their link say that the version they accepted holds.",
  "Tarraing leagan {n} siar? Ní bheidh an custaiméir in ann glacadh leis. Déarfaidh ríomhphost agus an nasc gurb é an leagan ar ghlac siad leis atá i bhfeidhm.",
);
export const takenBackAt = msg("Taken back", "Tarraingthe siar");
export const versionTakenBack = msg("The version was taken back.", "Tarraingíodh an leagan siar.");
export const withdrawn = msg("The quote was withdrawn.", "Tarraingíodh an luachan siar.");
export const declined = msg("Declined: {reason}", "Diúltaithe: {reason}");
export const staff = msg("Among staff", "I measc na foirne");
export const assignee = msg("Assignee", "Sannaí");
export const noOne = msg("No one yet", "Gan duine fós");
export const note = msg("Note", "Nóta");
export const keepNote = msg("Save", "Sábháil");
export const noted = msg("Saved.", "Sábháilte.");
export const enquiry = msg("Its enquiry", "An fiosrúchán");
export const request = msg("What the customer asked for", "An rud a d’iarr an custaiméir");
export const readLines = msg("Read lines from it", "Léigh línte as");
export const linesRead = plural(
  {
    one: "{n} line added. Look at it before you save.",
    other: "{n} lines added. Look at them before you save.",
  },
  {
    one: "Cuireadh líne amháin leis. Féach uirthi sula sábhálann tú.",
    two: "Cuireadh {n} líne leis. Féach orthu sula sábhálann tú.",
    few: "Cuireadh {n} líne leis. Féach orthu sula sábhálann tú.",
    many: "Cuireadh {n} líne leis. Féach orthu sula sábhálann tú.",
    other: "Cuireadh {n} líne leis. Féach orthu sula sábhálann tú.",
  },
);
export const noLinesRead = msg(
  "The quote has all lines that can be read.",
  "Tá gach líne is féidir a léamh sa luachan cheana.",
);
export const make = msg("Make a quote", "Déan luachan");
export const ofEnquiry = msg("Quotes", "Luachana");
export const noSupplier = msg("Our own", "Ár gcuid féin");

export { suppliers } from "#app/i18n/messages/admin/section-names.ts";
export const noSuppliers = msg("No suppliers yet", "Gan soláthraí fós");
export const suppliersLead = msg(
  "Whom gear is hired from when our own is short.",
  "Cé uaidh a bhfaightear trealamh ar cíos nuair nach leor ár gcuid féin.",
);
export const newSupplier = msg("New supplier", "Soláthraí nua");
export const supplierFields = {
  name: msg("Name", "Ainm"),
  email: msg("Email", "Ríomhphost"),
  phone: msg("Phone", "Teileafón"),
  note: msg("Note", "Nóta"),
} as const;
export const supplierSaved = msg("Supplier saved.", "Sábháladh an soláthraí.");
export const supplierChanged = msg(
  "This supplier was saved meanwhile. What you typed is in the form; save again to keep it.",
  "Sábháladh an soláthraí seo idir an dá linn. Tá a ndearna tú a chlóscríobh san fhoirm; sábháil arís lena choinneáil.",
);
export const nameTaken = msg("There is a supplier of this name.", "Tá soláthraí den ainm seo ann cheana.");
export const removeSupplier = msg("Delete", "Scrios");
export const removeSupplierText = msg(
  "No hire and no quote names this supplier.",
  "Níl an soláthraí seo ainmnithe in aon ordú cíosa ná in aon luachan.",
);
export const removeSupplierSure = msg("Delete this supplier", "Scrios an soláthraí seo");
export const supplierUsed = msg(
  "This supplier cannot be deleted: what was asked of it, or counted on from it, is part of the record of these hires and quotes.",
  "Ní féidir an soláthraí seo a scriosadh: tá a ndearnadh leis taifeadta leis na horduithe cíosa agus na luachana seo.",
);
export const supplierKept = msg(
  "The supplier was not deleted: these hires and quotes name it.",
  "Níor scriosadh an soláthraí: tá sé ainmnithe sna horduithe cíosa agus sna luachana seo.",
);
export const supplierDeleted = msg("Supplier deleted.", "Scriosadh an soláthraí.");
