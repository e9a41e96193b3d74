import { msg, plural } from "#app/i18n/message.ts";

export { warehouse as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "What goes out, what is out, and what came back. Scan a label, or open a hire.",
  "Cad atá le dul amach, cad atá amuigh, agus cad a tháinig ar ais. Scan lipéad, nó oscail ordú cíosa.",
);
export const search = msg("Number, name or company", "Uimhir, ainm nó cuideachta");
export const leaving = msg("To go out", "Le dul amach");
export const out = msg("Out", "Amuigh");
export const back = msg("Returned, to be checked", "Tugtha ar ais, le seiceáil");
export const nothing = msg("Nothing here", "Níl aon rud anseo");
export const nothingText = msg(
  "Hires come here by themselves once they are reserved.",
  "Tagann orduithe cíosa anseo leo féin nuair atá siad in áirithe.",
);
export const showAll = msg("Show all", "Taispeáin gach ceann");
export const columns = {
  number: msg("Number", "Uimhir"),
  state: msg("Status", "Stádas"),
  customer: msg("Customer", "Custaiméir"),
  collection: msg("Collection or delivery", "Bailiú nó seachadadh"),
  return: msg("Return", "Tabhairt ar ais"),
  pieces: msg("Pieces", "Píosaí"),
};
export const late = msg("Late", "Déanach");
export const unpaid = msg("Unpaid", "Gan íoc");
export const preparedOf = msg("{n} of {of} prepared", "{n} as {of} ullmhaithe");
export const toGoOf = msg("{n} of {of} still to go", "{n} as {of} fós le dul amach");
export const backOf = msg("{n} of {of} back", "{n} as {of} ar ais");
export const neverLeft = msg("{n} never left", "níor imigh {n} riamh");

// The page of a hire
export const prepare = msg("Prepare", "Ullmhaigh");
export const takeBack = msg("Return", "Tabhairt ar ais");
export const prepareHeading = msg("Prepare {number}", "Ullmhaigh {number}");
export const returnHeading = msg("Return of {number}", "Tabhairt ar ais {number}");
export const phone = msg("Phone", "Teileafón");
export const place = msg("Place", "Áit");
export const usedAt = msg("Used at", "Áit úsáide");

export const actions = {
  prepare: msg("Prepare", "Ullmhaigh"),
  out: msg("Take out", "Tabhair amach"),
  "put-back": msg("Put back", "Cuir ar ais"),
};
export const conditions = {
  good: msg("Good", "Slán"),
  damaged: msg("Damaged", "Damáistithe"),
  missing: msg("Missing", "Ar iarraidh"),
};
export const what = msg("What a scan does", "Cad a dhéanann scan");
export const how = msg("How it came back", "Conas a tháinig sé ar ais");
export const code = msg("Scan or enter a code", "Scan cód nó cuir isteach é");
export const codeHint = msg(
  "Label, unit number, barcode, serial, or the code of an item",
  "Lipéad, uimhir aonaid, barrachód, sraithuimhir, nó cód míre",
);
export const enter = msg("Enter", "Cuir isteach");
export const note = msg("What is damaged", "Cad atá damáistithe");
export const camera = msg("Use the camera", "Úsáid an ceamara");
export const cameraOff = msg("Stop the camera", "Stop an ceamara");
export const cameraFault = msg(
  "The camera cannot be used. Allow it for this site, or enter the number on the label.",
  "Ní féidir an ceamara a úsáid. Ceadaigh don suíomh seo é, nó cuir isteach an uimhir atá ar an lipéad.",
);
export const cameraPicture = msg("Picture of the camera", "Pictiúr an cheamara");
export const sound = msg("Sound", "Fuaim");
export const quantity = msg("Pieces of {item}", "Líon píosaí: {item}");
export const allOf = msg("All {n}", "Gach ceann: {n}");
export const list = msg("List", "Liosta");
export const units = msg("Units", "Aonaid");
export const partOf = msg("with {item}", "gabhann leis: {item}");
export const someOf = msg("{n} with {item}", "gabhann {n} leis: {item}");
export const counts = {
  needed: msg("Needed", "De dhíth"),
  prepared: msg("Prepared", "Ullmhaithe"),
  out: msg("Out", "Amuigh"),
  back: msg("Back", "Ar ais"),
  missing: msg("Missing", "Ar iarraidh"),
  damaged: msg("Damaged", "Damáistithe"),
};
export const short = msg("{n} short", "{n} in easnamh");
export const subhired = msg("{n} from a supplier", "{n} ó sholáthraí");
export const supplied = msg("From a supplier", "Ó sholáthraí");
export const byHand = msg("Count by hand: no label", "Comhair de láimh: níl lipéad air");
export const missingOf = msg("{n} missing", "{n} ar iarraidh");
export const complete = msg("Complete", "Iomlán");
export const notTakenOut = msg("Not taken out: {n}", "Gan tabhairt amach: {n}");

