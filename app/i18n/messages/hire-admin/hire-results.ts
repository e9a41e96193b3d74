import { msg } from "#app/i18n/message.ts";

// What was done by a form of a hire's page.
export const charged = msg("The charge was added.", "Cuireadh an muirear leis.");
export const paymentRecorded = msg("The payment was recorded.", "Taifeadadh an íocaíocht.");
export const orderMailed = msg(
  "The order is on its way to the supplier.",
  "Tá an t-ordú ar an mbealach chuig an soláthraí.",
);
export const orderNotMailed = msg(
  "The order is saved but not mailed: no mail server is set up. Its mail is listed under Mail.",
  "Sábháladh an t-ordú ach níor seoladh é: níl aon fhreastalaí ríomhphoist socraithe. Tá a ríomhphost liostaithe faoi Ríomhphost.",
);
export const supplierAsked = msg(
  "The sub-hire was saved as asked. Mail its order to the supplier next.",
  "Sábháladh an fo-ordú cíosa mar iarrtha. Seol a ordú chuig an soláthraí anois.",
);
