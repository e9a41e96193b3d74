import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Fulfilment", "Comhlíonadh");
export const any = msg("Any fulfilment", "Comhlíonadh ar bith");
export const states = {
  unfulfilled: msg("Unfulfilled", "Gan chomhlíonadh"),
  packing: msg("Packing", "Á phacáil"),
  ready: msg("Ready to collect", "Réidh le bailiú"),
  "partly-dispatched": msg("Partly dispatched", "Seolta i bpáirt"),
  dispatched: msg("Dispatched", "Seolta"),
  delivered: msg("Delivered", "Seachadta"),
  collected: msg("Collected", "Bailithe"),
};

export const startPacking = msg("Start packing", "Tosaigh ag pacáil");
export const stopPacking = msg("Stop packing", "Stop ag pacáil");
export const markDelivered = msg("Mark as delivered", "Marcáil mar sheachadta");
export const notDelivered = msg("Not delivered yet", "Gan seachadadh fós");
export const chooseQuantities = msg("Dispatch a part", "Seol cuid de");
export const toGo = plural(
  { one: "{n} left to dispatch", other: "{n} left to dispatch" },
  {
    one: "{n} fágtha le seoladh",
    two: "{n} fágtha le seoladh",
    few: "{n} fágtha le seoladh",
    many: "{n} fágtha le seoladh",
    other: "{n} fágtha le seoladh",
  },
);
export const lineDispatched = msg("{n} of {all} dispatched", "{n} as {all} seolta");
export const lineCollected = msg("{n} of {all} collected", "{n} as {all} bailithe");
export const lineRefunded = msg("{n} refunded", "{n} aisíoctha");
export const leftColumn = msg("Left", "Fágtha");
export const parcel = msg("Parcel {n}", "Beart {n}");
export const parcelSent = msg("Dispatched {time}", "Seolta {time}");
export const track = msg("Track it", "Rianaigh é");
export const undoParcel = msg("Undo the dispatch of parcel {n}", "Cealaigh seoladh bheart {n}");
export const undoDispatchUntil = msg(
  "{name} gets the mail at {time}; until then you can undo the dispatch.",
  "Gheobhaidh {name} an ríomhphost ag {time}; is féidir an seoladh a chealú go dtí sin.",
);
export const undoReadyUntil = msg(
  "Marked as ready. {name} gets the mail at {time}; until then you can undo it.",
  "Marcáilte mar réidh. Gheobhaidh {name} an ríomhphost ag {time}; is féidir é a chealú go dtí sin.",
);
export const undoReady = msg("Undo ready for collection", "Cealaigh “réidh le bailiú”");
export const undoCollected = msg("Undo collection", "Cealaigh an bailiú");
export const undoCollectedUntil = msg(
  "Marked as collected. You can undo it until {time}.",
  "Marcáilte mar bhailithe. Is féidir é a chealú go dtí {time}.",
);
export const undoTooLate = msg(
  "That was more than ten minutes ago and cannot be undone any more.",
  "Tá níos mó ná deich nóiméad ann ó shin, agus ní féidir é a chealú a thuilleadh.",
);
export const restRefunded = msg(
  "What had not been collected was refunded since: this order has nothing left to collect.",
  "Aisíocadh ó shin an méid nár bailíodh: níl aon rud fágtha le bailiú den ordú seo.",
);
export const trackingOf = msg("Tracking of parcel {n}", "Rianú bheart {n}");
export const dispatchAnyway = msg("Dispatch nevertheless", "Seol mar sin féin");
export const holdRefunded = msg(
  "This order was refunded in full. Its goods stay here unless you give a reason.",
  "Aisíocadh an t-ordú seo ina iomláine. Fanann na hearraí anseo mura dtugann tú cúis.",
);
export const holdBeingRefunded = msg(
  "This order is being refunded in full. Its goods stay here unless you give a reason.",
  "Tá an t-ordú seo á aisíoc ina iomláine. Fanann na hearraí anseo mura dtugann tú cúis.",
);
export const noPieces = msg(
  "Enter how many go into the parcel.",
  "Cuir isteach cé mhéad a théann sa bheart.",
);
export const tooManyPieces = msg(
  "Enter whole numbers, of each item no more than is left to dispatch.",
  "Cuir isteach slánuimhreacha, gan níos mó d’aon earra ná mar atá fágtha le seoladh.",
);
export const restockedSold = msg(
  "The refunded pieces went back into stock and were sold since: they cannot leave with this order.",
  "Chuaigh na píosaí aisíoctha ar ais sa stoc agus díoladh ó shin iad: ní féidir leo imeacht leis an ordú seo.",
);
export const reasonForRefunded = msg(
  "Reason, for refunded pieces alone",
  "Cúis, do phíosaí aisíoctha amháin",
);
export const label = msg("Address label", "Lipéad seolta");
export const labels = msg("Address labels", "Lipéid seolta");
export const labelsLead = plural(
  { one: "{n} label", other: "{n} labels" },
  { one: "Lipéad amháin", two: "{n} lipéad", few: "{n} lipéad", many: "{n} lipéad", other: "{n} lipéad" },
);
export const noLabels = msg("No order to deliver was chosen", "Níor roghnaíodh aon ordú le seachadadh");
export const print = msg("Print", "Priontáil");
export const from = msg("From", "Ó");
export const to = msg("To", "Chuig");

// Many at once
export const printSheets = msg("Print packing lists", "Priontáil liostaí pacála");
export const printLabels = msg("Print labels", "Priontáil lipéid");
export const dispatchChosen = msg("Mark as dispatched", "Marcáil mar sheolta");
export const dispatchedMany = plural(
  { one: "{n} order marked as dispatched.", other: "{n} orders marked as dispatched." },
  {
    one: "Marcáladh ordú amháin mar sheolta.",
    two: "Marcáladh {n} ordú mar sheolta.",
    few: "Marcáladh {n} ordú mar sheolta.",
    many: "Marcáladh {n} n-ordú mar sheolta.",
    other: "Marcáladh {n} ordú mar sheolta.",
  },
);
export const noneDispatched = msg("No order was changed.", "Níor athraíodh aon ordú.");
export const unchanged = msg("Unchanged: {orders}", "Gan athrú: {orders}");
export const whys = {
  "on-hold": msg("on hold", "ar fionraí"),
  collection: msg("for collection", "le bailiú"),
  "not-paid": msg("not paid", "gan íoc"),
  gone: msg("nothing left to dispatch", "dada fágtha le seoladh"),
  changed: msg("changed meanwhile", "athraithe idir an dá linn"),
};
export const noneChosen = msg("Choose at least one order.", "Roghnaigh ordú amháin ar a laghad.");
export const undo = msg("Undo", "Cealaigh an gníomh");
export const undoneMany = plural(
  { one: "{n} dispatch undone.", other: "{n} dispatches undone." },
  {
    one: "Cealaíodh seoladh amháin.",
    two: "Cealaíodh {n} sheoladh.",
    few: "Cealaíodh {n} sheoladh.",
    many: "Cealaíodh {n} seoladh.",
    other: "Cealaíodh {n} seoladh.",
  },
);
export const undoLate = msg("Too late or changed since: {n}.", "Rómhall nó athraithe ó shin: {n}.");

/** What was done with the goods of an order. */
export const results = {
  collected: msg("The goods are marked as collected.", "Tá na hearraí marcáilte mar bhailithe."),
  dispatched: msg("The goods are marked as dispatched.", "Tá na hearraí marcáilte mar sheolta."),
  ready: msg("The goods are marked as ready to collect.", "Tá na hearraí marcáilte mar réidh le bailiú."),
} as const;
