import { msg } from "#app/i18n/message.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";
import { newestFirst, oldestFirst } from "#app/i18n/messages/ui/lists.ts";

export { hires as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Accepted quotes: what goes out, what is to be paid, and what customers ask for.",
  "Luachana ar glacadh leo: cad atá ag dul amach, cad atá le híoc, agus cad atá á iarraidh ag custaiméirí.",
);
export const search = msg("Number, name or email", "Uimhir, ainm nó ríomhphost");
export const view = msg("Show", "Taispeáin");
export const none = msg("No hires here", "Níl aon ordú cíosa anseo");
export const noneText = msg(
  "A hire begins when a customer accepts a quote.",
  "Tosaíonn ordú cíosa nuair a ghlacann custaiméir le luachan.",
);
export const showAll = msg("Show all hires", "Taispeáin gach ordú cíosa");

export const views = {
  upcoming: msg("To come", "Le teacht"),
  "awaiting-deposit": msg("Awaiting deposit", "Ag fanacht le héarlais"),
  out: msg("Out", "Amuigh"),
  returned: msg("Returned", "Tugtha ar ais"),
  unpaid: msg("Money open", "Airgead le híoc"),
  attention: msg("Needs attention", "Aird de dhíth"),
  lapsed: msg("Lapsed", "As feidhm"),
  cancelled: msg("Cancelled", "Curtha ar ceal"),
  all: msg("All", "Gach ceann"),
};

export const sorts = {
  collection: msg("Collection, earliest first", "Bailiú, is luaithe ar dtús"),
  "collection-latest": msg("Collection, latest first", "Bailiú, is déanaí ar dtús"),
  return: msg("Return, earliest first", "Tabhairt ar ais, is luaithe ar dtús"),
  "return-latest": msg("Return, latest first", "Tabhairt ar ais, is déanaí ar dtús"),
  newest: newestFirst,
  oldest: oldestFirst,
};

export const states = {
  "awaiting-deposit": msg("Awaiting deposit", "Ag fanacht le héarlais"),
  lapsed: msg("Lapsed", "As feidhm"),
  reserved: msg("Reserved", "In áirithe"),
  prepping: msg("In preparation", "Á ullmhú"),
  ready: msg("Ready", "Réidh"),
  out: msg("Out", "Amuigh"),
  "part-back": msg("Partly returned", "Tugtha ar ais i bpáirt"),
  back: msg("Returned", "Tugtha ar ais"),
  checked: msg("Checked", "Seiceáilte"),
  closed: msg("Closed", "Dúnta"),
  cancelled: msg("Cancelled", "Curtha ar ceal"),
};

export const partlyOut = msg("Partly out", "Amuigh i bpáirt");

export const columns = {
  number: msg("Number", "Uimhir"),
  state: msg("Status", "Stádas"),
  customer: msg("Customer", "Custaiméir"),
  collection: msg("Collection or delivery", "Bailiú nó seachadadh"),
  return: msg("Return", "Tabhairt ar ais"),
  total: msg("Total incl. VAT", "Iomlán, CBL san áireamh"),
};

