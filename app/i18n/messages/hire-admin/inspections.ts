import { msg } from "#app/i18n/message.ts";

export { inspections as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Reports GA1 of lifting equipment (LOLER) and tests of portable electrical equipment (PAT, Reg. 81): what is due, overdue or missing.",
  "Tuarascálacha GA1 ar threalamh ardaithe (LOLER) agus tástálacha ar threalamh leictreach iniompartha (PAT, Rial. 81): a bhfuil le déanamh, thar téarma nó in easnamh.",
);
export const schemes = {
  ga1: msg("GA1 thorough examination", "Scrúdú críochnúil GA1"),
  reg81: msg("Reg. 81 electrical test", "Tástáil leictreach Rial. 81"),
  visual: msg("Visual inspection", "Cigireacht amhairc"),
} as const;
export const scheme = msg("Scheme", "Scéim");
export const anyScheme = msg("Any scheme", "Scéim ar bith");
export const view = msg("Show", "Taispeáin");
export const views = {
  due: msg("To do", "Le déanamh"),
  overdue: msg("Overdue", "Thar téarma"),
  failed: msg("Failed", "Teip"),
  missing: msg("Never inspected", "Gan chigireacht riamh"),
  all: msg("All", "Gach ceann"),
} as const;
export const conditions = {
  missing: msg("Never inspected", "Gan chigireacht riamh"),
  failed: msg("Failed", "Teip"),
  overdue: msg("Overdue", "Thar téarma"),
  soon: msg("Due soon", "Le déanamh go luath"),
  valid: msg("Valid", "Bailí"),
} as const;
export const columns = {
  unit: msg("Unit", "Aonad"),
  item: msg("Item", "Mír"),
  serial: msg("Serial number", "Sraithuimhir"),
  place: msg("Place", "Áit"),
  done: msg("Done on", "Déanta"),
  due: msg("Due on", "Le déanamh faoi"),
  condition: msg("Status", "Stádas"),
  result: msg("Result", "Toradh"),
  person: msg("Competent person", "Duine inniúil"),
  report: msg("Report", "Tuarascáil"),
  recorded: msg("Recorded", "Taifeadta"),
} as const;
export const search = msg("Search units", "Cuardaigh aonaid");
export const none = msg("Nothing here", "Níl aon rud anseo");
export const noneText = msg(
  "No unit matches what is asked for.",
  "Níl aonad ar bith ag teacht lena bhfuil iarrtha.",
);
export const showAll = msg("Show all", "Taispeáin gach ceann");
export const dayRecord = msg("Record one test day", "Taifead lá tástála amháin");
export const dayRecordText = msg(
  "Tick units in the list: all get the same inspection. Add a report on the unit’s own page.",
  "Ticeáil aonaid sa liosta: faigheann siad uile an chigireacht chéanna. Cuir tuarascáil leis ar leathanach an aonaid féin.",
);
export const recordChosen = msg("Record for the chosen units", "Taifead do na haonaid roghnaithe");

// The form.
export const add = msg("Add inspection", "Cuir cigireacht leis");
export const correct = msg("Correct", "Ceartaigh");
export const correctTitle = msg("Correct the inspection of {date}", "Cigireacht an {date} a cheartú");
export const correctText = msg(
  "The former entry stays on record; this one counts instead. Attach the report again.",
  "Fanann an iontráil a bhí ann ar taifead; áirítear an ceann seo ina ionad. Cuir an tuarascáil leis arís.",
);
export const fields = {
  scheme: msg("Scheme", "Scéim"),
  doneOn: msg("Done on", "Déanta"),
  dueOn: msg("Next due on", "An chéad cheann eile faoi"),
  result: msg("Result", "Toradh"),
  swlKg: msg("Safe working load, kg", "Ualach oibre sábháilte, kg"),
  person: msg("Competent person", "Duine inniúil"),
  company: msg("Company", "Cuideachta"),
  note: msg("Note", "Nóta"),
  report: msg("Report (PDF or picture, up to 5 MB)", "Tuarascáil (PDF nó pictiúr, suas le 5 MB)"),
} as const;
export const dueHint = msg(
  "Empty: as the interval of the settings says.",
  "Folamh: de réir an eatraimh sna socruithe.",
);
export const passed = msg("Passed", "Pas");
export const failed = msg("Failed", "Teip");
export const save = msg("Record the inspection", "Taifead an chigireacht");
export const recorded = msg("The inspection was recorded.", "Taifeadadh an chigireacht.");
export const recordedFailed = msg(
  "The failed inspection was recorded. Take the unit off the shelf under Change the status.",
  "Taifeadadh an chigireacht ar theip uirthi. Bain an t-aonad den tseilf faoi Athraigh an stádas.",
);
export const recordedMany = msg("The inspections were recorded.", "Taifeadadh na cigireachtaí.");
export const noneYet = msg("No inspection is on record.", "Níl cigireacht ar bith ar taifead.");
export const replaced = msg("Replaced", "Curtha ina ionad");
export const openReport = msg("Open the report of {date}", "Oscail tuarascáil an {date}");
export const faults = {
  scheme: msg("Choose a scheme.", "Roghnaigh scéim."),
  date: msg("Enter the day of the inspection.", "Cuir isteach lá na cigireachta."),
  future: msg(
    "The inspection cannot be in the future.",
    "Ní féidir leis an gcigireacht a bheith sa todhchaí.",
  ),
  "due-date": msg("Enter the due day as a date.", "Cuir isteach an lá deiridh mar dháta."),
  "due-before-done": msg(
    "The due day cannot be before the inspection.",
    "Ní féidir leis an lá deiridh a bheith roimh an gcigireacht.",
  ),
  "due-too-late": msg(
    "The due day is at most five years after the inspection.",
    "Bíonn an lá deiridh cúig bliana ar a mhéad tar éis na cigireachta.",
  ),
  result: msg("Choose passed or failed.", "Roghnaigh pas nó teip."),
  swl: msg(
    "Enter the safe working load as whole kilograms, from 1.",
    "Cuir isteach an t-ualach oibre sábháilte ina chileagraim iomlána, ó 1.",
  ),
  person: msg("Enter who made the inspection.", "Cuir isteach cé a rinne an chigireacht."),
  "too-long": msg("This text is too long.", "Tá an téacs seo rófhada."),
  "file-too-large": msg("The report is larger than 5 MB.", "Tá an tuarascáil níos mó ná 5 MB."),
  "file-unreadable": msg(
    "The report is neither a PDF nor a picture that can be read.",
    "Ní PDF ná pictiúr inléite í an tuarascáil.",
  ),
  "file-many": msg("Attach one report.", "Cuir tuarascáil amháin leis."),
  "no-units": msg("Tick at least one unit.", "Ticeáil aonad amháin ar a laghad."),
  "too-many-units": msg("Tick 200 units at most.", "Ticeáil 200 aonad ar a mhéad."),
  "unknown-unit": msg("There is no unit {units}.", "Níl aonad {units} ann."),
  "unit-gone": msg(
    "Nothing was recorded: unit {units} is sold or scrapped.",
    "Níor taifeadadh aon rud: tá aonad {units} díolta nó scrapáilte.",
  ),
  conflict: msg(
    "An inspection of this unit was recorded meanwhile. Look at it, then record yours.",
    "Taifeadadh cigireacht ar an aonad seo idir an dá linn. Féach uirthi, ansin taifead do cheannsa.",
  ),
  "recorded-already": msg(
    "Nothing was recorded: unit {units} has this inspection already.",
    "Níor taifeadadh aon rud: tá an chigireacht seo ag aonad {units} cheana.",
  ),
} as const;
