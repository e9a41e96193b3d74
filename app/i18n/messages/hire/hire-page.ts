import { msg } from "#app/i18n/message.ts";

export const hire = msg("Hire {number}", "Ordú cíosa {number}");
export const fromQuote = msg("From quote {number}", "Ó luachan uimhir {number}");

export const awaiting = msg("Waiting for the deposit", "Ag fanacht leis an éarlais");
export const lapsed = msg("No longer held", "Gan choinneáil a thuilleadh");
export const reserved = msg("Reserved", "In áirithe");
export const prepping = msg("Being prepared", "Á ullmhú");
export const ready = msg("Ready to collect", "Réidh le bailiú");
export const out = msg("With you", "Agatsa");
/** Of a hire of which some pieces have not left, or do not go any more. */
export const partOut = msg("{n} of {of} with you", "{n} as {of} agatsa");
export const partBack = msg("Partly returned", "Tugtha ar ais i bpáirt");
export const back = msg("Returned, being checked", "Tugtha ar ais, á sheiceáil");
export const checked = msg("Returned and checked", "Tugtha ar ais agus seiceáilte");
export const closed = msg("Closed", "Dúnta");
export const cancelled = msg("Cancelled", "Curtha ar ceal");

export const steps = msg("How far it is", "Cá bhfuil sé");
export const stepAccepted = msg("Accepted", "Glactha");
export const stepDone = msg("done", "déanta");
export const stepReserved = msg("Reserved", "In áirithe");
export const stepReady = msg("Ready", "Réidh");
export const stepOut = msg("With you", "Agatsa");
export const stepBack = msg("Returned", "Tugtha ar ais");
export const stepClosed = msg("Closed", "Dúnta");

export const acceptedNow = msg(
  "Thank you. The quote is accepted, and a confirmation is on its way by email.",
  "Go raibh maith agat. Glacadh leis an luachan, agus tá deimhniú ar an mbealach trí ríomhphost.",
);
export const acceptedUnmailed = msg(
  "Thank you. The quote is accepted.",
  "Go raibh maith agat. Glacadh leis an luachan.",
);
export const unavailable = msg(
  "The payment page cannot be opened just now. Nothing was charged; try again in a few minutes.",
  "Ní féidir an leathanach íocaíochta a oscailt faoi láthair. Níor gearradh aon rud; bain triail eile as i gceann cúpla nóiméad.",
);
export const nothingDue = msg(
  "There is nothing to pay for this part now.",
  "Níl aon rud le híoc as an gcuid seo anois.",
);
export const tooCheap = msg(
  "This sum is too small for a payment page. Please contact us.",
  "Tá an tsuim seo róbheag do leathanach íocaíochta. Déan teagmháil linn, le do thoil.",
);
export const awaitingText = msg(
  "Pay the deposit by {time} to reserve the gear. Until then it is kept for you.",
  "Íoc an éarlais chun an trealamh a chur in áirithe. Spriocam: {time}. Coinnítear duit é go dtí sin.",
);
export const lapsedText = msg(
  "The deposit did not arrive in time, so the gear is no longer kept for you. Ask for a new quote, or ring us.",
  "Níor tháinig an éarlais in am, mar sin ní choinnítear an trealamh duit a thuilleadh. Iarr luachan nua, nó cuir glao orainn.",
);
export const cancelledText = msg(
  "This hire was cancelled on {time}.",
  "Cuireadh an t-ordú cíosa seo ar ceal: {time}.",
);

export const moneyTitle = msg("Payments", "Íocaíochtaí");
export const paid = msg("Paid", "Íoctha");
/** Of a charge. */
export const fromSecurity = msg("Taken from the security deposit", "Tógtha ón éarlais slándála");
export const stillHeld = msg("Still held: {amount}", "Fós á choinneáil: {amount}");
export const open = msg("Open", "Le híoc");
/** The last day on which a part can be paid in time. */
export const payBy = msg("To pay by {day}", "Spriocam íocaíochta: {day}");
/** The same once that day has passed. */
export const payLate = msg("Was to be paid by {day}", "Tá an spriocam íocaíochta thart: {day}");
export const deposit = msg("Booking deposit", "Éarlais áirithinte");
export const balance = msg("Balance", "Iarmhéid");
export const security = msg("Security deposit", "Éarlais slándála");
/** Of both, what was paid back. */
export const price = msg("Booking deposit and balance", "Éarlais áirithinte agus iarmhéid");
export const charges = {
  late: msg("Late return", "Tabhairt ar ais dhéanach"),
  longer: msg("Longer hire", "Tréimhse chíosa níos faide"),
  lost: msg("Lost equipment", "Trealamh caillte"),
  damaged: msg("Damaged equipment", "Trealamh a ndearnadh damáiste dó"),
  cancellation: msg("Cancellation", "Cur ar ceal"),
  other: msg("Extra charge", "Muirear breise"),
} as const;
export const payPart = msg("Pay {amount}", "Íoc {amount}");
export const payByTransfer = msg("Pay by bank transfer", "Íoc le haistriú bainc");
export const transferBy = msg(
  "Please transfer the money so that it arrives by {time}, and give the reference below.",
  "Aistrigh an t-airgead, le do thoil, agus luaigh an tagairt thíos. Ní mór dó teacht roimh an am seo: {time}.",
);
export const transferOrCard = msg(
  "If you pay by card instead, do not make the transfer as well. Money that arrives twice is paid back.",
  "Má íocann tú le cárta ina ionad sin, ná déan an t-aistriú freisin. Aisíoctar airgead a thagann faoi dhó.",
);
export const refunded = msg("Paid back: {amount}", "Aisíoctha: {amount}");
/** Not paid out yet: by the provider of the payment, or by a bank transfer. */
export const refundsDue = msg("Comes back to you: {amount}", "Le teacht ar ais chugat: {amount}");

