import { msg } from "#app/i18n/message.ts";

// Mails
export const requestSubject = msg("Order {added}: please pay", "Ordú {added}: íoc é, le do thoil");
export const requestText = msg(
  "Hello {name}, we have added to your order {number}. What was added is order {added}.",
  "Dia duit, {name}. Chuireamar le d’ordú {number}. Is é ordú {added} an méid a cuireadh leis.",
);
export const requestDue = msg(
  "{amount} is left to pay. We keep the goods for you until {date}.",
  "Tá {amount} fágtha le híoc. Coinnímid na hearraí duit go dtí an {date}.",
);
export const changedSubject = msg("Your order {number} was changed", "Athraíodh d’ordú {number}");
export const changedText = msg(
  "Hello {name}, we have taken goods worth {amount} off your order {number}.",
  "Dia duit, {name}. Bhaineamar earraí ar fiú {amount} iad de d’ordú {number}.",
);
export const changedFree = msg(
  "Hello {name}, we have taken goods that cost nothing off your order {number}.",
  "Dia duit, {name}. Bhaineamar earraí a bhí saor in aisce de d’ordú {number}.",
);
export const changedApplied = msg(
  "{amount} of that pays for the goods that were added.",
  "Íocann {amount} de sin as na hearraí a cuireadh leis.",
);
export const changedRefund = msg("We have refunded {amount}.", "D’aisíocamar {amount}.");
/** Staff have to transfer the money first. */
export const changedRefundDue = msg("We will refund {amount}.", "Aisíocfaimid {amount}.");
