import { msg, plural } from "#app/i18n/message.ts";

// Mails
export const readySubject = msg("Order {number} is ready for collection", "Tá ordú {number} réidh le bailiú");
export const readyText = msg(
  "Hello {name}, your order {number} is ready for you in Galway.",
  "Dia duit, {name}. Tá d’ordú {number} réidh duit i nGaillimh.",
);
export const readyBring = msg(
  "Bring the order number; this mail on your phone is enough.",
  "Tabhair uimhir an ordaithe leat; is leor an ríomhphost seo ar do ghuthán.",
);
export const dispatchedSubject = msg("Order {number} is on its way", "Tá ordú {number} ar a bhealach");
export const dispatchedText = msg(
  "Hello {name}, your order {number} is on its way to {address}.",
  "Dia duit, {name}. Tá d’ordú {number} ar a bhealach go dtí {address}.",
);
export const partSubject = msg(
  "Part of order {number} is on its way",
  "Tá cuid d’ordú {number} ar a bealach",
);
export const partText = msg(
  "Hello {name}, part of your order {number} is on its way to {address}.",
  "Dia duit, {name}. Tá cuid d’ordú {number} ar a bealach go dtí {address}.",
);
export const inParcel = msg("In this parcel: {items}.", "Sa bheart seo: {items}.");
export const stillToCome = msg("Still to come: {items}.", "Le teacht fós: {items}.");
export const carriedBy = msg("Carried by {carrier}.", "Á iompar ag {carrier}.");
export const follow = msg("Follow your parcel", "Lean do bheart");
export const cancelledSubject = msg("Order {number} is cancelled", "Tá ordú {number} curtha ar ceal");
export const cancelledText = msg(
  "Hello {name}, your order {number} has been cancelled. No money was taken, and nothing is owed.",
  "Dia duit, {name}. Cuireadh d’ordú {number} ar ceal. Níor baineadh aon airgead díot, agus níl aon rud dlite.",
);

