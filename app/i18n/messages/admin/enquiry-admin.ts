import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Enquiries", "Fiosrúcháin");
export const searchFields = msg(
  "Search reference, name, email, company or text",
  "Cuardaigh tagairt, ainm, ríomhphost, cuideachta nó téacs",
);
export const find = msg("Search", "Cuardaigh");
export const none = msg("No enquiries here", "Níl aon fhiosrúchán anseo");
export const noneText = msg(
  "What visitors send with the forms of the site appears here at once.",
  "Feictear anseo láithreach an méid a sheolann cuairteoirí le foirmeacha an tsuímh.",
);
export const status = msg("Status", "Stádas");
export const toAnswer = msg("To answer", "Le freagairt");
export const everything = msg("All", "Gach ceann");
export const mine = msg("Mine", "Liomsa");
export const allForms = msg("All forms", "Gach foirm");
export const form = msg("Form", "Foirm");
export const assigned = msg("Assigned to {name}", "Sannta: {name}");
export const replyBy = msg("Reply by", "Freagair faoi");
export const late = msg("Late by {time}", "{time} déanach");
export const left = msg("{time} left", "{time} fágtha");
export const hoursMinutes = msg("{hours} h {minutes} min", "{hours} u {minutes} nóim");
export const onlyMinutes = msg("{minutes} min", "{minutes} nóim");
export const clear = msg("Clear the filter", "Glan an scagaire");
export const noneToAnswer = msg("Every enquiry is answered", "Tá gach fiosrúchán freagartha");

export const speed = msg("How fast we answer", "Cé chomh tapa is a fhreagraímid");
export const month = msg("Month", "Mí");
export const received = msg("Received", "Faighte");
export const answered = msg("Answered", "Freagartha");
export const median = msg("Median time to the first answer", "Am airmheánach go dtí an chéad fhreagra");
export { closingDays as hoursPage } from "#app/i18n/messages/admin/settings-admin.ts";
export const hoursLead = msg(
  "The 24 hours of each enquiry stand still on days without hours, on public holidays and on days off.",
  "Seasann 24 uair gach fiosrúcháin ar laethanta gan uaireanta, ar laethanta saoire poiblí agus ar laethanta saor.",
);
export const opens = msg("From", "Ó");
export const closes = msg("To", "Go dtí");
export const weekday = msg("Day", "Lá");
export const monday = msg("Monday", "Luan");
export const tuesday = msg("Tuesday", "Máirt");
export const wednesday = msg("Wednesday", "Céadaoin");
export const thursday = msg("Thursday", "Déardaoin");
export const friday = msg("Friday", "Aoine");
export const saturday = msg("Saturday", "Satharn");
export const sunday = msg("Sunday", "Domhnach");
export const publicHolidaysOff = msg(
  "Public holidays are days off",
  "Is laethanta saor iad laethanta saoire poiblí",
);
export const holidaysAhead = msg("Public holidays ahead", "Laethanta saoire poiblí romhainn");
export const daysOff = msg("Closing days", "Laethanta dúnta");
export const daysOffHint = msg(
  "A day or a range on each line, like 2026-12-28 or 2026-08-03 – 2026-08-14.",
  "Lá nó raon ar gach líne, mar shampla 2026-12-28 nó 2026-08-03 – 2026-08-14.",
);
export const hoursWrong = msg(
  "{day}: give both times as hours and minutes, the first before the second.",
  "{day}: tabhair an dá am mar uaireanta agus nóiméid, an chéad cheann roimh an dara ceann.",
);
export const noDay = msg("Give the hours of one day at least.", "Tabhair uaireanta lá amháin ar a laghad.");
export const dayOffWrong = msg(
  "Line {line}, “{text}”: write a closing day as year-month-day, like 2026-12-28, and a range with its first and last day, like 2026-08-03 – 2026-08-14.",
  "Líne {line}, “{text}”: scríobh lá dúnta mar bhliain-mí-lá, mar shampla 2026-12-28, agus raon lena chéad lá agus a lá deiridh, mar shampla 2026-08-03 – 2026-08-14.",
);
export const tooManyDaysOff = msg(
  "There can be {most} closing days at most. Leave out those that are over.",
  "Ní féidir níos mó ná {most} lá dúnta a bheith ann. Fág amach na cinn atá thart.",
);
export const save = msg("Save", "Sábháil");
export const saving = msg("Saving…", "Á shábháil…");
export const saved = msg("Saved.", "Sábháilte.");

