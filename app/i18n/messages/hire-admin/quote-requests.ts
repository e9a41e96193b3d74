import { msg } from "../../message.ts";

export const title = msg("Changes that the customer asked for", "Athruithe a d’iarr an custaiméir");
export const asked = msg("Change asked for", "Athrú iarrtha");
export const markAnswered = msg("Mark as answered", "Marcáil mar fhreagartha");
export const hint = msg(
  "A further version answers it once you send it. Mark it yourself where you answered otherwise.",
  "Freagraíonn leagan nua é nuair a sheolann tú é. Marcáil tú féin é má d’fhreagair tú ar bhealach eile.",
);
export const settled = {
  done: msg("Answered {at}", "Freagartha {at}"),
  accepted: msg(
    "Not answered before the customer accepted the quote {at}",
    "Níor freagraíodh é sular ghlac an custaiméir leis an luachan {at}",
  ),
  closed: msg("Closed with the quote {at}", "Dúnta leis an luachan {at}"),
};
/** On the page of a hire. */
export const askedBefore = msg(
  "Asked for before accepting, and not answered",
  "Iarrtha roimh ghlacadh, agus gan freagra",
);
export const askedBeforeHint = msg(
  "The customer then accepted quote {number} as it was. Ring them, or send a further version if they still want it.",
  "Ghlac an custaiméir le luachan {number} mar a bhí ina dhiaidh sin. Cuir glao orthu, nó seol leagan nua má theastaíonn sé uathu fós.",
);
export const marked = msg("Marked as answered.", "Marcáilte mar fhreagartha.");
