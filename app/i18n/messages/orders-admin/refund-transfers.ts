import { msg } from "#app/i18n/message.ts";

export { refundsToTransfer as title } from "#app/i18n/messages/admin/section-names.ts";
export const toTransfer = msg("To transfer", "Le haistriú");
export const since = msg("Since", "Ó");
export const byYou = msg("To transfer by you: {amount}", "Le haistriú agatsa: {amount}");
export const text = msg(
  "This money came by transfer or at the counter, so that no payment provider sends it back. It stays on the list Refunds to transfer until it is marked as transferred.",
  "Tháinig an t-airgead seo trí aistriú nó ag an gcuntar, mar sin ní sheolann aon soláthraí íocaíochta ar ais é. Fanann sé ar an liosta Aisíocaíochtaí le haistriú go dtí go marcáiltear mar aistrithe é.",
);
export const markTransferred = msg("Mark as transferred", "Marcáil mar aistrithe");
export const seeRefunds = msg("See the refunds", "Féach ar na haisíocaíochtaí");
export const closedWith = msg(
  "The hire is closed. Still to transfer by you: {amount}.",
  "Tá an t-ordú cíosa dúnta. Le haistriú agatsa fós: {amount}.",
);
export const closed = msg("The hire is closed.", "Tá an t-ordú cíosa dúnta.");

// Refunds of withdrawals
export const refundedQuestion = msg(
  "No refund is recorded for this order since the statement came. Was the money given back to {name} in another way?",
  "Níl aon aisíoc taifeadta don ordú seo ó tháinig an ráiteas. Ar tugadh an t-airgead ar ais ar bhealach eile? {name}",
);
export const settlesWithdrawal = msg(
  "The statement of withdrawal is settled with this refund, once it has all that it names.",
  "Socraítear an ráiteas tarraingthe siar leis an aisíoc seo, nuair atá gach rud a ainmnítear ann san áireamh.",
);
export const refundedAndSettled = msg(
  "The refund was started, and the withdrawal is settled. Its status is under Refunds.",
  "Cuireadh tús leis an aisíoc, agus tá an tarraingt siar socraithe. Tá a stádas faoi Aisíocaíochtaí.",
);
export const refundedToSettle = msg(
  "The refund was started. The statement of withdrawal stays open until its money has gone.",
  "Cuireadh tús leis an aisíoc. Fanann an ráiteas tarraingthe siar oscailte go dtí go mbeidh an t-airgead imithe.",
);
export const refundedAndOpen = msg(
  "The refund was started. The statement of withdrawal stays open: {amount} of what it names is still to be refunded.",
  "Cuireadh tús leis an aisíoc. Fanann an ráiteas tarraingthe siar oscailte: tá {amount} den mhéid a ainmnítear ann le haisíoc fós.",
);

export const paid = msg("The order is marked as paid.", "Tá an t-ordú marcáilte mar íoctha.");
export const sent = msg("The refund is marked as transferred.", "Tá an t-aisíoc marcáilte mar aistrithe.");
export const restockHint = msg(
  "Restock: tick it once what has left is back.",
  "Cuir ar ais sa stoc: cuir tic leis nuair a bheidh an méid a d’imigh ar ais.",
);
export const restocked = msg("Goes back into stock: {goods}.", "Téann ar ais sa stoc: {goods}.");
export const nothingRestocked = msg("Nothing goes back into stock.", "Ní théann aon rud ar ais sa stoc.");
/** Of refunded goods that had left when their money was given back. */
export const notRestocked = msg("Not back in stock: {goods}", "Gan a bheith ar ais sa stoc: {goods}");
export const piecesBack = msg("How many are back", "Cé mhéad atá ar ais");
export const putInStock = msg("They are back: put into stock", "Tá siad ar ais: cuir sa stoc");
export const backInStock = msg("The goods are back in stock.", "Tá na hearraí ar ais sa stoc.");
