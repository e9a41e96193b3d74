import { msg, plural } from "#app/i18n/message.ts";

/** Of goods of a custom line. */
export const damagedByHand = msg("{what} is back, damaged", "Tá {what} ar ais, damáistithe");
/** What a scan did, by what it was for. */
export const applied = {
  prepare: msg("{what} is prepared", "Tá {what} ullmhaithe"),
  "put-back": msg("{what} is back on the shelf", "Tá {what} ar ais ar an tseilf"),
  out: msg("{what} is out", "Tá {what} amuigh"),
  "hand-over": msg("Handed over", "Tugtha amach"),
  stays: msg("What is here stays here", "Fanann a bhfuil anseo"),
  good: msg("{what} is back", "Tá {what} ar ais"),
  damaged: msg("{what} is back and goes into repair", "Tá {what} ar ais agus téann chun deisithe"),
  missing: msg("{what} is missing", "Tá {what} ar iarraidh"),
};
export const unit = msg("unit {number}", "aonad {number}");
export const pieces = msg("{n} × {item}", "{n} × {item}");
export const allPrepared = msg("what was prepared", "an méid a ullmhaíodh");
export const nothingStays = msg(
  "Nothing is left that could stay",
  "Níl aon rud fágtha a d’fhéadfadh fanacht",
);
export const missingAlready = msg(
  "{what} is noted as missing already",
  "Tá {what} nótáilte ar iarraidh cheana",
);
/** A note about damage, under the scan that reported it. */
export const noted = msg("{what}: noted “{note}”", "{what}: nótáladh “{note}”");
export const damageOf = msg("What is damaged: {what}", "Cad atá damáistithe: {what}");
export const noteIt = msg("Save the note", "Sábháil an nóta");
export const checking = msg("{code}: waits for the answer", "{code}: ag fanacht le freagra");
export const kept = msg(
  "Stays here, its inspection forbids it: {kept}",
  "Fanann sé anseo, coscann a chigireacht é: {kept}",
);
export const left = msg("Not moved with the case: {kept}", "Níor bogadh leis an gcás: {kept}");
export const rush = msg(
  "Somebody waits for it: turn it round now.",
  "Tá duine ag fanacht leis: ullmhaigh anois é.",
);

