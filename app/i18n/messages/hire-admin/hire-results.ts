import { msg } from "#app/i18n/message.ts";

// What was done by a form of a hire's page.
export const charged = msg("The charge was added.", "Cuireadh an muirear leis.");
export const paymentRecorded = msg("The payment was recorded.", "Taifeadadh an íocaíocht.");
export const supplierAsked = msg(
  "The sub-hire was saved as asked. Mail its order to the supplier next.",
  "Sábháladh an fo-ordú cíosa mar iarrtha. Seol a ordú chuig an soláthraí anois.",
);
