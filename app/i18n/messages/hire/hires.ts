import { msg } from "#app/i18n/message.ts";

// Lines of the orders in which a hire is paid
export const depositLine = msg("Booking deposit, hire {number}", "Éarlais áirithinte, ordú cíosa {number}");
export const balanceLine = msg("Balance, hire {number}", "Iarmhéid, ordú cíosa {number}");
export const securityLine = msg("Security deposit, hire {number}", "Éarlais slándála, ordú cíosa {number}");
export const chargeLines = {
  late: msg("Late return, hire {number}", "Tabhairt ar ais dhéanach, ordú cíosa {number}"),
  longer: msg("Longer hire, hire {number}", "Tréimhse chíosa níos faide, ordú cíosa {number}"),
  lost: msg("Lost equipment, hire {number}", "Trealamh caillte, ordú cíosa {number}"),
  damaged: msg("Damaged equipment, hire {number}", "Trealamh a ndearnadh damáiste dó, ordú cíosa {number}"),
  cancellation: msg("Cancellation, hire {number}", "Cealú, ordú cíosa {number}"),
  other: msg("Extra charge, hire {number}", "Muirear breise, ordú cíosa {number}"),
};

// Mails to the customer
export const open = msg("Open your hire", "Oscail d’ordú cíosa");
export const acceptedSubject = msg("Your hire {number}", "D’ordú cíosa {number}");
export const acceptedText = msg(
  "Hello {name}, thank you for accepting quote {quote}. Your hire is {number}, from {from} to {to}, for {total} including VAT.",
  "Dia duit, {name}. Go raibh maith agat as glacadh le luachan {quote}. Is é {number} uimhir d’ordaithe chíosa: {from} – {to}, {total} CBL san áireamh.",
);
export const acceptedDeposit = msg(
  "Pay the deposit of {amount} by {time} to reserve the equipment. We keep it for you until then.",
  "Íoc an éarlais {amount} chun an trealamh a chur in áirithe. Coinneoimid duit é go dtí an {time}.",
);
export const acceptedReserved = msg(
  "The equipment is reserved for you. No deposit is needed.",
  "Tá an trealamh curtha in áirithe duit. Níl aon éarlais ag teastáil.",
);
export const acceptedFurther = msg(
  "The equipment is reserved for you. What you have paid counts towards the new total.",
  "Tá an trealamh curtha in áirithe duit. Áirítear an méid atá íoctha agat mar chuid den iomlán nua.",
);
export const reservedSubject = msg("Reserved: your hire {number}", "In áirithe: d’ordú cíosa {number}");
export const reservedText = msg(
  "Hello {name}, we have received {amount}. The equipment for hire {number} is reserved, from {from} to {to}.",
  "Dia duit, {name}. Fuaireamar {amount}. Tá an trealamh le haghaidh ordú cíosa {number} curtha in áirithe: {from} – {to}.",
);
export const receivedSubject = msg(
  "Payment received: hire {number}",
  "Íocaíocht faighte: ordú cíosa {number}",
);
export const receivedText = msg(
  "Hello {name}, we have received {amount}. It pays for: {what}.",
  "Dia duit, {name}. Fuaireamar {amount}. Íocann sé as: {what}.",
);
export const takenSubject = msg(
  "Taken from your security deposit: hire {number}",
  "Bainte de d’éarlais slándála: ordú cíosa {number}",
);
export const takenText = msg(
  "Hello {name}, we have taken {amount} from your security deposit. It pays for: {what}. {held} of the deposit is left.",
  "Dia duit, {name}. Bhaineamar {amount} de d’éarlais slándála. Íocann sé as: {what}. Tá {held} den éarlais fágtha.",
);
export const chargedSubject = msg("A charge for your hire {number}", "Muirear ar d’ordú cíosa {number}");
export const chargedText = msg(
  "Hello {name}, there is a charge of {amount} for: {what}. You can pay it on the page of your hire until {time}.",
  "Dia duit, {name}. Tá muirear {amount} ort as: {what}. Is féidir é a íoc ar leathanach d’ordaithe chíosa go dtí an {time}.",
);
/** A charge that the security deposit pays in part, and what is left of it. */
export const chargePart = msg(
  "{what} (part taken from the security deposit)",
  "{what} (cuid a baineadh den éarlais slándála)",
);
export const chargeRest = msg("{what} (the rest)", "{what} (an chuid eile)");
export const invoiceText = msg("Your invoice is {document}.", "Is é {document} do shonrasc.");
export const receiptText = msg("Your receipt is {document}.", "Is í {document} d’admháil.");
export const receiptPdf = msg("Receipt {document} (PDF)", "Admháil {document} (PDF)");
export const goneText = msg(
  "Part of the equipment is no longer free. We will contact you within 24 hours to find a way, or to pay the money back.",
  "Níl cuid den trealamh saor a thuilleadh. Rachaimid i dteagmháil leat laistigh de 24 uair an chloig chun réiteach a fháil, nó chun an t-airgead a aisíoc.",
);
export const lateText = msg(
  "It arrived after the time for the deposit was over, and part of the equipment is no longer free. We will contact you within 24 hours to find a way, or to pay the money back.",
  "Tháinig sé tar éis am na héarlaise, agus níl cuid den trealamh saor a thuilleadh. Rachaimid i dteagmháil leat laistigh de 24 uair an chloig chun réiteach a fháil, nó chun an t-airgead a aisíoc.",
);
export const overText = msg(
  "It arrived after the dates of the hire, so nothing was reserved. We will contact you within 24 hours to pay the money back.",
  "Tháinig sé tar éis dhátaí an chíosa, mar sin níor cuireadh aon rud in áirithe. Rachaimid i dteagmháil leat laistigh de 24 uair an chloig chun an t-airgead a aisíoc.",
);
/** It may have arrived in time and been recorded later. */
export const pastText = msg(
  "The dates of the hire are over, so nothing was reserved. We will contact you within 24 hours to pay the money back.",
  "Tá dátaí an chíosa thart, mar sin níor cuireadh aon rud in áirithe. Rachaimid i dteagmháil leat laistigh de 24 uair an chloig chun an t-airgead a aisíoc.",
);
export const lapsedSubject = msg(
  "No longer held: hire {number}",
  "Ní choinnítear a thuilleadh: ordú cíosa {number}",
);
export const lapsedText = msg(
  "Hello {name}, the deposit for hire {number} did not arrive in time, so the equipment is no longer held. Reply to this mail if you still want it.",
  "Dia duit, {name}. Níor tháinig an éarlais le haghaidh ordú cíosa {number} in am, agus mar sin ní choinnítear an trealamh a thuilleadh. Freagair an ríomhphost seo má theastaíonn sé uait fós.",
);
export const cancelledSubject = msg("Cancelled: hire {number}", "Curtha ar ceal: ordú cíosa {number}");
export const withdrawnSubject = msg(
  "Receipt of your withdrawal: hire {number}",
  "Admháil ar do tharraingt siar: ordú cíosa {number}",
);
export const cancelledText = msg(
  "Hello {name}, hire {number} is cancelled. The equipment is no longer reserved.",
  "Dia duit, {name}. Tá ordú cíosa {number} curtha ar ceal. Níl an trealamh in áirithe a thuilleadh.",
);
export const cancelledRefund = msg("We pay back {amount}.", "Aisíocfaimid {amount}.");
export const cancelledRequests = msg(
  "What you had asked for and we had not answered is closed with it.",
  "An méid a d’iarr tú agus nár fhreagraíomar, tá sé dúnta leis.",
);
export const cancelledCharge = msg(
  "By the cancellation terms that you accepted, the cancellation costs {amount}.",
  "De réir na dtéarmaí cealaithe ar ghlac tú leo, cosnaíonn an cealú {amount}.",
);
export const cancelledCovered = msg(
  "What you have paid covers that. You have nothing more to pay.",
  "Clúdaíonn an méid atá íoctha agat é sin. Níl aon rud eile le híoc agat.",
);
export const cancelledDue = msg(
  "{amount} of it is still to be paid. You can pay it on the page of your hire until {time}.",
  "Tá {amount} de sin le híoc fós. Is féidir é a íoc ar leathanach d’ordaithe chíosa go dtí an {time}.",
);