export const factsTitle = msg("Dates and place", "Dátaí agus áit");
export const collection = msg("Collection", "Bailiú");
export const delivery = msg("Delivery", "Seachadadh");
export const returning = msg("Return", "Tabhairt ar ais");
export const fetching = msg("We collect it again", "Bailímid arís é");
export const place = msg("Place", "Áit");
export const collectFrom = msg("Collect from", "Le bailiú ó");
export const usedAt = msg("Used at", "Áit úsáide");
export const ourStore = msg("Our store", "Ár stóras");
export const openingHours = msg("Opening hours", "Uaireanta oscailte");
export const addToCalendar = msg("Add to calendar", "Cuir san fhéilire");
export const poNumber = msg("Your order number", "D’uimhir ordaithe");
export const totalNet = msg("Total excl. VAT", "Iomlán gan CBL");
export const total = msg("Total incl. VAT", "Iomlán, CBL san áireamh");

export const lines = msg("What you hire", "A bhfuil ar cíos");
export const item = msg("Item", "Earra");
export const quantity = msg("Qty", "Cainn.");
export const net = msg("Excl. VAT", "Gan CBL");

export const bringTitle = msg("What to bring", "Cad le tabhairt leat");
export const bringId = msg(
  "Photo identification and proof of address on a first hire, or your company’s details.",
  "Aitheantas le grianghraf agus cruthúnas seolta ar an gcéad chíos, nó sonraí do chuideachta.",
);
export const bringVan = msg(
  "A clean, dry van that the load fits in, with straps.",
  "Veain ghlan thirim a bhfuil spás inti don lasta, mar aon le strapaí.",
);
export const bringTime = msg(
  "Half an hour: everything is counted with you.",
  "Leathuair an chloig: comhairtear gach rud in éineacht leat.",
);

export const quotePdf = msg("Quote {number} as PDF", "Luachan {number} mar PDF");
export const hireAgain = msg("Hire these items again", "Faigh na hearraí seo ar cíos arís");

export const askTitle = msg("Ask for something", "Iarr rud éigin");
export const askKind = msg("What is it about?", "Cad lena mbaineann sé?");
export const kindDates = msg("Other dates", "Dátaí eile");
export const kindExtension = msg("Keep it longer", "Coinneáil níos faide");
export const kindFault = msg("Something is broken", "Tá rud éigin briste");
export const kindChange = msg("A change of the quote", "Athrú ar an luachan");
export const askFrom = msg("New collection", "Bailiú nua");
export const askTo = msg("New return", "Tabhairt ar ais nua");
export const askDatesHint = msg(
  "Irish time, on the quarter-hour. Leave both empty for a fault.",
  "Am na hÉireann, ar an gceathrú uaire. Fág an dá cheann folamh i gcás fabht.",
);
/** Of a hire that is out: its collection is over. */
export const askReturnHint = msg(
  "Irish time, on the quarter-hour. Leave it empty for a fault.",
  "Am na hÉireann, ar an gceathrú uaire. Fág folamh é i gcás fabht.",
);
export const askText = msg("Your message", "Do theachtaireacht");
export const askSend = msg("Send", "Seol");
export const askSent = msg(
  "Thank you. It has reached us; in an emergency please ring.",
  "Go raibh maith agat. Tháinig sé chugainn; i gcás éigeandála, cuir glao orainn.",
);
export const askEmpty = msg("Say what is wrong or what you need.", "Abair cad atá cearr nó cad atá uait.");
export const askDates = msg("Type the dates that you would like.", "Clóscríobh na dátaí atá uait.");
export const askedTitle = msg("What you asked for", "An méid a d’iarr tú");
export const askedOpen = msg("Waiting for our answer", "Ag fanacht lenár bhfreagra");
export const askedDone = msg("Done", "Déanta");
export const askedRefused = msg("Not possible", "Ní féidir");
export const askedClosed = msg("Closed with the hire", "Dúnta leis an ordú cíosa");
/** Of a request for other dates. */
export const askedReturned = msg(
  "Ended: all gear is back, so the dates stay as they were",
  "Críochnaithe: tá an trealamh uile tugtha ar ais, agus mar sin fanann na dátaí mar a bhí",
);
export const askOver = msg(
  "This hire is over, so your request was not sent. Write to us if you still need something.",
  "Tá an t-ordú cíosa seo thart, agus mar sin níor seoladh d’iarratas. Scríobh chugainn má tá rud uait fós.",
);
export const askReturned = msg(
  "All gear of this hire is back, so its dates cannot change any more. Your request was not sent. If something was broken, say so here; for a new hire, write to us.",
  "Tá trealamh uile an ordaithe cíosa seo tugtha ar ais, agus mar sin ní féidir a dhátaí a athrú a thuilleadh. Níor seoladh d’iarratas. Má bhí rud éigin briste, abair anseo é; le haghaidh ordú cíosa nua, scríobh chugainn.",
);
export const wanted = msg("{from} to {to}", "{from} – {to}");