export const handOver = plural(
  { one: "Hand over {n} prepared piece", other: "Hand over {n} prepared pieces" },
  {
    one: "Tabhair amach píosa ullmhaithe amháin",
    two: "Tabhair amach {n} phíosa ullmhaithe",
    few: "Tabhair amach {n} phíosa ullmhaithe",
    many: "Tabhair amach {n} bpíosa ullmhaithe",
    other: "Tabhair amach {n} píosa ullmhaithe",
  },
);
export const handOverText = plural(
  {
    one: "{n} piece is not prepared yet: it stays here.",
    other: "{n} pieces are not prepared yet: they stay here.",
  },
  {
    one: "Níl píosa amháin ullmhaithe fós: fanann sé anseo.",
    two: "Níl {n} phíosa ullmhaithe fós: fanann siad anseo.",
    few: "Níl {n} phíosa ullmhaithe fós: fanann siad anseo.",
    many: "Níl {n} bpíosa ullmhaithe fós: fanann siad anseo.",
    other: "Níl {n} píosa ullmhaithe fós: fanann siad anseo.",
  },
);
export const handOverAll = msg("Everything on the list is prepared.", "Tá gach rud ar an liosta ullmhaithe.");
export const handOverNow = msg("Hand over", "Tabhair amach");
export const stays = plural(
  { one: "{n} piece does not go any more", other: "{n} pieces do not go any more" },
  {
    one: "Níl píosa amháin ag dul amach a thuilleadh",
    two: "Níl {n} phíosa ag dul amach a thuilleadh",
    few: "Níl {n} phíosa ag dul amach a thuilleadh",
    many: "Níl {n} bpíosa ag dul amach a thuilleadh",
    other: "Níl {n} píosa ag dul amach a thuilleadh",
  },
);
export const staysText = msg(
  "Our own become free for other hires, a supplier’s can be sent back. The price of the hire stays.",
  "Bíonn ár gcuid féin saor d’orduithe cíosa eile, agus is féidir cuid soláthraí a sheoladh ar ais. Fanann praghas an ordaithe mar atá.",
);
export const staysNow = msg("They stay here", "Fanann siad anseo");
export const check = msg(
  "Checked: everything is in order or in repair",
  "Seiceáilte: tá gach rud i gceart nó á dheisiú",
);
export const checkText = msg(
  "The hire is then ready to be closed.",
  "Bíonn an t-ordú cíosa réidh le dúnadh ansin.",
);
export const notBack = msg(
  "Not everything is accounted for: enter what is missing as missing.",
  "Níl cuntas ar gach rud: cuir isteach a bhfuil ar iarraidh mar “ar iarraidh”.",
);
export const checked = msg("The hire is checked.", "Tá an t-ordú cíosa seiceáilte.");

// The queue
export const waiting = plural(
  { one: "{n} scan waits for a signal", other: "{n} scans wait for a signal" },
  {
    one: "Tá scan amháin ag fanacht le comhartha",
    two: "Tá {n} scan ag fanacht le comhartha",
    few: "Tá {n} scan ag fanacht le comhartha",
    many: "Tá {n} scan ag fanacht le comhartha",
    other: "Tá {n} scan ag fanacht le comhartha",
  },
);
export const allSent = msg("All scans are saved", "Tá gach scan sábháilte");
export const logIn = msg(
  "Log in again: your scans are kept on this device.",
  "Logáil isteach arís: coinnítear do chuid scananna ar an ngléas seo.",
);
export const notAllowed = msg(
  "You have no permission to scan. Your scans are kept on this device.",
  "Níl cead scanadh agat. Coinnítear do chuid scananna ar an ngléas seo.",
);
export const noStore = msg(
  "This browser cannot keep scans: work with a signal only.",
  "Ní féidir leis an mbrabhsálaí seo scananna a choinneáil: oibrigh le comhartha amháin.",
);
export const log = msg("Last scans", "Na scananna is déanaí");