// The back office
export const goods = msg("Fulfilment", "Comhlíonadh");
export const markReady = msg("Ready for collection", "Réidh le bailiú");
export const markCollected = msg("Mark as collected", "Marcáil mar bhailithe");
export const markDispatched = msg("Mark as dispatched", "Marcáil mar sheolta");
export const carrier = msg("Carrier", "Iompróir");
export const trackingNumber = msg("Tracking number", "Uimhir rianaithe");
export const trackingLink = msg("Tracking link", "Nasc rianaithe");
export const readySince = msg("Ready since {time}", "Réidh ón {time}");
export const doneSince = msg("Handed over {time}", "Tugtha ar láimh an {time}");
export const onHold = msg("On hold", "Ar fionraí");
export const holdWithdrawn = msg(
  "The customer has withdrawn from this order. Its goods stay here unless you give a reason.",
  "Tharraing an custaiméir siar ón ordú seo. Fanann na hearraí anseo mura dtugann tú cúis.",
);
export const holdAttention = msg(
  "This order needs attention first. Its goods stay here unless you give a reason.",
  "Tá aird de dhíth ar an ordú seo ar dtús. Fanann na hearraí anseo mura dtugann tú cúis.",
);
export const holdReason = msg("Reason to go on nevertheless", "Cúis le dul ar aghaidh mar sin féin");
export const holdReasonRequired = msg(
  "This order is on hold. Enter why its goods leave nevertheless.",
  "Tá an t-ordú seo ar fionraí. Cuir isteach cén fáth a n-imíonn na hearraí mar sin féin.",
);
export const undoDispatch = msg("Undo dispatch", "Cealaigh an seoladh");
export const undoTooLate = msg(
  "The dispatch was more than ten minutes ago and cannot be undone any more.",
  "Tá níos mó ná deich nóiméad ann ó seoladh na hearraí, agus ní féidir é a chealú a thuilleadh.",
);
export const changeTracking = msg("Add or change the tracking", "Cuir an rianú leis nó athraigh é");
export const saveTracking = msg("Save the tracking", "Sábháil an rianú");
export const tellCustomer = msg("Tell the customer by mail", "Cuir ríomhphost chuig an gcustaiméir");
export const trackingSubject = msg(
  "Order {number}: how to follow your parcel",
  "Ordú {number}: conas do bheart a leanúint",
);
export const trackingText = msg(
  "Hello {name}, here is how to follow your order {number}.",
  "Dia duit, {name}. Seo mar is féidir d’ordú {number} a leanúint.",
);
export const transferHint = msg(
  "Once the whole amount is on the account, or was paid at the counter. The invoice is made then, and the customer is notified.",
  "Nuair atá an méid iomlán ar an gcuntas, nó íoctha ag an gcuntar. Déantar an sonrasc ansin, agus cuirtear an custaiméir ar an eolas.",
);
export const receivedOn = msg("Received on", "Faighte ar");
export const bankReference = msg("Reference on the bank statement", "Tagairt ar an ráiteas bainc");
export const markPaid = msg("Mark as paid", "Marcáil mar íoctha");
export const badDay = msg(
  "Enter the day the money arrived: today or before.",
  "Cuir isteach an lá ar tháinig an t-airgead: inniu nó roimhe.",
);
export const noReference = msg(
  "Enter the reference on the bank statement or the slip of the terminal.",
  "Cuir isteach an tagairt ar an ráiteas bainc nó ar dhuillín an teirminéil.",
);
export const cancel = msg("Cancel the order", "Cuir an t-ordú ar ceal");
export const cancelHint = msg(
  "No one can pay it after that, and its stock goes back. The customer is notified.",
  "Ní féidir le duine ar bith íoc as ina dhiaidh sin, agus téann an stoc ar ais. Cuirtear an custaiméir ar an eolas.",
);
export const refund = msg("Refund", "Aisíoc");
export const refundLines = msg("Refund these items", "Aisíoc na hearraí seo");
export const refundWhole = msg("Refund everything: {amount}", "Aisíoc gach rud: {amount}");
export const refundSum = msg("Refund an amount", "Aisíoc méid");
export const refundDuplicate = msg("Refund the second payment", "Aisíoc an dara híocaíocht");
export const left = msg("{n} left", "{n} fágtha");
export const pieces = msg("How many", "Cé mhéad");
export const howMany = msg("How many of {name}", "{name}: cé mhéad");
export const putBack = msg("Put {name} back in stock", "Cuir {name} ar ais sa stoc");
export const backInStock = msg("Restock", "Cuir ar ais sa stoc");
export const withDelivery = msg("Delivery too: {amount}", "Seachadadh freisin: {amount}");
export const sum = msg("Sum in euro", "Suim in euro");
export const reason = msg("Reason, shown on the credit note", "Cúis, le feiceáil ar an nóta creidmheasa");
export const refundQuestion = msg(
  "Give {amount} back to {name}? It cannot be undone. The customer is notified.",
  "An dtabharfar {amount} ar ais don chustaiméir seo: {name}? Ní féidir é a chealú. Cuirtear an custaiméir ar an eolas.",
);
export const refundYes = msg("Refund {amount}", "Aisíoc {amount}");
export const cancelQuestion = msg(
  "Cancel the order of {name}, {amount}? It cannot be undone.",
  "An gcuirfear an t-ordú seo ar ceal: {name}, {amount}? Ní féidir é seo a chealú.",
);
export const cancelPaid = msg("Cancel order and refund", "Cuir an t-ordú ar ceal agus aisíoc é");
export const cancelPaidHint = msg(
  "For an order whose goods are still here: everything goes back into stock, and the customer gets the money, a credit note and a mail.",
  "D’ordú a bhfuil a earraí anseo fós: téann gach rud ar ais sa stoc, agus faigheann an custaiméir an t-airgead, nóta creidmheasa agus ríomhphost.",
);
export const cancelPaidQuestion = msg(
  "Cancel this order and give {amount} back to {name}? This cannot be taken back.",
  "An t-ordú seo a chur ar ceal agus aisíoc a dhéanamh? {name}: {amount}. Ní féidir é seo a chealú.",
);
export const cancelPaidYes = msg("Cancel and refund {amount}", "Cuir ar ceal agus aisíoc {amount}");
export const noSum = msg("Enter a sum, such as 12.50.", "Cuir isteach suim, mar shampla 12.50.");
export const badQuantity = msg(
  "Enter a whole number of pieces, or 0.",
  "Cuir isteach slánuimhir píosaí, nó 0.",
);
export const refunds = msg("Refunds", "Aisíocaíochtaí");
export const stateRequested = msg("waiting for the provider", "ag fanacht leis an soláthraí");
export const statePending = msg("on its way", "ar an mbealach");
export const stateSucceeded = msg("refunded", "aisíoctha");
export const stateFailed = msg("refund failed", "theip ar an aisíoc");
export const tryAgain = msg("Try again", "Bain triail eile as");
export const byHand = msg("Paid by hand", "Íoctha de láimh");
export const takeStock = msg("Take stock again", "Tóg stoc arís");
export const dealtWith = msg("Dealt with", "Déanta");
export const resend = msg("Send again", "Seol arís");
export const packingSheet = msg("Packing sheet (PDF)", "Bileog phacála (PDF)");
export const packingTitle = msg("Packing sheet", "Bileog phacála");
export const done = msg("Done.", "Déanta.");
export const assigneeChanged = msg("The assignee was changed.", "Athraíodh an sannaí.");
export const mailedAgain = msg(
  "The mail is sent again. Its status is under Mails.",
  "Seoltar an ríomhphost arís. Tá a stádas faoi Ríomhphoist.",
);
export const receivedDaySaved = msg("The date was saved.", "Sábháladh an dáta.");
export const hereFirst = msg(
  "{n} not dispatched: a refund takes these first",
  "{n} gan seoladh: glacann aisíoc iad seo ar dtús",
);
export const appliedToAdded = msg(
  "{amount} of it pays for what was added",
  "íocann {amount} de as an méid a cuireadh leis",
);
export const changedMeanwhile = msg(
  "This order was changed since you opened it. Here it is as it is now; nothing of yours was done.",
  "Athraíodh an t-ordú seo ó d’oscail tú é. Seo mar atá sé anois; ní dhearnadh aon chuid de do chuidse.",
);
export const tooMuch = msg("That is more than is left to refund.", "Is mó sin ná mar atá fágtha le haisíoc.");
export const refundStarted = msg(
  "The refund was started. Its status is under Refunds.",
  "Cuireadh tús leis an aisíoc. Tá a stádas faoi Aisíocaíochtaí.",
);
export const hireRefundStarted = msg(
  "The refund was started. Its status is under Refunds, on the page of each order that gives back a part.",
  "Cuireadh tús leis an aisíoc. Tá a stádas faoi Aisíocaíochtaí, ar leathanach gach ordaithe a thugann cuid ar ais.",
);
export const tooManyRefunded = msg(
  "Enter whole numbers, of each item no more than is left to refund.",
  "Cuir isteach slánuimhreacha, gan níos mó d’aon earra ná mar atá fágtha le haisíoc.",
);
export const nothingChosen = msg("Choose at least one item.", "Roghnaigh earra amháin ar a laghad.");
export const notAllowed = msg(
  "The status of this order does not allow that.",
  "Ní cheadaíonn stádas an ordaithe é sin.",
);
export const outOfStock = msg("There is not enough in stock.", "Níl go leor sa stoc.");
export const badLink = msg(
  "Enter a whole web address for the tracking.",
  "Cuir isteach seoladh gréasáin iomlán don rianú.",
);
export const providerDown = msg(
  "The payment provider cannot be reached. Nothing was changed; try again soon.",
  "Ní féidir teacht ar an soláthraí íocaíochta. Níor athraíodh aon rud; bain triail eile as go luath.",
);
export const mailQueued = msg(
  "That mail is still waiting to be sent, so no copy was made. Its status is in the list of mails.",
  "Tá an ríomhphost sin fós ag fanacht lena sheoladh, mar sin ní dhearnadh cóip. Tá a stádas ar liosta na ríomhphost.",
);
export const mailResent = msg(
  "Somebody has sent that mail again since you opened the page, so no second copy was made.",
  "Sheol duine eigin an ríomhphost sin arís ó d’oscail tú an leathanach, mar sin ní dhearnadh an dara cóip.",
);
export const textRemoved = msg(
  "The text of that mail has been removed.",
  "Baineadh téacs an ríomhphoist sin.",
);

