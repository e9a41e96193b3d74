import { msg, plural } from "#app/i18n/message.ts";

/** What Home says about the hires of a day. */
export const late = msg("Late returns", "Moill ar thabhairt ar ais");
export const lateSince = msg("Due {at}", "Le tabhairt ar ais {at}");
export const stillOut = plural(
  { one: "{n} piece is still out", other: "{n} pieces are still out" },
  {
    one: "Tá píosa amháin amuigh fós",
    two: "Tá {n} phíosa amuigh fós",
    few: "Tá {n} phíosa amuigh fós",
    many: "Tá {n} bpíosa amuigh fós",
    other: "Tá {n} píosa amuigh fós",
  },
);
export const endangers = msg(
  "{number} ({name}) needs it, {at}: {items}",
  "Ag teastáil: {number} ({name}), {at}: {items}",
);
export const collections = msg(
  "Collections and deliveries today",
  "Bailiúcháin agus seachadtaí an lae inniu",
);
export const noCollections = msg(
  "Nothing is collected or delivered today.",
  "Níl aon rud le bailiú ná le seachadadh inniu.",
);
export const toPrepare = msg("Next 7 days: to prepare", "Na 7 lá romhainn: le hullmhú");
export const quotes = msg("Quotes to send or follow up", "Luachana le seoladh nó le leanúint");
export const quoteToSend = msg("To send", "Le seoladh");
export const quoteExpires = msg("Expires {at}", "As feidhm {at}");
export const quoteShort = msg("Accepted, but gear is missing", "Glacadh leis, ach tá trealamh in easnamh");
export { asked as quoteAsked } from "./quote-requests.ts";
export const quoteAskedAt = msg("Asked {at}", "Iarrtha {at}");
export const quoteFrom = msg("Collection {at}", "Bailiú {at}");
export const returns = msg("Returns today", "Le tabhairt ar ais inniu");
export const noReturns = msg("Nothing is due back today.", "Níl aon rud le tabhairt ar ais inniu.");
export { back as toCheck } from "./warehouse.ts";
export const keepsRest = msg(
  "Everything that left is back. Some of it never left: say so on its page.",
  "Tá gach ar imigh ar ais. Níor imigh cuid de riamh: abair sin ar a leathanach.",
);
export const shortages = msg("Shortages", "Ganntanais");
export const short = msg("Short", "In easnamh");
export const subhires = msg("Sub-hires today", "Fo-orduithe cíosa an lae inniu");
export const toArrive = msg("To arrive {at}", "Le teacht {at}");
export const notConfirmed = msg("Not confirmed, due {at}", "Gan deimhniú, le teacht {at}");
export const sendBack = msg("Send back by {at}", "Le seoladh ar ais: {at}");
export const inspections = msg("Inspections due", "Cigireachtaí le déanamh");
