import { msg } from "#app/i18n/message.ts";

// Mails
export const mailSubject = msg("Refund for your order {number}", "Aisíoc ar d’ordú {number}");
export const mailText = msg(
  "Hello {name}, we have refunded {amount} of your order {number}.",
  "Dia duit, {name}. D’aisíocamar {amount} de d’ordú {number}.",
);
/** Of a payment of a hire: what was paid, such as "Balance, hire H-2027-0001". */
export const hireMailSubject = msg("Refund: {what}", "Aisíoc: {what}");
export const hireMailText = msg(
  "Hello {name}, we have refunded {amount}. It was paid for: {what}.",
  "Dia duit, {name}. D’aisíocamar {amount}. Íocadh é seo as: {what}.",
);
export const mailToCard = msg(
  "It goes back the way you paid. Depending on your bank, it takes five to ten days to appear on your statement.",
  "Téann sé ar ais ar an mbealach ar íoc tú. Ag brath ar do bhanc, tógfaidh sé idir cúig agus deich lá sula bhfeicfidh tú ar do ráiteas é.",
);
/** Of money that staff have to transfer: the mail goes out before they have. */
export const mailTextDue = msg(
  "Hello {name}, we will refund {amount} of your order {number}.",
  "Dia duit, {name}. Aisíocfaimid {amount} de d’ordú {number}.",
);
export const hireMailTextDue = msg(
  "Hello {name}, we will refund {amount}. It was paid for: {what}.",
  "Dia duit, {name}. Aisíocfaimid {amount}. Íocadh é seo as: {what}.",
);
export const mailByTransfer = msg(
  "It comes to you by bank transfer. We will write to you again once it has been paid.",
  "Tiocfaidh sé chugat le haistriú bainc. Scríobhfaimid chugat arís a luaithe a bheidh sé íoctha.",
);
/** As the hire terms have it. */
export const mailSecurityTime = msg(
  "That is within five working days of the check on return.",
  "Beidh sé sin laistigh de chúig lá oibre ón tseiceáil ar thabhairt ar ais.",
);
/** Staff have paid a refund by hand: by bank transfer, or at the counter. */
export const paidSubject = msg("Refund paid: your order {number}", "Aisíoc íoctha: d’ordú {number}");
export const paidText = msg(
  "Hello {name}, we have paid you the refund of {amount} for your order {number}.",
  "Dia duit, {name}. D’íocamar leat an t-aisíoc {amount} ar d’ordú {number}.",
);
export const hirePaidSubject = msg("Refund paid: {what}", "Aisíoc íoctha: {what}");
export const hirePaidText = msg(
  "Hello {name}, we have paid you the refund of {amount} for: {what}.",
  "Dia duit, {name}. D’íocamar leat an t-aisíoc {amount} ar: {what}.",
);
/** What was given back, such as "2 × Lantern, the delivery". */
export const mailGoods = msg("It is for: {goods}.", "Baineann sé leis an méid seo: {goods}.");
export const theDelivery = msg("the delivery", "an seachadadh");
export const mailCreditNote = msg("Your credit note is {document}.", "Is é {document} do nóta creidmheasa.");
/** The reason is in the words of staff. */
export const mailReason = msg("Reason: {reason}", "Cúis: {reason}");
export const creditNotePdf = msg("Credit note {document} (PDF)", "Nóta creidmheasa {document} (PDF)");
export const dueSubject = msg("Refund to transfer: order {number}", "Aisíoc le haistriú: ordú {number}");
export const dueText = msg(
  "{name} paid order {number} by bank transfer. Transfer {amount} back, then mark the refund as paid by hand.",
  "D’íoc {name} as ordú {number} le haistriú bainc. Aistrigh {amount} ar ais, ansin marcáil an t-aisíoc mar íoctha de láimh.",
);
export const failedSubject = msg("Refund failed: order {number}", "Theip ar aisíoc: ordú {number}");
export const failedText = msg(
  "The refund of {amount} for order {number} did not go through. The money is still owed to {name}: try again, or pay it by hand.",
  "Níor éirigh leis an aisíoc {amount} ar ordú {number}. Tá an t-airgead fós dlite don chustaiméir ({name}): bain triail eile as, nó íoc de láimh é.",
);

// The public page of an order
export const refunds = msg("Refunds", "Aisíocaíochtaí");
export const refunded = msg("{amount} refunded on {date}", "{amount} aisíoctha an {date}");
export const onItsWay = msg(
  "{amount}: refund of {date} on its way",
  "{amount}: aisíoc an {date} ar an mbealach",
);
