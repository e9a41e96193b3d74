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
  quoteDays: msg("Quotes can be accepted for, days", "Is féidir glacadh le luachan ar feadh, laethanta"),
  depositHours: msg(
    "Deposit is due after acceptance, hours",
    "Éarlais le híoc tar éis glacadh, uaireanta an chloig",
  ),
  instantHoldHours: msg(
    "An instant quote holds its gear after “Keep it for me”, hours",
    "Coinníonn luachan láithreach an trealamh tar éis “Coinnigh dom é”, uaireanta an chloig",
  ),
  ga1AccessoryMonths: msg(
    "Lifting accessories: report GA1 every, months",
    "Gabhálais ardaithe: tuarascáil GA1 gach, míonna",
  ),
  ga1LiftingMonths: msg(
    "Lifting equipment: report GA1 every, months",
    "Trealamh ardaithe: tuarascáil GA1 gach, míonna",
  ),
  ga1PersonsMonths: msg(
    "Equipment that lifts persons: report GA1 every, months",
    "Trealamh a ardaíonn daoine: tuarascáil GA1 gach, míonna",
  ),
  reg81Months: msg(
    "Portable electrical equipment: test every, months",
    "Trealamh leictreach iniompartha: tástáil gach, míonna",
  ),
  inspectionReminderDays: msg(
    "Inspections are listed before they are due, days",
    "Liostaítear cigireachtaí roimh a ndáta, laethanta",
  ),
  instantMostNet: msg("Instant quotes up to, € net", "Luachana láithreacha suas go dtí, € glan"),
} as const;
export const instantQuotes = msg(
  "Instant quotes: send at once what is sure and free",
  "Luachana láithreacha: seol láithreach a bhfuil cinnte agus saor",
);
export const instantQuotesHint = msg(
  "Only lists without lifting equipment and transport, collected and returned in opening hours. Requests that name a delivery place, or whose message may ask for something more, wait for staff.",
  "Liostaí gan trealamh ardaithe ná iompar amháin, a bhailítear agus a thugtar ar ais le linn na n-uaireanta oscailte. Fanann iarratais a ainmníonn áit seachadta, nó a d’fhéadfadh rud breise a iarraidh sa teachtaireacht, leis an bhfoireann.",
);
export const cancellation = msg("Cancellation by the customer", "Cealú ag an gcustaiméir");
export const cancellationHint = msg(
  "A cancellation less than so many hours before collection costs this share of the total. Hours that make whole days (24, 48, …) count as calendar days. Without a row it costs nothing.",
  "Cosnaíonn cealú níos lú ná an méid sin uaireanta roimh an mbailiú an sciar seo den iomlán. Áirítear uaireanta a dhéanann laethanta iomlána (24, 48, …) mar laethanta féilire. Gan aon ró, ní chosnaíonn sé faic.",
);
export const cancellationHours = msg("Hours before collection", "Uaireanta roimh an mbailiú");
export const cancellationShare = msg("Share of the total, %", "Sciar den iomlán, %");
export const cancellationOrder = msg(
  "Cancellation: each row has fewer hours than the one above",
  "Cealú: bíonn níos lú uaireanta i ngach ró ná sa ró thuas",
);
export const cancellationFalls = msg(
  "Cancellation: a later cancellation would cost less here",
  "Cealú: bheadh cealú níos déanaí níos saoire anseo",
);
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
export const outsideHours = msg(
  "{label}: a time within the working hours of a weekday",
  "{label}: am laistigh d’uaireanta oibre lá den tseachtain",
);
export const freeFromEarly = msg(
  "First day is free from: later than the collection time, or every hire of several days would cost a day less",
  "Tá an chéad lá saor ó: níos déanaí ná an t-am bailithe, nó chosnódh gach tréimhse de chúpla lá lá níos lú",
);
export const freeUntilLate = msg(
  "Last day is free until: earlier than the return time, or every hire of several days would cost a day less",
  "Tá an lá deireanach saor go dtí: níos luaithe ná an t-am fillte, nó chosnódh gach tréimhse de chúpla lá lá níos lú",
);
export const freeOverlap = msg(
  "First day is free from: later than “Last day is free until”, or a hire of 48 hours would cost one day",
  "Tá an chéad lá saor ó: níos déanaí ná “Tá an lá deireanach saor go dtí”, nó ní chosnódh 48 uair an chloig ach lá amháin",
);
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
