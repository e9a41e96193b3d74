import { msg } from "#app/i18n/message.ts";

/** Beside the state of a hire, with the kind of the request. */
export const asks = msg("Customer asks: {kind}", "Iarratas ón gcustaiméir: {kind}");
export const moveTo = msg("Move to {from} – {to}", "Bog an t-ordú cíosa: {from} – {to}");
/** Of a hire that is out. */
export const moveReturnTo = msg("Move the return to {to}", "Bog an tabhairt ar ais: {to}");
export const moveHint = msg(
  "The request is then done, and the customer is mailed the new dates five minutes later. The price stays as it was accepted.",
  "Bíonn an t-iarratas déanta leis sin, agus cuirtear na dátaí nua in iúl don chustaiméir le ríomhphost cúig nóiméad ina dhiaidh sin. Fanann an praghas mar a glacadh leis.",
);
/** Of a request for other dates. */
export const returned = msg(
  "Ended: all gear came back before an answer",
  "Críochnaithe: tháinig an trealamh uile ar ais roimh fhreagra",
);
export const doneWithoutMove = msg(
  "The hire is still booked from {from} to {to}, not on the dates that the customer asks for. Tell the customer that it is done?",
  "Níor bogadh an t-ordú cíosa: {from} – {to}. Ní hiad sin na dátaí a d’iarr an custaiméir. An bhfuil sé le rá leis an gcustaiméir go bhfuil sé déanta?",
);