// The page of a hire
export const close = msg("Close the hire", "Dún an t-ordú cíosa");
export const closeText = msg(
  "Everything came back and was checked. Nothing more can be moved or charged afterwards.",
  "Tháinig gach rud ar ais agus seiceáladh é. Ní féidir aon rud a bhogadh ná muirear a ghearradh ina dhiaidh sin.",
);
export const warehouse = msg("Prepare or return", "Ullmhaigh nó tabhair ar ais");
export const heading = msg("Hire {number}", "Ordú cíosa {number}");
export const saved = msg("Saved.", "Sábháilte.");
export const quote = msg("Quote", "Luachan");
export const place = msg("Place", "Áit");
export const usedAt = msg("Used at", "Áit úsáide");
export const poNumber = msg("PO number", "Uimhir an ordaithe cheannaigh");
export const acceptedAt = msg("Accepted", "Glactha");
export const publicPage = msg("The customer’s page", "Leathanach an chustaiméara");
export const lines = msg("Equipment", "Trealamh");
export const item = msg("Item", "Mír");
export const quantity = msg("Quantity", "Cainníocht");
export const net = msg("Net", "Glan");
export const money = msg("Money", "Airgead");
export const parts = {
  deposit: msg("Booking deposit", "Éarlais áirithinte"),
  balance: msg("Balance", "Iarmhéid"),
  security: msg("Security deposit", "Éarlais slándála"),
};
export const part = msg("Part", "Cuid");
export const due = msg("Due", "Dlite");
export const paid = msg("Paid", "Íoctha");
export const toPay = msg("To pay", "Le híoc");
export const toPayNow = msg("To pay now", "Le híoc anois");
export const payments = msg("Payments", "Íocaíochtaí");
export const order = msg("Order {number}", "Ordú {number}");
export const held = msg("Held of the security deposit", "Coinnithe den éarlais slándála");
export const overpaid = msg("Paid too much", "Íoctha de bhreis");
export const attention = msg("Needs attention", "Aird de dhíth");
/** Of a hire in the list. */
export const short = msg("Equipment missing", "Trealamh in easnamh");
export const unpaidCharges = msg(
  "A charge was not paid in time. Choose “Record a payment” if the customer has paid it, or “Waive a payment” to ask for it no more. If it is to be paid online, charge it again and leave its order ticked in the form.",
  "Níor íocadh muirear in am. Roghnaigh “Taifead íocaíocht” má d’íoc an custaiméir é, nó “Tarscaoil íocaíocht” mura bhfuil sé le hiarraidh a thuilleadh. Má tá sé le híoc ar líne, gearr arís é agus fág a ordú ticeáilte san fhoirm.",
);
export const attentions = {
  "paid-after-lapse": msg(
    "The deposit was recorded after the hire had lapsed, and part of the equipment is no longer free. Send a new version of the quote, or cancel the hire to pay the money back.",
    "Taifeadadh an éarlais tar éis don ordú cíosa dul as feidhm, agus níl cuid den trealamh saor a thuilleadh. Seol leagan nua den luachan, nó cuir an t-ordú cíosa ar ceal chun an t-airgead a aisíoc.",
  ),
  "paid-twice": msg(
    "A part was paid twice. Pay one of the orders back.",
    "Íocadh cuid faoi dhó. Aisíoc ceann de na horduithe.",
  ),
  "paid-after-cancel": msg(
    "It was paid after it had been cancelled. Pay the order back.",
    "Íocadh é tar éis é a chur ar ceal. Aisíoc an t-ordú.",
  ),
  "changed-version": msg(
    "A further version was accepted that costs less than what was paid. Refund the difference, as a sum, from the page of any order below. Each order gives back the part that it carried.",
    "Glacadh le leagan eile a chosnaíonn níos lú ná mar a íocadh. Aisíoc an difríocht, mar shuim, ó leathanach aon ordaithe thíos. Tugann gach ordú ar ais an chuid a bhí ann.",
  ),
};
export const requests = msg("Requests", "Iarratais");
export const requestKinds = {
  "quote-change": msg("Change of the quote", "Athrú ar an luachan"),
  dates: msg("Other dates", "Dátaí eile"),
  extension: msg("Longer hire", "Tréimhse chíosa níos faide"),
  fault: msg("Fault", "Fabht"),
};
export const requestStates = {
  open: msg("Open", "Oscailte"),
  done: msg("Done", "Déanta"),
  refused: msg("Refused", "Diúltaithe"),
  closed: msg("Closed with the hire", "Dúnta leis an ordú cíosa"),
};
export const answer = msg("Answer to the customer", "Freagra don chustaiméir");
export const markDone = msg("Answer as done", "Freagair mar dhéanta");
export const markRefused = msg("Answer as refused", "Freagair mar dhiúltaithe");
export const dates = msg("Other dates", "Dátaí eile");
export const datesHint = msg(
  "The customer is mailed the new dates five minutes later, or nothing if the hire is moved back by then. The price stays as it was accepted. For another price, send a new version of the quote.",
  "Cuirtear na dátaí nua in iúl don chustaiméir le ríomhphost cúig nóiméad ina dhiaidh sin; ní chuirtear aon rud má bhogtar ar ais é faoin am sin. Fanann an praghas mar a glacadh leis. Le haghaidh praghas eile, seol leagan nua den luachan.",
);
/** Of a hire that is out. */
export const returnHint = msg(
  "The equipment is out, so only its return can move. The customer is mailed the new return five minutes later, or nothing if it is moved back by then. The price stays as it was accepted; a longer hire is offered as a charge below.",
  "Tá an trealamh amuigh, mar sin ní féidir ach an tabhairt ar ais a bhogadh. Cuirtear an t-am nua in iúl don chustaiméir le ríomhphost cúig nóiméad ina dhiaidh sin; ní chuirtear aon rud má bhogtar ar ais é faoin am sin. Fanann an praghas mar a glacadh leis; tairgtear muirear thíos ar thréimhse chíosa níos faide.",
);
export const moveReturn = msg("Move the return", "Bog an tabhairt ar ais");
export const from = msg("Collection", "Bailiú");
export const to = msg("Return", "Tabhairt ar ais");
export const move = msg("Move the hire", "Bog an t-ordú cíosa");
export const charges = msg("Charge something more", "Gearr muirear breise");
/** The button of the form, where something is to be charged. */
export const chargeLate = msg("Charge the late return", "Gearr muirear ar an moill");
export const chargeLonger = msg("Charge the longer hire", "Gearr muirear ar an tréimhse níos faide");
export const chargeKind = msg("What it is for", "Cad chuige é");
export const chargeKinds = {
  late: msg("Late return", "Tabhairt ar ais dhéanach"),
  longer: msg("Longer hire", "Tréimhse chíosa níos faide"),
  lost: msg("Lost equipment", "Trealamh caillte"),
  damaged: msg("Damaged equipment", "Trealamh a ndearnadh damáiste dó"),
  cancellation: msg("Cancellation", "Cur ar ceal"),
  other: msg("Something else", "Rud eile"),
};
export const chargeText = msg("Text on the invoice", "Téacs ar an sonrasc");
export const chargeTextHint = msg(
  "Empty: what it is for, in the customer’s language.",
  "Folamh: cad chuige é, i dteanga an chustaiméara.",
);
export const chargeNet = msg("Amount in euro, net of VAT", "Méid in euro, glan ó CBL");
export const vatRate = msg("VAT", "CBL");
export const fromSecurity = msg("Take it from the security deposit", "Bain den éarlais slándála é");
/** A charge that the new one replaces. */
export const inPlaceOf = msg(
  "In place of order {number}, {amount}, which ended unpaid",
  "Ordú {number}, {amount}, nár íocadh in am: cuir an muirear seo ina ionad",
);
export const charge = msg("Charge", "Gearr");
/** Asked before the same thing is charged again. */
export const chargedBefore = msg(
  "{what} was charged already: {sum}, order {orders}. Charge this as well?",
  "Gearradh muirear cheana ({what}): {sum}, ordú {orders}. An bhfuil sé seo le gearradh freisin?",
);
export const chargeAgain = msg("Charge this as well", "Gearr é seo freisin");
export const lateWas = msg(
  "It came back {at}: {amount} net for a late return.",
  "Tháinig sé ar ais {at}: {amount} glan as tabhairt ar ais déanach.",
);
export const lateNow = msg(
  "Returned now, it would be {amount} net for a late return.",
  "Dá dtabharfaí ar ais anois é, {amount} glan a bheadh ann as tabhairt ar ais déanach.",
);
/** Of a return that is not moved yet. */
export const longerWould = msg(
  "The longer hire costs {amount} net on top.",
  "Cosnaíonn an tréimhse chíosa níos faide {amount} glan sa bhreis.",
);
/** Of a hire that has not left. */
export const movedDearer = msg(
  "At the accepted rates these dates cost {amount} net more. For that price, send a new version of the quote instead.",
  "De réir na rátaí ar glacadh leo, cosnaíonn na dátaí seo {amount} glan níos mó. Ar an bpraghas sin, seol leagan nua den luachan ina ionad.",
);
export const movedCheaper = msg(
  "At the accepted rates these dates cost {amount} net less. For that price, send a new version of the quote instead.",
  "De réir na rátaí ar glacadh leo, cosnaíonn na dátaí seo {amount} glan níos lú. Ar an bpraghas sin, seol leagan nua den luachan ina ionad.",
);
export const longerNow = msg(
  "The return moved from {from} to {to}: {amount} net for the longer hire.",
  "Bogadh an tabhairt ar ais. Am roimhe seo: {from}. Am nua: {to}. {amount} glan ar an tréimhse chíosa níos faide.",
);
export const cancel = msg("Cancel the hire", "Cuir an t-ordú cíosa ar ceal");
export const reason = msg("Reason, shown on the credit note", "Cúis, le feiceáil ar an nóta creidmheasa");
export const free = msg(
  "Without charge: we cancel it ourselves",
  "Gan mhuirear: sinne féin atá á chur ar ceal",
);
export const sureToCancel = msg(
  "Cancel hire {number}? The equipment becomes free, {refund} is paid back, {charge} is kept or stays due.",
  "Cuir ordú cíosa {number} ar ceal? Beidh an trealamh saor, aisíocfar {refund}, coinneofar {charge} nó beidh sé dlite.",
);

