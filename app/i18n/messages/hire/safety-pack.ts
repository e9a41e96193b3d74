import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Safety pack", "Pacáiste sábháilteachta");
export const titleOf = msg("Safety pack, hire {number}", "Pacáiste sábháilteachta, ordú cíosa {number}");
export const lead = msg(
  "The inspections of every numbered unit that left our store for this hire: GA1 thorough examinations of lifting equipment (S.I. 299/2007, Regs 52–54) and tests of portable electrical equipment (Reg. 81).",
  "Cigireachtaí gach aonaid uimhrithe a d’fhág ár stóras don ordú cíosa seo: scrúduithe críochnúla GA1 ar threalamh ardaithe (I.R. 299/2007, Rialacháin 52–54) agus tástálacha ar threalamh leictreach iniompartha (Rialachán 81).",
);
export const uncounted = msg(
  "Pieces without a number of their own, such as cables, are not listed.",
  "Ní liostaítear píosaí gan uimhir dá gcuid féin, cáblaí mar shampla.",
);
export const nothingOut = msg(
  "Nothing with a unit number has left our store for this hire yet. The list fills as units are dispatched.",
  "Níl aon rud a bhfuil uimhir aonaid aige imithe ónár stóras don ordú cíosa seo fós. Líonann an liosta de réir mar a sheoltar aonaid amach.",
);
export const download = msg("Download as one PDF", "Íoslódáil mar PDF amháin");
export const units = plural(
  { one: "{n} unit", other: "{n} units" },
  {
    one: "Aonad amháin",
    two: "{n} aonad",
    few: "{n} aonad",
    many: "{n} n-aonad",
    other: "{n} aonad",
  },
);
export const unitOf = msg("Unit {number}", "Aonad {number}");
export const serialOf = msg("Serial number {serial}", "Sraithuimhir {serial}");
export const onSite = msg("Out with this hire", "Amuigh leis an ordú cíosa seo");
export const backOn = msg("Back since {time}", "Ar ais ón {time}");
export const standings = {
  valid: msg("Valid", "Bailí"),
  overdue: msg("Past its due day", "Thar a lá deiridh"),
  failed: msg("Failed", "Teip"),
  missing: msg("None on record", "Níl ceann ar taifead"),
} as const;
export const noneRequired = msg(
  "No inspection is prescribed for this unit.",
  "Níl cigireacht ar bith forordaithe don aonad seo.",
);
export const inspection = msg("Inspection", "Cigireacht");
export const doneOn = msg("Done on", "Déanta");
export const dueOn = msg("Valid until", "Bailí go dtí");
export const doneAndDue = msg("Done, valid until", "Déanta, bailí go dtí");
export const swl = msg("SWL", "Ualach oibre");
export const swlLong = msg("Safe working load", "Ualach oibre sábháilte");
export const inspectedBy = msg("Inspected by", "Déanta ag");
export const openReport = msg("Open the report", "Oscail an tuarascáil");
export const openReportOf = msg(
  "Open the report of unit {number}, {scheme}",
  "Oscail tuarascáil aonad {number}, {scheme}",
);
export const reports = msg("Reports", "Tuarascálacha");
export const reportPage = msg(
  "Unit {number}, {scheme}, {date}: page {page}",
  "Aonad {number}, {scheme}, {date}: leathanach {page}",
);
export const reportPages = msg(
  "Unit {number}, {scheme}, {date}: pages {page} to {last}",
  "Aonad {number}, {scheme}, {date}: leathanaigh {page}–{last}",
);
export const reportApart = msg(
  "Unit {number}, {scheme}, {date}: not in this file. {address}",
  "Aonad {number}, {scheme}, {date}: níl sé sa chomhad seo. {address}",
);
export const askForReport = msg("We send it on request.", "Seolaimid é ach é a iarraidh.");
export const noReports = msg(
  "No report is stored as a file; the inspections above are on our register.",
  "Níl aon tuarascáil stóráilte mar chomhad; tá na cigireachtaí thuas ar ár gclár.",
);
export const printedNote = msg(
  "As on record at {time}. The link of this pack always shows the present status.",
  "De réir an taifid ag {time}. Taispeánann nasc an phacáiste seo an stádas reatha i gcónaí.",
);
export const venueLink = msg(
  "Link for the venue’s safety officer",
  "Nasc d’oifigeach sábháilteachta an ionaid",
);
export const venueLinkHint = msg(
  "Anyone with this link sees units and inspections, and no price and no name.",
  "Feiceann an té a bhfuil an nasc seo aige aonaid agus cigireachtaí, gan praghas ná ainm.",
);
export const newLink = msg("Make a new link", "Déan nasc nua");
export const revokeLink = msg("Revoke the link", "Cúlghair an nasc");
export const noLink = msg(
  "The link is revoked: only the customer’s own page and the back office open the pack.",
  "Tá an nasc cúlghairthe: ní osclaíonn ach leathanach an chustaiméara féin agus an chúloifig an pacáiste.",
);
export const tooOften = msg(
  "Too many safety packs were asked for from your network. Try again in ten minutes.",
  "Iarradh an iomarca pacáistí sábháilteachta ó do líonra. Bain triail eile as i gceann deich nóiméad.",
);
