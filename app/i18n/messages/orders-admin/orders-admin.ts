import { msg } from "#app/i18n/message.ts";

// What staff read of orders: the list, its filters, and what needs a person.
export const orders = msg("Orders", "Orduithe");
export const searchOrders = msg("Number, name, email or company", "Uimhir, ainm, ríomhphost nó cuideachta");
export const anyState = msg("All", "Gach ceann");
export const needsAttention = msg("Needs attention", "Aird de dhíth");
export const noOrders = msg("No orders found", "Níor aimsíodh aon ordú");
export const noOrdersHint = msg(
  "Orders appear here as soon as somebody places one in the shop.",
  "Feicfear orduithe anseo chomh luath agus a chuireann duine ceann isteach sa siopa.",
);
export const noMatchHint = msg(
  "Try another number, name or status.",
  "Bain triail as uimhir, ainm nó stádas eile.",
);
export const clearFilters = msg("Clear filters", "Glan na scagairí");
export const placed = msg("Placed", "Curtha isteach");
export const payments = msg("Payments", "Íocaíochtaí");
export const mails = msg("Mails", "Ríomhphoist");
export const publicPage = msg("Customer’s order page", "Leathanach ordaithe an chustaiméara");
export const attentionStock = msg(
  "Paid after the stock had gone back; not enough is left. Supply it or refund.",
  "Íoctha tar éis don stoc dul ar ais; níl go leor fágtha. Soláthair é nó aisíoc é.",
);
export const attentionTwice = msg(
  "Paid twice. Refund one of the payments.",
  "Íoctha faoi dhó. Aisíoc ceann de na híocaíochtaí.",
);
export const attentionMismatch = msg(
  "The provider reports another amount or currency than the order’s. Nothing was fulfilled.",
  "Tuairiscíonn an soláthraí méid nó airgeadra difriúil ón ordú. Níor comhlíonadh aon rud.",
);
export const attentionDisputed = msg(
  "The customer’s bank disputes the payment. Answer it in Stripe’s dashboard before its deadline.",
  "Tá banc an chustaiméara ag conspóid na híocaíochta. Freagair í i ndeais Stripe roimh a spriocdháta.",
);
export const anyPayment = msg("Any payment", "Íocaíocht ar bith");
export const dearestFirst = msg("Highest total first", "An t-iomlán is airde ar dtús");
export const placedFrom = msg("From", "Ó");
export const placedUntil = msg("Until", "Go dtí");
export const attentionRefund = msg(
  "A refund failed. The money is still owed to the customer: try again or pay it by hand.",
  "Theip ar aisíoc. Tá an t-airgead fós dlite don chustaiméir: bain triail eile as nó íoc de láimh é.",
);
export const none = msg("None", "Níl aon cheann");