export const writesIn = msg("Writes in English", "Ag scríobh i mBéarla");
export const writesInIrish = msg("Writes in Irish", "Ag scríobh i nGaeilge");
export const conversation = msg("Conversation", "Comhrá");
export const kit = msg("Kit they asked for", "An trealamh a iarradh");
export const kitUnknown = msg("not in the catalogue", "níl sé sa chatalóg");
export const quantity = msg("Quantity", "Cainníocht");
export const item = msg("Item", "Earra");
export const catalogue = msg("Catalogue", "Catalóg");
export const attachments = msg("Files", "Comhaid");
export const heldFiles = plural(
  {
    one: "{n} file was sent with it. It is kept for a day; “Not spam” brings it here.",
    other: "{n} files were sent with it. They are kept for a day; “Not spam” brings them here.",
  },
  {
    one: "Tháinig comhad amháin leis. Coinnítear ar feadh lae é; tugann “Ní turscar é” anseo é.",
    two: "Tháinig {n} chomhad leis. Coinnítear ar feadh lae iad; tugann “Ní turscar é” anseo iad.",
    few: "Tháinig {n} chomhad leis. Coinnítear ar feadh lae iad; tugann “Ní turscar é” anseo iad.",
    many: "Tháinig {n} gcomhad leis. Coinnítear ar feadh lae iad; tugann “Ní turscar é” anseo iad.",
    other: "Tháinig {n} comhad leis. Coinnítear ar feadh lae iad; tugann “Ní turscar é” anseo iad.",
  },
);
export const photo = msg("Photo {n}", "Grianghraf {n}");
export const document = msg("Document {n}", "Doiciméad {n}");
export const documentsAreTheirs = msg(
  "Documents are as the sender made them. Open only what you expect.",
  "Tá na doiciméid mar a rinne an seoltóir iad. Ná hoscail ach a bhfuil súil agat leis.",
);
export const customer = msg("Customer", "Custaiméir");
export const account = msg("Account", "Cuntas");
export const orders = msg("Orders", "Orduithe");
export const order = msg("Order {number}", "Ordú {number}");
export const earlier = msg("Earlier enquiries", "Fiosrúcháin roimhe seo");

export const assignee = msg("Assignee", "Sannaí");
export const nobody = msg("No one yet", "Gan duine fós");
export const assign = msg("Assign", "Sann");
export const takeIt = msg("Assign to me", "Sann domsa");
export const moveTo = msg("Mark as {state}", "Marcáil mar seo: {state}");
export const reopen = msg("Open again", "Oscail arís");
export const notSpam = msg("Not spam", "Ní turscar é");

export const reply = msg("Reply by email", "Freagair tríd an ríomhphost");
export const replyTo = msg("To {email}.", "Chuig {email}.");
export const replySubject = msg("Subject", "Ábhar");
export const replySubjectHint = msg(
  "With this subject mail programs keep the conversation together. Empty: the same again.",
  "Leis an ábhar seo coinníonn cláir ríomhphoist an comhrá le chéile. Folamh: an ceann céanna arís.",
);
export const replyFilesHint = msg(
  "Up to 5 files of 5 MB each: PDF, JPEG, PNG, WebP or AVIF. Choose them last: they are not kept with a draft.",
  "Suas le 5 chomhad, 5 MB an ceann: PDF, JPEG, PNG, WebP nó AVIF. Roghnaigh ar deireadh iad: ní choinnítear le dréacht iad.",
);
export const replyText = msg("Your answer", "Do fhreagra");
export const replyHint = msg(
  "Their own words are added below your answer.",
  "Cuirtear a gcuid focal féin faoi do fhreagra.",
);
export const replyLanguage = msg("Email language", "Teanga an ríomhphoist");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const inEnglish = msg("In English", "I mBéarla");
export const inIrish = msg("In Irish", "I nGaeilge");
export const insertText = msg("Insert a text:", "Cuir téacs isteach:");
export const send = msg("Send the answer", "Seol an freagra");
export const sending = msg("Sending…", "Á sheoladh…");
export const notes = msg("Notes", "Nótaí");
export const note = msg("Internal note", "Nóta inmheánach");
export const noteHint = msg("Only staff see it.", "Ní fheiceann ach an fhoireann é.");
export const addNote = msg("Add the note", "Cuir an nóta leis");
export const textRequired = msg("Write something first.", "Scríobh rud éigin ar dtús.");
export const textMax = msg("At most 10,000 characters.", "10,000 carachtar ar a mhéad.");