// Mails to staff, in English
export const openInBackOffice = msg("Open in the back office", "Oscail sa chúloifig");
export const staffAcceptedSubject = msg("Accepted: {quote}, {total}", "Glactha: {quote}, {total}");
export const staffAcceptedText = msg(
  "{name} accepted quote {quote}. It is hire {number}, from {from} to {to}.",
  "Ghlac {name} le luachan {quote}. Is é ordú cíosa {number} é: {from} – {to}.",
);
export const staffAskedBefore = msg(
  "The customer had asked for a change that was not answered:",
  "D’iarr an custaiméir athrú nár freagraíodh:",
);
export const staffShortSubject = msg(
  "Could not be accepted: {quote}",
  "Níorbh fhéidir glacadh leis: {quote}",
);
export const staffShortText = msg(
  "{name} wanted to accept quote {quote}, but not enough is free on its dates: {lines}. Nothing was accepted.",
  "Bhí {name} ag iarraidh glacadh le luachan {quote}, ach níl go leor saor ar na dátaí: {lines}. Níor glacadh le haon ní.",
);
export const staffAttentionSubject = msg(
  "Needs attention: hire {number}",
  "Aird de dhíth: ordú cíosa {number}",
);
export const staffLateText = msg(
  "{name} paid {amount} for hire {number}. The payment was recorded after the hire had lapsed, and the equipment is no longer free.",
  "D’íoc {name} {amount} le haghaidh ordú cíosa {number}. Taifeadadh an íocaíocht tar éis don ordú cíosa dul as feidhm, agus níl an trealamh saor a thuilleadh.",
);
export const staffAfterCancelText = msg(
  "{name} paid {amount} for hire {number}, which is cancelled.",
  "D’íoc {name} {amount} le haghaidh ordú cíosa {number}, atá curtha ar ceal.",
);
export const staffTwiceText = msg(
  "{name} paid {amount} for hire {number}, of which that part was paid before.",
  "D’íoc {name} {amount} le haghaidh ordú cíosa {number}, ach bhí an chuid sin íoctha cheana.",
);
export const staffCancelledSubject = msg("Cancelled: hire {number}", "Curtha ar ceal: ordú cíosa {number}");
export const staffCancelledText = msg(
  "{name} cancelled hire {number}. To be paid back: {amount}.",
  "Chuir {name} ordú cíosa {number} ar ceal. Le haisíoc: {amount}.",
);
export const staffWithdrawnText = msg(
  "{name} withdrew from the contract for hire {number} on {time}. To be paid back: {amount}.",
  "Tharraing {name} siar ón gconradh le haghaidh ordú cíosa {number} an {time}. Le haisíoc: {amount}.",
);
export const staffCancelledDue = msg(
  "{amount} of the cancellation charge is still to be paid by the customer.",
  "Tá {amount} den mhuirear cealaithe le híoc fós ag an gcustaiméir.",
);
export const reminderSubject = msg("Balance due: hire {number}", "Iarmhéid le híoc: ordú cíosa {number}");
export const reminderText = msg(
  "Hello {name}, you collect hire {number} on {from}. {amount} is still to be paid.",
  "Dia duit, {name}. Lá bailithe, ordú cíosa {number}: {from}. Tá {amount} le híoc fós.",
);
export const deliveryReminderText = msg(
  "Hello {name}, we deliver hire {number} on {from}. {amount} is still to be paid.",
  "Dia duit, {name}. Lá seachadta, ordú cíosa {number}: {from}. Tá {amount} le híoc fós.",
);
export const answeredSubject = msg("About your hire {number}", "Maidir le d’ordú cíosa {number}");
export const answeredText = msg(
  "Hello {name}, this is our answer about hire {number}:",
  "Dia duit, {name}. Seo ár bhfreagra maidir le ordú cíosa {number}:",
);
export const movedSubject = msg("Other dates for your hire {number}", "Dátaí eile: d’ordú cíosa {number}");
export const movedText = msg(
  "Hello {name}, hire {number} has moved. Collection was due on {oldFrom} and return on {oldTo}. Collection is now due on {from} and return on {to}. The price stays the same.",
  "Dia duit, {name}. Bogadh ordú cíosa {number}. Na dátaí roimhe seo: {oldFrom} – {oldTo}. Na dátaí nua: {from} – {to}. Fanann an praghas mar atá.",
);
export const returnMovedSubject = msg(
  "Another return for your hire {number}",
  "Am eile tabhartha ar ais: d’ordú cíosa {number}",
);
export const returnMovedText = msg(
  "Hello {name}, the return of hire {number} has moved. It was due on {before}. It is now due on {after}.",
  "Dia duit, {name}. Bogadh an t-am tabhartha ar ais. Ordú cíosa: {number}. An t-am roimhe seo: {before}. An t-am nua: {after}.",
);
export const substitutedSubject = msg("A change to your hire {number}", "Athrú ar d’ordú cíosa {number}");
export const substitutedText = msg(
  "Hello {name}, in your hire {number} you get {quantity} × {substitute} in place of {quantity} × {item}. The price stays the same.",
  "Dia duit, {name}. D’ordú cíosa {number}: {quantity} × {substitute} in ionad {quantity} × {item}. Fanann an praghas mar atá.",
);
export const notSubstitutedText = msg(
  "Hello {name}, in your hire {number} {quantity} × {substitute} no longer take the place of {quantity} × {item}. What you ordered holds again, at the same price.",
  "Dia duit, {name}. D’ordú cíosa {number}: níl {quantity} × {substitute} in ionad {quantity} × {item} a thuilleadh. Tá an méid a d’ordaigh tú i bhfeidhm arís, ar an bpraghas céanna.",
);

