import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Notifications", "Fógraí");
export const lead = msg(
  "What happened lately that you may want to see to. They are removed after 30 days.",
  "Rudaí a tharla le déanaí agus ar mhaith leat breathnú orthu b’fhéidir. Baintear iad tar éis 30 lá.",
);
export const unread = plural(
  { one: "{n} unread notification", other: "{n} unread notifications" },
  {
    one: "Fógra amháin gan léamh",
    two: "{n} fhógra gan léamh",
    few: "{n} fhógra gan léamh",
    many: "{n} bhfógra gan léamh",
    other: "{n} fógra gan léamh",
  },
);
export const none = msg("No notifications", "Níl aon fhógraí ann");
export const noneText = msg(
  "New orders, also on invoice, refunds to transfer, enquiries, answers to quotes, requests of customers, failed mails, shortages and ended imports are listed here.",
  "Insítear anseo faoi orduithe nua, ar shonrasc freisin, aisíocaíochtaí le haistriú, fiosrúcháin, freagraí ar luachana, iarratais ó chustaiméirí, ríomhphoist ar theip orthu, ganntanais agus iompórtálacha críochnaithe.",
);
export const markRead = msg("Mark as read", "Marcáil mar léite");
export const markAll = msg("Mark all as read", "Marcáil gach ceann mar léite");
export const choose = msg("Which ones you get", "Cé na cinn a fhaigheann tú");
export const save = msg("Save", "Sábháil");
export const saved = msg("Your choice is saved.", "Sábháladh do rogha.");
export const allRead = msg("All are read.", "Tá gach ceann léite.");
export const kinds = {
  order: msg("New orders", "Orduithe nua"),
  "invoice-order": msg("New orders on invoice", "Orduithe nua ar shonrasc"),
  "refund-to-transfer": msg("Refunds to transfer", "Aisíocaíochtaí le haistriú"),
  "new-enquiry": msg("New enquiries", "Fiosrúcháin nua"),
  enquiry: msg("Enquiries near their limit", "Fiosrúcháin gar dá dteorainn"),
  "quote-accepted": msg("Accepted quotes", "Luachana ar glacadh leo"),
  "quote-refused": msg(
    "Quotes accepted while gear is missing",
    "Luachana ar glacadh leo agus trealamh in easnamh",
  ),
  "quote-declined": msg("Declined quotes", "Luachana ar diúltaíodh dóibh"),
  "quote-request": msg("Changes wanted of quotes", "Athruithe atá uathu ar luachana"),
  "hire-request": msg("Requests about hires", "Iarratais faoi orduithe cíosa"),
  mail: msg("Mails that failed", "Ríomhphoist ar theip orthu"),
  shortage: msg("Shortages", "Ganntanais"),
  import: msg("Imports that ended", "Iompórtálacha a chríochnaigh"),
  webhook: msg("Webhooks that were disabled", "Crúcaí gréasáin a díchumasaíodh"),
};
export const sentences = {
  order: msg("New order #{label}", "Ordú nua #{label}"),
  "invoice-order": msg(
    "New order #{label} on invoice, transfer awaited",
    "Ordú nua #{label} ar shonrasc, ag fanacht leis an aistriú",
  ),
  "refund-to-transfer": msg(
    "A refund of order #{label} is to be transferred by you",
    "Tá aisíoc ar ordú #{label} le haistriú agatsa",
  ),
  "new-enquiry": msg("New enquiry {label}", "Fiosrúchán nua {label}"),
  enquiry: msg("Enquiry {label} is near its limit", "Tá fiosrúchán {label} gar dá theorainn"),
  "quote-accepted": msg("Quote {label} was accepted", "Glacadh le luachan {label}"),
  "quote-refused": msg(
    "Quote {label} could not be accepted: gear is missing",
    "Níorbh fhéidir glacadh le luachan {label}: tá trealamh in easnamh",
  ),
  "quote-declined": msg("Quote {label} was declined", "Diúltaíodh do luachan {label}"),
  "quote-request": msg(
    "The customer wants a change of quote {label}",
    "Tá athrú ar luachan {label} ag teastáil ón gcustaiméir",
  ),
  "hire-request": msg(
    "The customer asks for something about hire {label}",
    "Tá rud á iarraidh ag an gcustaiméir faoi ordú cíosa {label}",
  ),
  mail: msg("A mail could not be delivered", "Níorbh fhéidir ríomhphost a sheachadadh"),
  shortage: msg("Shortage: {label}", "Ganntanas: {label}"),
  import: msg("Import ended: {label}", "Críochnaíodh an iompórtáil: {label}"),
  webhook: msg("A webhook was disabled: {label}", "Díchumasaíodh crúca gréasáin: {label}"),
};
