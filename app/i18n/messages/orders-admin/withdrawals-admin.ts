import { msg, plural } from "#app/i18n/message.ts";

export { withdrawals as admin } from "#app/i18n/messages/admin/section-names.ts";
export const adminLede = msg(
  "Statements of withdrawal as they arrived. The refund is due within 14 days of the statement; you may wait for the goods or for proof of posting.",
  "Ráitis tarraingthe siar mar a tháinig siad. Tá an t-aisíoc dlite laistigh de 14 lá ón ráiteas; is féidir fanacht leis na hearraí nó le cruthúnas postála.",
);
export const open = msg("Open", "Oscailte");
export const closed = msg("Closed", "Dúnta");
export const noneOpen = msg("No open withdrawals", "Níl aon tarraingt siar oscailte");
export const noneClosed = msg("No closed withdrawals", "Níl aon tarraingt siar dúnta");
export const noneText = msg(
  "A statement appears here as soon as somebody confirms one.",
  "Feicfear ráiteas anseo chomh luath agus a dheimhníonn duine ceann.",
);
export const received = msg("Received", "Faighte");
export const refundBy = msg("Refund by", "Aisíoc faoin");
export const late = msg("Late", "Déanach");
export const daysLeft = plural(
  { one: "{n} day left", other: "{n} days left" },
  {
    one: "lá amháin fágtha",
    two: "{n} lá fágtha",
    few: "{n} lá fágtha",
    many: "{n} lá fágtha",
    other: "{n} lá fágtha",
  },
);
export const order = msg("Order", "Ordú");
export const unmatched = msg("No matching order", "Níl ordú ann a mheaitseálann");
export const afterPeriod = msg("Stated after the period", "Luaite tar éis na tréimhse");
export const businessBuyer = msg("Bought with a VAT number", "Ceannaithe le huimhir CBL");
export const atCounter = msg("Sold at the counter", "Díolta ag an gcuntar");
export const repeated = msg("Repeated", "Athráite");
export const repeatedText = msg(
  "Stated again; the first statement counts.",
  "Luaite arís; is é an chéad ráiteas a bhfuil éifeacht leis.",
);
export const settled = msg("Settled", "Socraithe");
export const toRefund = msg("Refund", "Aisíoc");
export const refundReason = msg("Withdrawal", "Tarraingt siar");
export const markRefunded = msg("Refund made", "Aisíoc déanta");
export const refuse = msg("Reject", "Diúltaigh");
export const refusedState = msg("Rejected", "Diúltaithe");
export const refundedState = msg("Refunded", "Aisíoctha");
export const reason = msg(
  "Reason, as the customer may read it",
  "Cúis, mar a fhéadfaidh an custaiméir a léamh",
);
export const reasonRequired = msg("Enter the reason", "Cuir isteach an chúis");
export const settledMeanwhile = msg(
  "This statement was settled meanwhile.",
  "Socraíodh an ráiteas seo idir an dá linn.",
);
export const linkOrder = msg("Order it belongs to", "An t-ordú lena mbaineann sí");
export const link = msg("Link", "Nasc");
export const linked = msg(
  "The withdrawal belongs to its order now.",
  "Baineann an tarraingt siar lena hordú anois.",
);
export const refunded = msg(
  "The refund is recorded; the withdrawal is closed.",
  "Taifeadadh an t-aisíoc; tá an tarraingt siar dúnta.",
);
export const refused = msg(
  "The withdrawal is rejected and closed.",
  "Diúltaíodh don tarraingt siar agus dúnadh í.",
);
export const linkUnknown = msg("There is no such order", "Níl a leithéid d’ordú ann");
export const linkOfHire = msg(
  "This order pays for a hire. Cancel the hire on its own page.",
  "Íocann an t-ordú seo as ordú cíosa. Cuir an t-ordú cíosa ar ceal ar a leathanach féin.",
);
export const receivedGoods = msg("Goods received on", "Earraí faighte ar");
export const receivedGoodsHint = msg(
  "Delivered or collected. The 14 days to withdraw run from this day; while it is empty they do not end.",
  "Seachadta nó bailithe. Ritheann na 14 lá chun tarraingt siar ón lá seo; fad is atá sé folamh ní chríochnaíonn siad.",
);
export const saveDay = msg("Save date", "Sábháil an dáta");
export const wrongDay = msg(
  "Enter a day that is not in the future",
  "Cuir isteach lá nach bhfuil sa todhchaí",
);
export const periodUntil = msg("Withdrawal possible until", "Tarraingt siar indéanta go dtí");
export const notInformed = msg(
  "Twelve months longer, as the mail with the right to withdraw was not sent. Once it is sent, 14 days run from then.",
  "Dhá mhí dhéag níos faide, toisc nár seoladh an ríomhphost leis an gceart tarraingthe siar. Nuair a sheolfar é, ritheann 14 lá ón lá sin.",
);
export const informedLate = msg(
  "Longer, as the mail with the right to withdraw was sent after the goods were received: 14 days run from then.",
  "Níos faide, toisc gur seoladh an ríomhphost leis an gceart tarraingthe siar tar éis na hearraí a fháil: ritheann 14 lá ón lá sin.",
);
export const soldAtCounter = msg(
  "Sold at the counter: no right to withdraw.",
  "Díolta ag an gcuntar: níl aon cheart tarraingthe siar ann.",
);
export const openEnded = msg("14 days after receipt", "14 lá tar éis na fála");
export const searchAdmin = msg("Order, name or email", "Ordú, ainm nó ríomhphost");
export const noneFound = msg("No such withdrawal", "Níl a leithéid de tharraingt siar ann");
