import { msg, plural } from "#app/i18n/message.ts";

export const chargedAll = plural(
  { one: "{n} day, charged.", other: "{n} days, all charged." },
  {
    one: "Lá amháin, le táille.",
    two: "{n} lá, táille ar gach lá.",
    few: "{n} lá, táille ar gach lá.",
    many: "{n} lá, táille ar gach lá.",
    other: "{n} lá, táille ar gach lá.",
  },
);
export const chargedSome = plural<"touched">(
  { one: "{touched} days, {n} of them charged.", other: "{touched} days, {n} of them charged." },
  {
    one: "{touched} lá, táille ar lá amháin díobh.",
    two: "{touched} lá, táille ar {n} lá díobh.",
    few: "{touched} lá, táille ar {n} lá díobh.",
    many: "{touched} lá, táille ar {n} lá díobh.",
    other: "{touched} lá, táille ar {n} lá díobh.",
  },
);
export const price = msg("Price: {factor} × the day rate.", "Praghas: {factor} × an ráta laethúil.");
export const joined = msg(
  "Closed days in a row count as one.",
  "Comhairtear laethanta dúnta as a chéile mar lá amháin.",
);
export const joinedUpTo = msg(
  "Of closed days in a row, up to {most} count as one, and each further one as a day.",
  "Comhairtear {most} lá dúnta ar a mhéad as a chéile mar lá amháin, agus gach lá dúnta ina dhiaidh sin mar lá iomlán.",
);
export const freeFirst = msg("The first day is free.", "Tá an chéad lá saor in aisce.");
export const freeLast = msg("The last day is free.", "Tá an lá deireanach saor in aisce.");

export const rules = msg("How hire days are counted", "Conas a chomhairtear na laethanta cíosa");
export const ruleTouched = msg(
  "Every day that the hire touches counts.",
  "Comhairtear gach lá a mbíonn an trealamh agat.",
);
export const ruleFree = msg(
  "Of several days the first is free when you collect at {from} or later, the last when you return by {until}.",
  "Más mó ná lá amháin é, tá an chéad lá saor in aisce má bhailíonn tú ag {from} nó níos déanaí, agus an lá deireanach más é {until} ar a dhéanaí a thugann tú ar ais é.",
);
export const ruleClosed = msg(
  "Up to {most} days in a row on which the store is closed (weekend, public holidays) count as one.",
  "{most} lá ar a mhéad as a chéile a mbíonn an stór dúnta (deireadh seachtaine, saoire phoiblí): comhairtear iad mar lá amháin.",
);
export const ruleFactors = msg(
  "Longer costs less a day. Charged days and how often the day rate counts, for most items:",
  "Is saoire gach lá de réir mar a théann an tréimhse i bhfad. Laethanta a ngearrtar táille orthu agus an méid uaireanta a chomhairtear an ráta laethúil, i gcás fhormhór na n-earraí:",
);
export const factor = plural<"factor">(
  { one: "{n} day × {factor}", other: "{n} days × {factor}" },
  {
    one: "lá amháin × {factor}",
    two: "{n} lá × {factor}",
    few: "{n} lá × {factor}",
    many: "{n} lá × {factor}",
    other: "{n} lá × {factor}",
  },
);