export const cancelTitle = msg("Cancel this hire", "Cuir an t-ordú cíosa seo ar ceal");
export const cancelFree = msg("Cancelling now costs nothing.", "Níl aon chostas ar chealú anois.");
export const cancelCost = msg(
  "Cancelling now costs {charge}, {percent}% of {total}, as you accepted with the quote.",
  "Cosnaíonn cealú anois {charge}, {percent}% den mhéid seo: {total}, mar ar ghlac tú leis sa luachan.",
);
export const cancelAdded = msg(
  "This leaves out {added}, which a further version added. You may still withdraw from that part alone, without charge: ask for a change on this page.",
  "Ní áirítear ansin {added}, a chuir leagan eile leis. Is féidir leat tarraingt siar ón gcuid sin amháin fós, gan táille: iarr athrú ar an leathanach seo.",
);
export const cancelRefund = msg("You get back {amount}.", "Gheobhaidh tú ar ais: {amount}.");
export const cancelDue = msg("{amount} stays to be paid.", "Beidh {amount} le híoc fós.");
export const cancelReason = msg("Why, if you wish to say", "Cén fáth, más mian leat a rá");
export const cancelButton = msg("Cancel the hire", "Cuir an t-ordú cíosa ar ceal");
export const cancelChanged = msg(
  "What a cancellation costs, or the hire itself, has changed since you opened the page. Nothing was cancelled. Look again.",
  "D’athraigh costas an chealaithe, nó an t-ordú cíosa féin, ó d’oscail tú an leathanach. Níor cuireadh aon rud ar ceal. Féach arís.",
);
export const cancelNotAllowed = msg(
  "This hire can no longer be cancelled here. Please ring us.",
  "Ní féidir an t-ordú cíosa seo a chur ar ceal anseo a thuilleadh. Cuir glao orainn, le do thoil.",
);
export const cancelDone = msg(
  "The hire is cancelled. A confirmation is on its way by email.",
  "Cuireadh an t-ordú cíosa ar ceal. Tá deimhniú ar an mbealach trí ríomhphost.",
);
export const cancelUnmailed = msg("The hire is cancelled.", "Cuireadh an t-ordú cíosa ar ceal.");

export const withdrawText = msg(
  "As a consumer you may withdraw until {time}, without a reason and without charge.",
  "Mar thomhaltóir is féidir leat tarraingt siar gan chúis agus gan táille. Spriocam: {time}.",
);
/** What a withdrawal says; its receipt repeats it. */
export const withdrawStatement = msg(
  "I, {name}, withdraw from the contract for hire {number}.",
  "Tarraingímse, {name}, siar ón gconradh le haghaidh ordú cíosa {number}.",
);
export const withdrawReceipt = msg("The receipt goes to {email}.", "Rachaidh an admháil chuig {email}.");

export const staffRequestSubject = msg(
  "Hire {number}: {name}, {kind}",
  "Ordú cíosa {number}: {name}, {kind}",
);
export const privacy = msg(
  "What you write is kept with this hire, to answer you and for as long as the hire itself.",
  "Coinnítear a scríobhann tú leis an ordú cíosa seo, chun freagra a thabhairt ort agus chomh fada leis an ordú féin.",
);
