import { msg, plural } from "#app/i18n/message.ts";

export const subject = plural(
  { one: "{n} inspection is due", other: "{n} inspections are due" },
  {
    one: "Cigireacht amháin le déanamh",
    two: "{n} chigireacht le déanamh",
    few: "{n} chigireacht le déanamh",
    many: "{n} gcigireacht le déanamh",
    other: "{n} cigireacht le déanamh",
  },
);
/** By scheme: what an overdue inspection means for a unit. */
export const overdue = {
  ga1: msg(
    "Overdue GA1 reports: these units do not leave the store.",
    "Tuarascálacha GA1 thar téarma: ní fhágann na haonaid seo an stóras.",
  ),
  reg81: msg(
    "Overdue tests under Reg. 81: these units leave the store only with a reason.",
    "Tástálacha faoi Rial. 81 thar téarma: ní fhágann na haonaid seo an stóras gan chúis.",
  ),
};
export const due = msg("Due soon", "Le déanamh go luath");
export const line = msg("{number} · {item} · {scheme} · {day}", "{number} · {item} · {scheme} · {day}");
export const open = msg("Open the inspections", "Oscail na cigireachtaí");
export const endangered = msg(
  "Upcoming hires whose equipment is not inspected until its return",
  "Orduithe cíosa le teacht nach bhfuil a dtrealamh scrúdaithe go dtí an tabhairt ar ais",
);
export const endangeredHint = msg(
  "Have these units inspected, or prepare others, before the day of the collection.",
  "Cuir na haonaid seo á scrúdú, nó ullmhaigh cinn eile, roimh lá an bhailithe.",
);
export const unitEnds = msg(
  "{hire}, {day}: unit {unit}, {item}, has no inspection that lasts until the return.",
  "{hire}, {day}: níl cigireacht ag aonad {unit}, {item}, a mhaireann go dtí an tabhairt ar ais.",
);
export const itemShort = msg(
  "{hire}, {day}: {item}, {needed} needed, {good} with inspections that last until the return.",
  "{hire}, {day}: {item}, {needed} de dhíth, {good} le cigireachtaí a mhaireann go dtí an tabhairt ar ais.",
);
