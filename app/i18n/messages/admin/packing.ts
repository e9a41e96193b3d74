import { msg } from "#app/i18n/message.ts";

export { packing as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Paid orders whose goods are still here, the longest waiting first.",
  "Orduithe íoctha a bhfuil a gcuid earraí fós anseo, an ceann is faide ag fanacht ar dtús.",
);
export const search = msg("Order number or name", "Uimhir ordaithe nó ainm");
export const pieces = msg("Pieces", "Píosaí");
export const phone = msg("Phone for the carrier", "Teileafón don iompróir");
export const sku = msg("SKU", "SKU");
export const none = msg("Nothing to pack", "Dada le pacáil");
export const noneText = msg(
  "Paid orders come here by themselves. Search by number for one that has left in the last 14 days.",
  "Tagann orduithe íoctha anseo leo féin. Cuardaigh de réir uimhreach ceann a d’fhág le 14 lá anuas.",
);
export const all = msg("All to pack", "Gach a bhfuil le pacáil");
/** The first line of a packing sheet of an order that is kept back. */
export const sheetRefunded = msg(
  "Do not send: this order was refunded.",
  "Ná seol: aisíocadh an t-ordú seo.",
);
export const sheetBeingRefunded = msg(
  "Do not send: this order is being refunded in full.",
  "Ná seol: tá an t-ordú seo á aisíoc ina iomláine.",
);
export const sheetWithdrawn = msg(
  "Do not send: the customer has withdrawn from this order.",
  "Ná seol: tharraing an custaiméir siar ón ordú seo.",
);
export const sheetAttention = msg(
  "Do not send before someone has looked at this order.",
  "Ná seol sula bhféachann duine éigin ar an ordú seo.",
);
