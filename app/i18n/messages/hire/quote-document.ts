import { msg, plural } from "#app/i18n/message.ts";

export const quoteNumber = msg("Quote {number}", "Luachan {number}");
export const version = msg("Version", "Leagan");
export const sent = msg("Sent", "Seolta");
export const validUntil = msg("Valid until", "Bailí go dtí");
export const offerFrom = msg("From", "Ó");
export const offerFor = msg("For", "Do");
export const vatNumber = msg("VAT number: {number}", "Uimhir CBL: {number}");

export const collection = msg("Collection", "Bailiú");
export const delivery = msg("Delivery", "Seachadadh");
export const returning = msg("Return", "Tabhairt ar ais");
export const fetching = msg("We collect it again", "Bailímid arís é");
export const place = msg("Place", "Áit");
export const usedAt = msg("Used at", "Áit úsáide");
export const chargedByLine = plural(
  { one: "{n} day, × the figure at each line", other: "{n} days, × the figure at each line" },
  {
    one: "Lá amháin, × an figiúr le gach líne",
    two: "{n} lá, × an figiúr le gach líne",
    few: "{n} lá, × an figiúr le gach líne",
    many: "{n} lá, × an figiúr le gach líne",
    other: "{n} lá, × an figiúr le gach líne",
  },
);
export const charged = msg("Charged", "Gearrtar");
export const chargedDays = plural<"factor">(
  { one: "{n} day, {factor} × the day rate", other: "{n} days, {factor} × the day rate" },
  {
    one: "lá amháin, {factor} × an ráta laethúil",
    two: "{n} lá, {factor} × an ráta laethúil",
    few: "{n} lá, {factor} × an ráta laethúil",
    many: "{n} lá, {factor} × an ráta laethúil",
    other: "{n} lá, {factor} × an ráta laethúil",
  },
);
export const chargedOf = plural<"factor" | "touched">(
  {
    one: "{n} of {touched} days, {factor} × the day rate",
    other: "{n} of {touched} days, {factor} × the day rate",
  },
  {
    one: "lá amháin as {touched}, {factor} × an ráta laethúil",
    two: "{n} lá as {touched}, {factor} × an ráta laethúil",
    few: "{n} lá as {touched}, {factor} × an ráta laethúil",
    many: "{n} lá as {touched}, {factor} × an ráta laethúil",
    other: "{n} lá as {touched}, {factor} × an ráta laethúil",
  },
);
export const youCollect = msg(
  "You collect from our store and bring it back",
  "Bailíonn tusa ónár stóras é agus tugann tú ar ais é",
);
export const weDeliver = msg("We deliver and collect it again", "Seachadaimidne é agus bailímid arís é");
export const transport = msg("Transport", "Iompar");

export const lines = msg("What you hire", "A bhfuil ar cíos");
export const item = msg("Item", "Earra");
export const quantity = msg("Qty", "Cainn.");
export const dayRate = msg("A day, net", "Sa lá, glan");
export const net = msg("Excl. VAT", "Gan CBL");
export const gross = msg("Incl. VAT", "CBL san áireamh");
export const optional = msg("Optional", "Roghnach");
export const inTotal = msg("In the total", "San iomlán");
export const notChosen = msg("Not chosen", "Gan roghnú");
export const contents = msg("Includes {items}", "San áireamh: {items}");
export const discounted = msg("{percent}% off", "{percent}% de lascaine");
export const times = msg("× {factor}", "× {factor}");
/** Of a line that is no item of the fleet: beside its price for one, and before it on a phone. */
export const eachForHire = msg("each, for the whole hire", "an ceann, don ordú cíosa ar fad");
export const priceEach = msg("Price each", "Praghas an cheann");

export const hire = msg("Hire", "Cíos");
export const orderDiscount = msg("Discount {percent}%", "Lascaine {percent}%");
export const minimum = msg("Up to the minimum hire", "Suas go dtí an t-íoschíos");
export const waiver = msg("Damage waiver, {percent}%", "Tarscaoileadh damáiste, {percent}%");
export const transportSum = msg("Transport", "Iompar");
export const crew = msg("Crew", "Criú");
export const consumables = msg("Consumables", "Ábhair inchaite");
export const totalNet = msg("Total excl. VAT", "Iomlán gan CBL");
export const vat = msg("VAT {rate}% on {net}", "CBL {rate}% ar {net}");
export const total = msg("Total incl. VAT", "Iomlán, CBL san áireamh");

export const payTitle = msg("When you pay", "Cathain a íocann tú");
export const deposit = msg("Booking deposit, to reserve", "Éarlais áirithinte, chun é a chur in áirithe");
export const balance = msg("Balance, before collection", "Iarmhéid, roimh an mbailiú");
export const allBefore = msg("In full, before collection", "Ina iomláine, roimh an mbailiú");
export const security = msg("Security deposit, before collection", "Éarlais slándála, roimh an mbailiú");
/** Of gear that we deliver. */
export const deliveryBalance = msg("Balance, before delivery", "Iarmhéid, roimh an seachadadh");
export const deliveryAll = msg("In full, before delivery", "Ina iomláine, roimh an seachadadh");
export const deliverySecurity = msg(
  "Security deposit, before delivery",
  "Éarlais slándála, roimh an seachadadh",
);
export const securityNote = msg(
  "The security deposit is not part of the price. It comes back the way it was paid once the gear is returned and checked, less only what the hire terms allow. No VAT is charged on it.",
  "Ní cuid den phraghas í an éarlais slándála. Tagann sí ar ais ar an mbealach inar íocadh í tar éis don trealamh a bheith tugtha ar ais agus seiceáilte, lúide an méid a cheadaíonn na téarmaí cíosa amháin. Ní ghearrtar CBL uirthi.",
);