export const replyNotSent = msg(
  "The answer is saved but not sent: no mail server is set up. It is listed under Mail.",
  "Sábháladh an freagra ach níor seoladh é: níl aon fhreastalaí ríomhphoist socraithe. Tá sé liostaithe faoi Ríomhphost.",
);
export const doneReply = msg("The answer is on its way.", "Tá an freagra ar an mbealach.");
export const doneNote = msg("The note is kept.", "Tá an nóta coinnithe.");
export const doneState = msg("Marked as {state}.", "Marcáilte mar seo: {state}.");
export const doneUndo = msg("It is as it was before.", "Tá sé mar a bhí.");
export const doneAssigned = msg("Assigned.", "Sannta.");
export const answeredMeanwhile = msg(
  "This enquiry was answered meanwhile. Read that answer above, then send yours or leave it.",
  "Freagraíodh an fiosrúchán seo idir an dá linn. Léigh an freagra sin thuas, ansin seol do cheannsa nó fág é.",
);
export const notAllowed = msg(
  "It no longer has the status this page showed. Look again.",
  "Níl an stádas a thaispeáin an leathanach seo air a thuilleadh. Féach arís.",
);

export const eventReceived = msg("Arrived", "Tháinig sé");
export const eventProved = msg(
  "Taken out of the spam: the sender’s browser did the work asked of it",
  "Tógtha as an turscar: rinne brabhsálaí an tseoltóra an obair a iarradh air",
);
export const eventReply = msg("Answer sent", "Seoladh freagra");
export const eventNote = msg("Note", "Nóta");
export const eventState = msg("{from} → {to}", "{from} → {to}");
export const eventAssigned = msg("Assigned to {name}", "Sannta: {name}");
export const eventUnassigned = msg("Unassigned", "Gan sannadh");
export const somebody = msg("somebody", "duine éigin");

export const letterHello = msg("Hello {name},", "Dia duit, {name},");
export const letterThanks = msg(
  "Thank you for your enquiry {reference}.",
  "Go raibh maith agat as d’fhiosrúchán {reference}.",
);
export const letterClose = msg("Kind regards", "Le gach dea-ghuí");
export const templateDetails = msg("Ask for details", "Iarr sonraí");
export const templateDetailsText = msg(
  "To answer it well we need a little more: the dates, the place, and what you want to achieve.",
  "Le freagra maith a thabhairt teastaíonn beagán eile uainn: na dátaí, an áit, agus cad ba mhaith leat a bhaint amach.",
);
export const templateQuote = msg("Hire quote", "Luachan cíosa");
export const templateQuoteText = msg(
  "For your dates we can offer:",
  "Do na dátaí atá uait is féidir linn an méid seo a thairiscint:",
);
export const templateQuoteTerms = msg(
  "The price includes VAT. Nothing is booked until you tell us yes; the hire terms are on our site.",
  "Tá CBL san áireamh sa phraghas. Níl dada curtha in áirithe go dtí go ndeir tú linn gur mian leat é; tá na téarmaí cíosa ar ár suíomh.",
);
export const templateService = msg("Bring it in", "Tabhair isteach é");
export const templateServiceText = msg(
  "Please bring the equipment to us, with its cables and a note of the fault. We look at it and tell you what the repair costs before we begin.",
  "Tabhair an trealamh chugainn, le do thoil, in éineacht lena cháblaí agus nóta faoin bhfabht. Féachfaimid air agus inseoimid duit cé mhéad a chosnóidh an deisiú sula dtosóimid.",
);
export const templateRegret = msg("Cannot help", "Ní féidir cabhrú");
export const templateRegretText = msg(
  "We are sorry: this time we cannot help, because",
  "Tá brón orainn: ní féidir linn cabhrú leat an uair seo, mar",
);

export const digestSubject = plural(
  { one: "{n} enquiry is late", other: "{n} enquiries are late" },
  {
    one: "Fiosrúchán amháin déanach",
    two: "{n} fhiosrúchán dhéanacha",
    few: "{n} fhiosrúchán dhéanacha",
    many: "{n} bhfiosrúchán dhéanacha",
    other: "{n} fiosrúchán déanach",
  },
);
export const digestLate = msg("Late", "Déanach");
export const digestToday = msg("Due today", "Le freagairt inniu");
export const digestOpen = msg("Open the enquiries", "Oscail na fiosrúcháin");