export const enquiry = msg("Enquiry", "Fiosrúchán");
export const openEnquiry = msg("Open the enquiry", "Oscail an fiosrúchán");
export const resolved = msg("This has been dealt with", "Tá sé seo socraithe");
export const amongStaff = msg("Among staff", "I measc na foirne");
export const assignee = msg("Assignee", "Sannaí");
export const noOne = msg("No one yet", "Gan duine fós");
export const assign = msg("Assign", "Sann");
export const note = msg("Note, shared with the quote", "Nóta, i gcomhar leis an luachan");
export const noteNow = msg("The note is now: {note}", "Is é an nóta anois: {note}");
export const keepNote = msg("Save the note", "Sábháil an nóta");
export const checkVenue = msg("Check this venue", "Seiceáil an t-ionad seo");

export const faults = {
  conflict: msg(
    "This hire was changed meanwhile. The page now shows it as it is.",
    "Athraíodh an t-ordú cíosa seo idir an dá linn. Taispeánann an leathanach anois mar atá sé.",
  ),
  "not-allowed": msg(
    "This is not possible at the hire’s present status.",
    "Ní féidir é seo i stádas reatha an ordaithe chíosa.",
  ),
  "payment-unavailable": msg(
    "The payment provider cannot be reached. Try again in a moment.",
    "Ní féidir teacht ar an soláthraí íocaíochta. Bain triail eile as ar ball.",
  ),
  dates: msg(
    "These are no dates of a hire. Use Irish time on the quarter-hour, to come, with the return after the collection.",
    "Ní dátaí cíosa iad seo. Úsáid am na hÉireann ar an gceathrú uaire, sa todhchaí, agus an tabhairt ar ais tar éis an bhailithe.",
  ),
  short: msg(
    "The equipment is not free on these dates. Nothing was changed.",
    "Níl an trealamh saor ar na dátaí seo. Níor athraíodh aon rud.",
  ),
  inspection: msg(
    "The report of thorough examination (GA1) of lifting gear that is out ends before this return. Nothing was changed.",
    "Tagann deireadh leis an tuarascáil ar scrúdú críochnúil (GA1) ar threalamh ardaithe atá amuigh roimh an tabhairt ar ais seo. Níor athraíodh aon rud.",
  ),
  "over-limit": msg(
    "This gives back or gives up more than your role may. Ask an admin; nothing was changed.",
    "Thabharfadh sé seo níos mó ar ais nó suas ná mar a cheadaíonn do ról. Iarr ar riarthóir é; níor athraíodh aon rud.",
  ),
  "money-open": msg(
    "Not everything is paid or given back yet. Record what was paid, waive it, or pay back what is held: see Money below.",
    "Níl gach rud íoctha ná tugtha ar ais fós. Taifead an méid a íocadh, tarscaoil é, nó aisíoc an méid atá coinnithe: féach Airgead thíos.",
  ),
  "requests-open": msg(
    "The customer still waits for an answer. Answer what was asked for first: see Requests.",
    "Tá an custaiméir ag fanacht le freagra fós. Freagair an méid a iarradh ar dtús: féach Iarratais.",
  ),
  out: msg("The equipment has left the store.", "Tá an trealamh imithe ón stóras."),
  "no-charge": msg("Choose what the charge is for.", "Roghnaigh cad chuige an muirear."),
  "no-text": msg("Say what the charge is for.", "Abair cad chuige an muirear."),
  "no-rate": msg("Choose a rate of VAT.", "Roghnaigh ráta CBL."),
  "deposit-awaited": msg(
    "The deposit is not paid yet. Until then nothing more can be charged; send a new version of the quote instead.",
    "Níl an éarlais íoctha fós. Go dtí sin ní féidir muirear breise a ghearradh; seol leagan nua den luachan ina áit sin.",
  ),
  "no-amount": msg(
    "Enter an amount in euro, such as 45.00.",
    "Cuir isteach méid in euro, mar shampla 45.00.",
  ),
  "over-security": msg(
    "It is more than what is held of the security deposit.",
    "Tá sé níos mó ná mar atá coinnithe den éarlais slándála.",
  ),
  "not-staff": notAssignable,
  "no-answer": msg("Write an answer to the customer.", "Scríobh freagra don chustaiméir."),
};
