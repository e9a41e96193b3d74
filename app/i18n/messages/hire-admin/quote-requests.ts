import { msg } from "../../message.ts";

export const title = msg("Changes that the customer asked for", "Athruithe a d’iarr an custaiméir");
export const asked = msg("Change asked for", "Athrú iarrtha");
export const markAnswered = msg("Mark as answered", "Marcáil mar fhreagartha");
export const hint = msg(
  "A further version answers it once you send it. Mark it yourself where you answered otherwise.",
  "Freagraíonn leagan nua é nuair a sheolann tú é. Marcáil tú féin é má d’fhreagair tú ar bhealach eile.",
);
export const answered = msg("Answered {at}", "Freagartha {at}");
export const closed = msg("Closed with the quote {at}", "Dúnta leis an luachan {at}");
export const marked = msg("Marked as answered.", "Marcáilte mar fhreagartha.");