/** Why a scan had no effect. */
export const reasons = {
  "already-prepared": msg("{what} is prepared already", "Tá {what} ullmhaithe cheana"),
  "already-out": msg("{what} is out already", "Tá {what} amuigh cheana"),
  "already-back": msg("{what} is back already", "Tá {what} ar ais cheana"),
  "not-prepared": msg("{what} is not prepared", "Níl {what} ullmhaithe"),
  late: msg("A later scan of {what} counts", "Tá scan níos déanaí ann: {what}"),
  "unknown-code": msg("“{code}” is no unit or item of ours", "Ní aonad ná mír linn é “{code}”"),
  "ambiguous-code": msg(
    "“{code}” is on more than one unit: enter the number on the label",
    "Tá “{code}” ar níos mó ná aonad amháin: cuir isteach an uimhir atá ar an lipéad",
  ),
  repair: msg("{what} is in repair", "Tá {what} á dheisiú"),
  missing: msg(
    "{what} was noted as missing: return it to its last hire, or set its status",
    "Nótáladh {what} mar cheann ar iarraidh: tabhair ar ais chuig a ordú cíosa deireanach é, nó athraigh a stádas",
  ),
  gone: msg("{what} was sold or scrapped", "Díoladh nó scrapáladh {what}"),
  "prepared-elsewhere": msg("{what} is prepared for {hire}", "Tá {what} ullmhaithe: ordú {hire}"),
  "out-elsewhere": msg("{what} is out with {hire}", "Tá {what} amuigh: ordú {hire}"),
  taken: msg("{what} is promised to {hire}", "Tá {what} geallta: ordú {hire}"),
  "other-unit": msg("Unit {promised} was promised, not {what}", "Aonad {promised} a gealladh, ní {what}"),
  "not-listed": msg("{what} is not on the list: {item}", "Níl {what} ar an liosta: {item}"),
  enough: msg("All {needed} are there already", "Tá gach ceann ann cheana: {needed}"),
  "too-many": msg("Only {left} are left to do", "Níl ach {left} le déanamh"),
  "needs-unit": msg("Scan the label of each unit", "Scan lipéad gach aonaid"),
  "not-free": msg(
    "{what} is promised to others in this time",
    "Tá {what} geallta do dhaoine eile san am seo",
  ),
  "not-free-yet": msg(
    "{what} belongs to another hire until this one begins",
    "Baineann {what} le hordú cíosa eile go dtí go dtosaíonn an ceann seo",
  ),
  "not-out": msg("{what} is not out with this hire", "Níl {what} amuigh leis an ordú cíosa seo"),
  "nothing-prepared": msg("Nothing is prepared", "Níl aon rud ullmhaithe"),
  inspection: msg(
    "{what} may not go: no GA1 report is valid until the return",
    "Níl cead ag {what} dul amach: níl tuarascáil GA1 bhailí go dtí an tabhairt ar ais",
  ),
  "inspection-reason": msg(
    "{what} has no electrical test that is valid until the return: give a reason",
    "Níl tástáil leictreach bhailí ag {what} go dtí an tabhairt ar ais: tabhair cúis",
  ),
  "hire-state": msg("This hire is not at work in the warehouse", "Níl an t-ordú cíosa seo ar siúl sa stóras"),
  "all-out": msg(
    "All others of it are out: no promise can give way",
    "Tá gach ceann eile amuigh: ní féidir le haon ghealltanas géilleadh",
  ),
};

// What can be done about it
export const add = msg("Add it to the hire", "Cuir leis an ordú cíosa é");
export const addHint = msg(
  "It costs nothing until somebody charges it.",
  "Níl costas air go dtí go ngearrann duine muirear.",
);
export const addUnit = msg(
  "To add one, scan the label of its unit.",
  "Chun ceann a chur leis, scan lipéad an aonaid.",
);
export const insteadOf = msg("Take it in place of", "Tóg é in ionad");
export const takeThis = msg("Take this one", "Tóg an ceann seo");
export const bookIn = msg("Book it in for {hire}", "Cláraigh ar ais é: {hire}");
export const reason = msg("Reason", "Cúis");
export const sendNevertheless = msg("Take it out with this reason", "Tabhair amach é leis an gcúis seo");
export const whatNow = msg("What now?", "Céard anois?");
export const leave = msg("Leave it", "Fág é");

// The device
export const clockAhead = msg(
  "This device’s clock is {by} ahead: set it. Scans are counted at the right time all the same.",
  "Tá clog an ghléis seo {by} chun tosaigh: socraigh é. Áirítear na scananna ag an am ceart mar sin féin.",
);
export const clockBehind = msg(
  "This device’s clock is {by} behind: set it. Scans are counted at the right time all the same.",
  "Tá clog an ghléis seo {by} chun deiridh: socraigh é. Áirítear na scananna ag an am ceart mar sin féin.",
);
export const clockUnits = {
  minutes: plural(
    { one: "{n} minute", other: "{n} minutes" },
    {
      one: "nóiméad amháin",
      two: "{n} nóiméad",
      few: "{n} nóiméad",
      many: "{n} nóiméad",
      other: "{n} nóiméad",
    },
  ),
  hours: plural(
    { one: "{n} hour", other: "{n} hours" },
    { one: "uair an chloig", two: "{n} uair", few: "{n} huaire", many: "{n} n-uaire", other: "{n} uair" },
  ),
  days: plural(
    { one: "{n} day", other: "{n} days" },
    { one: "lá amháin", two: "{n} lá", few: "{n} lá", many: "{n} lá", other: "{n} lá" },
  ),
} as const;
