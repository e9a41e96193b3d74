import { msg } from "#app/i18n/message.ts";

export const edit = msg("Edit order", "Cuir an t-ordú in eagar");
export const heading = msg("Edit order {number}", "Cuir ordú {number} in eagar");
export const backToOrder = msg("Back to the order", "Ar ais chuig an ordú");
export const lines = msg("Lines of the order", "Línte an ordaithe");
export const addLines = msg("Add lines", "Cuir línte leis");
export const linesHint = msg(
  "0 removes a line. Raised pieces cost the price of the line, without its discount. Removed pieces are refunded at what was paid for them.",
  "Baineann 0 líne amach. Cosnaíonn píosaí breise praghas na líne, gan a lascaine. Aisíoctar píosaí a bhaintear amach ag an méid a íocadh orthu.",
);
export const piecesOf = msg("Quantity of {name}", "Cainníocht: {name}");
export const each = msg("{price} each", "{price} an ceann");
export const left = msg("{n} dispatched", "{n} seolta");
export const delivery = msg("Delivery", "Seachadadh");
export const deliveryPrice = msg(
  "Delivery price of what is added, €",
  "Praghas seachadta an méid a chuirtear leis, €",
);
export const deliveryHint = msg("Blank for none.", "Fág bán é mura bhfuil aon cheann ann.");
export const refundDelivery = msg("Refund delivery, {amount}", "Aisíoc an seachadadh, {amount}");
export const reason = msg("Reason, shown on the credit note", "Cúis, le feiceáil ar an nóta creidmheasa");
export const difference = msg("Difference", "Difríocht");
export const sums = {
  added: msg("Added, invoice", "Curtha leis, sonrasc"),
  removed: msg("Removed, credit note", "Bainte de, nóta creidmheasa"),
  charged: msg("To charge, incl. VAT", "Le gearradh, CBL san áireamh"),
  refunded: msg("To refund, incl. VAT", "Le haisíoc, CBL san áireamh"),
  even: msg("Nothing to charge or refund", "Níl aon rud le gearradh ná le haisíoc"),
} as const;
export const outcome = {
  charged: msg(
    "The customer gets a mail asking for {amount}; the added goods are held for them until then.",
    "Faigheann an custaiméir ríomhphost ag iarraidh {amount}; coinnítear na hearraí breise dó go dtí sin.",
  ),
  refunded: msg(
    "{amount} goes back to the customer the way they paid.",
    "Téann {amount} ar ais chuig an gcustaiméir ar an mbealach ar íoc sé.",
  ),
  even: msg("The documents still say what changed.", "Deir na doiciméid cad a athraíodh fós."),
} as const;
export const update = msg("Update order", "Nuashonraigh an t-ordú");
export const done = msg("Order updated.", "Nuashonraíodh an t-ordú.");
export const notEditable = msg(
  "This order cannot be edited. A paid sale can; one that was partly paid by another order is refunded or added to instead.",
  "Ní féidir an t-ordú seo a chur in eagar. Is féidir díolachán íoctha a chur in eagar; má d’íoc ordú eile cuid de, aisíoc é nó cuir leis ina ionad sin.",
);
export const refusals = {
  "to-confirm": msg(
    "Check the difference below, then press Update order again. Nothing was done yet.",
    "Seiceáil an difríocht thíos, ansin brúigh Nuashonraigh an t-ordú arís. Níor rinneadh aon rud fós.",
  ),
  conflict: msg(
    "This order was changed since. Nothing was done; the lines below are as they are now, with what you typed.",
    "Athraíodh an t-ordú seo ó shin. Níor rinneadh aon rud; tá na línte thíos mar atá siad anois, leis an méid a chlóscríobh tú.",
  ),
  "out-of-stock": msg(
    "There is not enough stock of an added line. Nothing was done.",
    "Níl go leor stoic de líne bhreise ann. Níor rinneadh aon rud.",
  ),
  "too-cheap": msg(
    "The difference is less than the €0.50 that a payment page charges. Nothing was done.",
    "Is lú an difríocht ná an €0.50 a ghearrann leathanach íocaíochta. Níor rinneadh aon rud.",
  ),
  "no-payment": msg(
    "Nothing can be paid by card at the moment. Nothing was done.",
    "Ní féidir aon rud a íoc le cárta faoi láthair. Níor rinneadh aon rud.",
  ),
} as const;
export const faults = {
  dispatched: msg("that is fewer than have been dispatched.", "is lú é sin ná an méid a seoladh cheana."),
  pieces: msg("a whole number from 0 to 9999.", "slánuimhir ó 0 go 9999."),
  "more-than-paid": msg(
    "that is more than is left of what was paid.",
    "is mó é sin ná an méid atá fágtha den íocaíocht.",
  ),
  "no-change": msg("Nothing was changed that has a price.", "Níor athraíodh aon rud a bhfuil praghas air."),
} as const;
