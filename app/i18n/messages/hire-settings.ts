import { msg } from "#app/i18n/message.ts";

export const title = msg("Hire", "Cíos");
export const text = msg(
  "Times and prices of hire. Sums are net of VAT. What was sent in a quote keeps the values of its day.",
  "Amanna agus praghsanna cíosa. Tá suimeanna gan CBL. Coinníonn an rud a seoladh i luachan luachanna a lae.",
);
export const times = msg("Collection and return", "Bailiú agus filleadh");
export const prices = msg("Prices", "Praghsanna");
/** The settings of hire, by their names. */
export const fields = {
  collectionTime: msg("Collection at", "Bailiú ag"),
  returnTime: msg("Return at", "Filleadh ag"),
  freeFrom: msg("First day is free from", "Tá an chéad lá saor ó"),
  freeUntil: msg("Last day is free until", "Tá an lá deireanach saor go dtí"),
  closedDaysTogether: msg(
    "Closed days in a row that count as one",
    "Laethanta dúnta as a chéile a áirítear mar lá amháin",
  ),
  halfDayMinutes: msg("Longest half-day, minutes", "An leathlá is faide, nóiméid"),
  graceMinutes: msg(
    "Late return without charge, working minutes",
    "Filleadh déanach gan táille, nóiméid oibre",
  ),
  minimumNet: msg("Minimum hire, € net", "Íosmhéid cíosa, € glan"),
  waiver: msg("Damage waiver, %", "Tarscaoileadh damáiste, %"),
  deposit: msg("Booking deposit, %", "Éarlais áirithinte, %"),
  security: msg(
    "Security deposit, % of the replacement value",
    "Éarlais slándála, % den luach athsholáthair",
  ),
  securityStep: msg("Security is rounded up to, €", "Slánaítear an éarlais slándála suas go dtí, €"),
} as const;
export const steps = msg("Factors by charged days", "Fachtóirí de réir laethanta");
export const stepsHint = msg(
  "The day rate times the factor. The first step begins at day 1, and a longer hire never costs less.",
  "An ráta lae faoin bhfachtóir. Tosaíonn an chéad chéim ar lá 1, agus ní bhíonn tréimhse níos faide níos saoire riamh.",
);
export const stepFrom = msg("From day", "Ó lá");
export const stepFactor = msg("Factor", "Fachtóir");
export const stepFurther = msg("Each further day", "Gach lá breise");
export const stepRow = msg("step {n}", "céim {n}");
export const clock = msg("{label}: a quarter-hour such as 09:00", "{label}: ceathrú uaire mar 09:00");
export const wrongWhole = msg(
  "{label}: a whole number from {least} to {most}",
  "{label}: slánuimhir, {least}–{most}",
);
export const wrongPercent = msg("{label}: a percentage such as 10", "{label}: céatadán mar 10");
export const wrongFactor = msg("{label}: a factor such as 1.5", "{label}: fachtóir mar 1.5");
export const stepsFirst = msg(
  "Factors: the first step begins at day 1",
  "Fachtóirí: tosaíonn an chéad chéim ar lá 1",
);
export const stepsOrder = msg(
  "Factors: each step begins after the one above",
  "Fachtóirí: tosaíonn gach céim i ndiaidh na céime thuas",
);
export const stepsFalls = msg(
  "Factors: a longer hire would cost less here",
  "Fachtóirí: bheadh tréimhse níos faide níos saoire anseo",
);
export const stepsNone = msg(
  "Factors: enter at least one step",
  "Fachtóirí: cuir céim amháin ar a laghad isteach",
);
