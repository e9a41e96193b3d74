import { msg, plural } from "#app/i18n/message.ts";

export { quotes as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Offers of hire, from the draft to the acceptance.",
  "Tairiscintí cíosa, ón dréacht go dtí an glacadh.",
);
export const newQuote = msg("New quote", "Luachan nua");
export const quote = msg("Quote {number}", "Luachan {number}");
export const search = msg("Number, name, company or email", "Uimhir, ainm, cuideachta nó ríomhphost");
export const count = plural(
  { one: "{n} quote", other: "{n} quotes" },
  {
    one: "luachan amháin",
    two: "{n} luachan",
    few: "{n} luachan",
    many: "{n} luachan",
    other: "{n} luachan",
  },
);
export const none = msg("No quotes here", "Níl aon luachan anseo");
export const noneText = msg(
  "A sent hire basket becomes a draft by itself; an enquiry becomes one with a click.",
  "Déantar dréacht as ciseán cíosa a seoladh; déantar ceann as fiosrúchán le cliceáil amháin.",
);
export const showAll = msg("Show all quotes", "Taispeáin gach luachan");
export const view = msg("Status", "Stádas");
export const views = {
  all: msg("All statuses", "Gach stádas"),
  draft: msg("Draft", "Dréacht"),
  sent: msg("Sent", "Seolta"),
  expiring: msg("Expiring soon", "As feidhm go luath"),
  accepted: msg("Accepted", "Glactha"),
  declined: msg("Declined", "Diúltaithe"),
  expired: msg("Expired", "As feidhm"),
  withdrawn: msg("Withdrawn", "Tarraingthe siar"),
} as const;
export const moreTerms = msg("More terms", "Tuilleadh téarmaí");
export const assignees = {
  any: msg("Anyone’s", "Le duine ar bith"),
  me: msg("Mine", "Liomsa"),
  none: msg("Assigned to no one", "Gan sannadh"),
} as const;
export const assignChosen = msg("Assign", "Sann");
export const noneChosen = msg(
  "Tick at least one quote first.",
  "Cuir tic le luachan amháin ar a laghad ar dtús.",
);
export const assignedMany = plural(
  { one: "{n} quote assigned.", other: "{n} quotes assigned." },
  {
    one: "Sannadh luachan amháin.",
    two: "Sannadh {n} luachan.",
    few: "Sannadh {n} luachan.",
    many: "Sannadh {n} luachan.",
    other: "Sannadh {n} luachan.",
  },
);
export const assignedAlready = plural(
  { one: "{n} quote was assigned so already.", other: "{n} quotes were assigned so already." },
  {
    one: "Bhí luachan amháin sannta mar sin cheana.",
    two: "Bhí {n} luachan sannta mar sin cheana.",
    few: "Bhí {n} luachan sannta mar sin cheana.",
    many: "Bhí {n} luachan sannta mar sin cheana.",
    other: "Bhí {n} luachan sannta mar sin cheana.",
  },
);
export const columns = {
  number: msg("Number", "Uimhir"),
  state: msg("Status", "Stádas"),
  customer: msg("Customer", "Custaiméir"),
  collection: msg("Collection", "Bailiú"),
  total: msg("Total incl. VAT", "Iomlán, CBL san áireamh"),
  expires: msg("Expires", "Imíonn as feidhm"),
  assignee: msg("Assignee", "Sannaí"),
} as const;