// After paying, and on the page of an order that pays for a hire
export const paidTitle = msg("Payment received", "Íocaíocht faighte");
export const paidText = msg(
  "Thank you. Your payment has arrived, and a confirmation is on its way by email.",
  "Go raibh maith agat. Tá d’íocaíocht faighte againn, agus tá deimhniú ar an mbealach trí ríomhphost.",
);
export const paidUnmailed = msg(
  "Thank you. Your payment has arrived.",
  "Go raibh maith agat. Tá d’íocaíocht faighte againn.",
);
export const notPaidTitle = msg("This part is not paid yet", "Níl an chuid seo íoctha fós");
export const notPaidText = msg(
  "No money was taken. Your hire page says until when you can pay.",
  "Níor baineadh aon airgead díot. Tá an spriocam íocaíochta ar leathanach an ordaithe chíosa.",
);
export const orderEnded = msg(
  "It is not awaited any more, so please pay nothing for it. What is paid and what is open is on the page of the hire.",
  "Níltear ag fanacht leis níos mó, mar sin ná híoc aon rud air, le do thoil. Tá a bhfuil íoctha agus a bhfuil le híoc ar leathanach an ordaithe chíosa.",
);
export const orderOfHire = msg(
  "This order pays for hire {number}. Dates, equipment and changes are on the page of the hire.",
  "Íocann an t-ordú seo as ordú cíosa {number}. Tá na dátaí, an trealamh agus na hathruithe ar leathanach an ordaithe chíosa.",
);