export const notesTitle = msg("Good to know", "Is fiú a fhios a bheith agat");
export const minimumNote = msg(
  "Every hire costs at least {amount} excl. VAT.",
  "Cosnaíonn gach cíos {amount} gan CBL ar a laghad.",
);
export const waiverNote = msg(
  "With the damage waiver we do not charge for accidental damage. It is not insurance, and it does not cover loss, theft or misuse.",
  "Leis an tarscaoileadh damáiste ní ghearraimid táille as damáiste de thaisme. Ní árachas é, agus ní chlúdaíonn sé caillteanas, goid ná mí-úsáid.",
);
export const insuredNote = msg(
  "Your own insurance certificate covers the hire until {date}.",
  "Clúdaíonn do theastas árachais féin an cíos go dtí an {date}.",
);
export const noWaiverNote = msg(
  "Without a damage waiver or an insurance certificate you answer for damage as the hire terms say.",
  "Gan tarscaoileadh damáiste ná teastas árachais, is ortsa atá an fhreagracht as damáiste mar a deir na téarmaí cíosa.",
);
export const holdNote = msg(
  "The gear is held for you until this quote ends.",
  "Tá an trealamh coinnithe duit go dtí go dtéann an luachan seo as feidhm.",
);
export const noHoldNote = msg(
  "The gear is not held yet. Whether it is still free is checked again when you accept.",
  "Níl an trealamh coinnithe fós. Seiceáiltear arís an bhfuil sé saor nuair a ghlacann tú léi.",
);
export const cancelTitle = msg("If you cancel", "Má chealaíonn tú");
export const cancelFree = plural(
  { one: "{n} hour or more before collection: free", other: "{n} hours or more before collection: free" },
  {
    one: "{n} uair an chloig nó níos mó roimh an mbailiú: saor in aisce",
    two: "{n} uair an chloig nó níos mó roimh an mbailiú: saor in aisce",
    few: "{n} huaire an chloig nó níos mó roimh an mbailiú: saor in aisce",
    many: "{n} n-uaire an chloig nó níos mó roimh an mbailiú: saor in aisce",
    other: "{n} uair an chloig nó níos mó roimh an mbailiú: saor in aisce",
  },
);
export const cancelFreeDays = plural(
  { one: "{n} day or more before collection: free", other: "{n} days or more before collection: free" },
  {
    one: "Lá amháin nó níos mó roimh an mbailiú: saor in aisce",
    two: "{n} lá nó níos mó roimh an mbailiú: saor in aisce",
    few: "{n} lá nó níos mó roimh an mbailiú: saor in aisce",
    many: "{n} lá nó níos mó roimh an mbailiú: saor in aisce",
    other: "{n} lá nó níos mó roimh an mbailiú: saor in aisce",
  },
);
export const cancelHours = plural<"percent">(
  {
    one: "Less than {n} hour before: {percent}% of the total",
    other: "Less than {n} hours before: {percent}% of the total",
  },
  {
    one: "Níos lú ná {n} uair an chloig roimhe: {percent}% den iomlán",
    two: "Níos lú ná {n} uair an chloig roimhe: {percent}% den iomlán",
    few: "Níos lú ná {n} huaire an chloig roimhe: {percent}% den iomlán",
    many: "Níos lú ná {n} n-uaire an chloig roimhe: {percent}% den iomlán",
    other: "Níos lú ná {n} uair an chloig roimhe: {percent}% den iomlán",
  },
);
export const cancelDays = plural<"percent">(
  {
    one: "Less than {n} day before: {percent}% of the total",
    other: "Less than {n} days before: {percent}% of the total",
  },
  {
    one: "Níos lú ná lá amháin roimhe: {percent}% den iomlán",
    two: "Níos lú ná {n} lá roimhe: {percent}% den iomlán",
    few: "Níos lú ná {n} lá roimhe: {percent}% den iomlán",
    many: "Níos lú ná {n} lá roimhe: {percent}% den iomlán",
    other: "Níos lú ná {n} lá roimhe: {percent}% den iomlán",
  },
);
export const cancelToday = msg(
  "If you accept today, {date}, from then on: {percent}% of the total",
  "Má ghlacann tú leis inniu, {date}, ón am sin amach: {percent}% den iomlán",
);
export const cancelNever = msg(
  "You may cancel free of charge until collection.",
  "Is féidir leat cealú saor in aisce go dtí an bailiú.",
);
export const withdrawalNote = msg(
  "As a consumer you may withdraw within 14 days of accepting, until the hire begins, without a reason and without these charges: with “Withdraw from contract here” on the page of your hire. If you accept a further version, a new period of 14 days begins, but only for what it adds.",
  "Mar thomhaltóir is féidir leat tarraingt siar laistigh de 14 lá ón nglacadh, go dtí go dtosaíonn an cíos, gan chúis agus gan na táillí seo: le “Tarraing siar ón gconradh anseo” ar leathanach d’ordaithe chíosa. Má ghlacann tú le leagan eile, tosaíonn 14 lá nua, ach don mhéid a chuireann sé leis amháin.",
);
export const termsNote = msg("The terms of hire of {date} apply.", "Tá feidhm ag téarmaí cíosa an {date}.");