/** Fields of the editor above the lines. */
export const head = {
  name: msg("Name", "Ainm"),
  email: msg("Email", "Ríomhphost"),
  phone: msg("Phone", "Teileafón"),
  company: msg("Company", "Cuideachta"),
  vat_number: msg("VAT number", "Uimhir CBL"),
  trade: msg("Trade customer: no security deposit", "Custaiméir trádála: gan éarlais slándála"),
  locale: msg("Language", "Teanga"),
  from: msg("Collection", "Bailiú"),
  to: msg("Return", "Tabhairt ar ais"),
  transport: msg("Transport", "Iompar"),
  place: msg("Place of use or delivery", "Áit úsáide nó seachadta"),
  waiver: msg("Damage waiver", "Tarscaoileadh damáiste"),
  insured_until: msg("Insurance certificate until", "Teastas árachais go dtí"),
  order_discount: msg("Order discount, %", "Lascaine ordaithe, %"),
  transport_net: msg("Transport, € net", "Iompar, € glan"),
  crew_net: msg("Crew, € net", "Criú, € glan"),
  consumables_net: msg("Consumables, € net", "Earraí inchaite, € glan"),
  own_cost_net: msg("Own cost of these, € net", "Ár gcostas féin orthu, € glan"),
  deposit: msg("Deposit, %", "Éarlais, %"),
  valid_days: msg("Valid for days", "Bailí ar feadh laethanta"),
  hold: msg("Hold the equipment until it expires", "Coinnigh an trealamh go dtí go dtéann sí as feidhm"),
  message: msg("Message to the customer", "Teachtaireacht don chustaiméir"),
} as const;
/** Fields of a line. */
export const line = {
  item: msg("Item", "Earra"),
  text: msg("Text", "Téacs"),
  text_ga: msg("Text in Irish", "Téacs i nGaeilge"),
  quantity: msg("Quantity", "Cainníocht"),
  rate: msg("Rate, € net", "Ráta, € glan"),
  discount: msg("Discount, %", "Lascaine, %"),
  vat: msg("VAT, %", "CBL, %"),
  optional: msg("Optional", "Roghnach"),
  chosen: msg("Ticked", "Ticeáilte"),
  cost: msg("Own cost, € net", "Ár gcostas, € glan"),
  supplier: msg("Supplier", "Soláthraí"),
  unit: msg("Promised unit, number", "Aonad geallta, uimhir"),
  service: msg("Service", "Seirbhís"),
  free: msg("Availability", "Infhaighteacht"),
  net: msg("Net", "Glan"),
  margin: msg("Margin", "Corrlach"),
} as const;
export const customer = msg("Customer", "Custaiméir");
export const hire = msg("Dates and terms", "Dátaí agus téarmaí");
export const lines = msg("Lines", "Línte");
export const collectionKind = msg("Customer collects", "Bailíonn an custaiméir");
export const deliveryKind = msg("We deliver", "Seachadaimid");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const more = msg("More", "Tuilleadh");
export const source = msg("In the list: {text}", "Sa liosta: {text}");
export const addItem = msg("Add an item: code or name", "Cuir earra leis: cód nó ainm");
export const addCustom = msg("Custom line", "Líne shaincheaptha");
export const addHeading = msg("Heading", "Ceannteideal");
export const addText = msg("Text", "Téacs");
export const addList = msg("Add several lines", "Cuir línte leis");
export const addListHint = msg(
  "One a line, such as 4 x SPOT-300; they are added when you save.",
  "Ceann in aghaidh na líne, mar 4 x SPOT-300; cuirtear leis iad nuair a shábhálann tú.",
);
export const keysHint = msg(
  "Enter: next item. Arrows: other line. Alt with arrows: move the line. Alt with Delete: remove it. Ctrl with Enter: save.",
  "Enter: an chéad earra eile. Saigheada: líne eile. Alt le saigheada: bog an líne. Alt le Delete: bain amach í. Ctrl le Enter: sábháil.",
);
export const removeLine = msg("Remove line {n}", "Bain amach líne {n}");
export const moveUp = msg("Move line {n} up", "Bog líne {n} suas");
export const moveDown = msg("Move line {n} down", "Bog líne {n} síos");
export const free = {
  available: msg("Available", "Ar fáil"),
  part: msg("Only {count}", "{count} amháin"),
  none: msg("Not available", "Níl sé ar fáil"),
  unconfirmed: msg("Unknown: not counted", "Anaithnid: gan chomhaireamh"),
} as const;
export const charged = plural<"factor">(
  { one: "{n} day × {factor}", other: "{n} days × {factor}" },
  {
    one: "lá amháin × {factor}",
    two: "{n} lá × {factor}",
    few: "{n} lá × {factor}",
    many: "{n} lá × {factor}",
    other: "{n} lá × {factor}",
  },
);
export const times = msg("× {factor}", "× {factor}");
export const totals = {
  days: msg("Charged days", "Laethanta a ghearrtar"),
  hire: msg("Hire", "Cíos"),
  orderDiscount: msg("Order discount", "Lascaine ordaithe"),
  minimum: msg("Up to the minimum hire", "Suas go dtí an t-íoschíos"),
  waiver: msg("Damage waiver", "Tarscaoileadh damáiste"),
  extras: msg("Transport, crew, consumables", "Iompar, criú, earraí inchaite"),
  net: msg("Total excl. VAT", "Iomlán gan CBL"),
  vat: msg("VAT", "CBL"),
  total: msg("Total incl. VAT", "Iomlán, CBL san áireamh"),
  deposit: msg("Deposit", "Éarlais"),
  security: msg("Security deposit", "Éarlais slándála"),
  margin: msg("Margin", "Corrlach"),
} as const;
export const noDates = msg(
  "Enter both dates to see prices.",
  "Cuir an dá dháta isteach le praghsanna a fheiceáil.",
);
export const save = msg("Save draft", "Sábháil an dréacht");
export const saved = msg("Draft saved.", "Sábháladh an dréacht.");