export const kind = msg("Kind", "Cineál");
export const anyKind = msg("Any kind", "Cineál ar bith");
/** Of an order: what is paid with it. */
export const kinds = {
  sale: msg("Shop sale", "Díolachán siopa"),
  "hire-deposit": msg("Hire: booking deposit", "Cíos: éarlais áirithinte"),
  "hire-balance": msg("Hire: balance", "Cíos: iarmhéid"),
  "hire-security": msg("Hire: security deposit", "Cíos: éarlais slándála"),
  "hire-charge": msg("Hire: extra charge", "Cíos: muirear breise"),
};
export const openHire = msg("Open the hire", "Oscail an t-ordú cíosa");

export const waiveInstead = msg(
  "This is a charge of a hire. Waive it on the page of the hire, with a reason; nothing was cancelled.",
  "Muirear ar ordú cíosa é seo. Tarscaoil é ar leathanach an ordaithe cíosa agus tabhair cúis; níor cuireadh aon rud ar ceal.",
);
export const overLimit = msg(
  "This is more than your role may refund of one purchase: an order with what was added to it, or a hire. Ask an admin; nothing was refunded.",
  "Tá sé seo níos mó ná mar a cheadaíonn do ról a aisíoc as aon cheannach amháin: ordú agus ar cuireadh leis, nó cíos. Iarr ar riarthóir é; níor aisíocadh aon rud.",
);

export const assignee = msg("Assignee", "Sannaí");
export const unassigned = msg("No one yet", "Gan duine fós");
export const anyAssignee = msg("Anyone’s", "Le duine ar bith");
export const assignedToMe = msg("Assigned to me", "Sannta domsa");
export const noOne = msg("Assigned to no one", "Gan sannadh");
export const assign = msg("Assign", "Sann");
export const assignToMe = msg("Assign to me", "Sann domsa");
export const assignedMany = plural(
  { one: "{n} order assigned.", other: "{n} orders assigned." },
  {
    one: "Sannadh ordú amháin.",
    two: "Sannadh {n} ordú.",
    few: "Sannadh {n} ordú.",
    many: "Sannadh {n} n-ordú.",
    other: "Sannadh {n} ordú.",
  },
);
export const assignedAlready = plural(
  { one: "{n} order was assigned so already.", other: "{n} orders were assigned so already." },
  {
    one: "Bhí ordú amháin sannta mar sin cheana.",
    two: "Bhí {n} ordú sannta mar sin cheana.",
    few: "Bhí {n} ordú sannta mar sin cheana.",
    many: "Bhí {n} n-ordú sannta mar sin cheana.",
    other: "Bhí {n} ordú sannta mar sin cheana.",
  },
);
/** Of a charge that was cancelled, in brackets behind the entry. */
export const replacedBy = msg("replaced by order {number}", "curtha ina ionad: ordú {number}");
