import { msg, plural } from "#app/i18n/message.ts";

export const metaDescription = msg(
  "{name} for hire in Galway from {price} a day incl. VAT. See what is free on your dates.",
  "{name} ar cíos i nGaillimh ó {price} sa lá, CBL san áireamh. Féach a bhfuil saor ar do dhátaí.",
);

export const nearest = msg("Nearest free dates", "Na dátaí saora is gaire");
export const nearestNone = msg(
  "Not free in this quantity within two weeks before or after. Ask us: we often find another way.",
  "Níl an chainníocht seo saor laistigh de choicís roimhe ná ina dhiaidh. Fiafraigh dínn: is minic a aimsímid bealach eile.",
);
export const nearestPeriod = msg("{from} – {to}", "{from} – {to}");

export const month = msg("Availability by day", "Infhaighteacht de réir lae");
export const monthHint = plural(
  {
    one: "For {n} piece, collected and returned on that day. Choose a day to collect on it.",
    other: "For {n} pieces, collected and returned on that day. Choose a day to collect on it.",
  },
  {
    one: "Do phíosa amháin, le bailiú agus le tabhairt ar ais an lá sin. Roghnaigh lá chun é a bhailiú an lá sin.",
    two: "Do {n} phíosa, le bailiú agus le tabhairt ar ais an lá sin. Roghnaigh lá chun iad a bhailiú an lá sin.",
    few: "Do {n} phíosa, le bailiú agus le tabhairt ar ais an lá sin. Roghnaigh lá chun iad a bhailiú an lá sin.",
    many: "Do {n} bpíosa, le bailiú agus le tabhairt ar ais an lá sin. Roghnaigh lá chun iad a bhailiú an lá sin.",
    other:
      "Do {n} píosa, le bailiú agus le tabhairt ar ais an lá sin. Roghnaigh lá chun iad a bhailiú an lá sin.",
  },
);
export const openMonth = msg("Show this month", "Taispeáin an mhí seo");
export const previousMonth = msg("Previous month", "An mhí roimhe");
export const nextMonth = msg("Next month", "An chéad mhí eile");
export const dayAvailable = msg("available", "ar fáil");
export const dayPart = msg("only {count} available", "níl ach {count} ar fáil");
export const dayNone = msg("not available", "gan fáil air");
export const dayClosed = msg("closed", "dúnta");
export const dayPast = msg("past", "thart");
export const dayUnconfirmed = msg("we confirm within 24 hours", "deimhnímid laistigh de 24 uair an chloig");
export const some = msg("fewer", "níos lú");
export const weekdays = msg("Mon Tue Wed Thu Fri Sat Sun", "Luan Máirt Céad Déar Aoine Sath Domh");

export const comesWith = msg("What comes with it", "A dtagann leis");
export const included = msg("included", "san áireamh");
export const suggested = msg("suggested", "molta");
export const forEach = msg("{count} for each", "{count} an ceann");
export const kitContents = msg("What is in the kit", "A bhfuil sa phacáiste");
export const pieces = msg("{count} ×", "{count} ×");

export const sheet = msg("Weight and power", "Meáchan agus cumhacht");
export const power = msg("Power", "Cumhacht");
export const current = msg("Current", "Sruth");
export const currentValue = msg("{amps}\u00a0A at 230\u00a0V", "{amps}\u00a0A ag 230\u00a0V");
export const currentThree = msg(
  "{amps}\u00a0A on each of three phases",
  "{amps}\u00a0A ar gach ceann de thrí phas",
);
export const powerFactor = msg("Power factor", "Fachtóir cumhachta");
export const weight = msg("Weight", "Meáchan");
export const caseTakes = msg("In one case", "In aon chás amháin");
export const fullCase = msg("Full case", "Cás lán");
export const caseSize = msg("Case, length × width × height", "Cás, fad × leithead × airde");
export const millimetres = msg("{size}\u00a0mm", "{size}\u00a0mm");
export const packSize = msg("Hired in packs of", "Ar cíos i bpacáistí de");

export const alternatives = msg("Does the same work", "Déanann siad seo an obair chéanna");
export const alsoForSale = msg("Also for sale in the shop", "Ar díol sa siopa freisin");

export const hireFrom = msg("Hire from {price} a day", "Ar cíos ó {price} sa lá");
export const hireFromVat = msg("incl. VAT ({net} excl. VAT)", "CBL san áireamh ({net} gan CBL)");
export const breakEven = msg(
  "Hired for two days at a time ({price} incl. VAT), buying pays from the {nth} hire.",
  "Ar cíos ar feadh dhá lá gach uair ({price}, CBL san áireamh), is fiú é a cheannach ón {nth} huair amach.",
);
export const breakEvenFirst = msg(
  "Hired for two days ({price} incl. VAT), it costs as much as buying it.",
  "Ar cíos ar feadh dhá lá ({price}, CBL san áireamh), cosnaíonn sé an oiread lena cheannach.",
);
