import { msg, plural } from "#app/i18n/message.ts";

export { schedule as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "What is out, promised and free, day by day.",
  "Cad atá amuigh, geallta agus saor, ó lá go lá.",
);

// Head of the board
export const display = msg("Display", "Taispeáint");
export const rows = msg("Rows", "Rónna");
export const views = { items: msg("Items", "Míreanna"), hires: msg("Hires", "Orduithe cíosa") };
export const layout = msg("Layout", "Leagan amach");
export const layouts = { timeline: msg("Timeline", "Amlíne"), agenda: msg("Agenda", "Clár oibre") };
export const range = msg("Days shown", "Laethanta a thaispeántar");
export const days = plural(
  { one: "{n} day", other: "{n} days" },
  { one: "lá amháin", two: "{n} lá", few: "{n} lá", many: "{n} lá", other: "{n} lá" },
);
export const navigation = msg("Move through time", "Bog tríd an am");
export const weekBack = msg("A week earlier", "Seachtain siar");
export const dayBack = msg("A day earlier", "Lá siar");
export const today = msg("Today", "Inniu");
export const dayOn = msg("A day later", "Lá ar aghaidh");
export const weekOn = msg("A week later", "Seachtain ar aghaidh");
export const shown = msg("{from} – {to}", "{from} – {to}");
export const print = msg("Print", "Priontáil");

// Filters
export const search = msg("Item, code, hire or customer", "Mír, cód, ordú cíosa nó custaiméir");
export const group = msg("Group", "Grúpa");
export const anyGroup = msg("All groups", "Gach grúpa");
export const category = msg("Category", "Catagóir");
export const anyCategory = msg("All categories", "Gach catagóir");
export const state = msg("Status", "Stádas");
export const anyState = msg("All statuses", "Gach stádas");
export const onlyProblems = msg("Only problems", "Fadhbanna amháin");
export const none = msg("Nothing to show here", "Níl aon rud le taispeáint anseo");
export const noneText = msg(
  "No row of these days fits the filters.",
  "Níl aon ró sna laethanta seo a fhreagraíonn do na scagairí.",
);
export const showAll = msg("Clear all filters", "Glan gach scagaire");

// Rows
export const corner = { items: msg("Item", "Mír"), hires: msg("Hire", "Ordú cíosa") };
export const taken = msg("{peak} of {owned} taken", "{peak} as {owned} tógtha");
export const takenHint = msg(
  "The most at one time in these days",
  "An méid is mó ag aon am sna laethanta seo",
);
export const short = msg("{n} short", "{n} in easnamh");
export const late = msg("{n} late", "{n} déanach");
export const over = msg("{n} too many", "{n} sa bhreis");
export const isLate = msg("Late", "Déanach");
export const unit = msg("Unit {number}", "Aonad {number}");
export const showUnits = msg("Show units of {item}", "Taispeáin na haonaid de: {item}");
export const hideUnits = msg("Hide units of {item}", "Folaigh na haonaid de: {item}");
export const empty = msg("Free", "Saor");

// Bars
export const kinds = {
  provisional: msg("Provisional", "Sealadach"),
  firm: msg("Reserved", "In áirithe"),
  out: msg("Out", "Amuigh"),
  done: msg("Returned", "Tugtha ar ais"),
  turnaround: msg("Turnaround", "Athullmhú"),
  maintenance: msg("Repair", "Deisiú"),
  missing: msg("Missing", "Ar iarraidh"),
  retired: msg("Sold or scrapped", "Díolta nó scrapáilte"),
  expected: msg("Not arrived yet", "Gan teacht fós"),
  subhire: msg("Sub-hire", "Fo-ordú cíosa"),
  shortage: msg("Short", "In easnamh"),
};
export const pieces = msg("{n} × {what}", "{n} × {what}");
export const agendaPieces = plural(
  { one: "{n} piece", other: "{n} pieces" },
  {
    one: "Píosa amháin",
    two: "{n} phíosa",
    few: "{n} phíosa",
    many: "{n} bpíosa",
    other: "{n} píosa",
  },
);
export const legend = msg("Legend", "Eochair");
export const buffers = msg("Preparation and turnaround", "Ullmhú agus athullmhú");
export const closedDay = msg("Closed day or holiday", "Lá dúnta nó lá saoire");
export const todayLine = msg("Now", "Anois");

// The card of a bar
export const customer = msg("Customer", "Custaiméir");
export const quantity = msg("Quantity", "Cainníocht");
export const period = msg("Collection – return", "Bailiú – tabhairt ar ais");
export const blocked = msg("Off the shelf", "Den seilf");
export const units = msg("Units", "Aonaid");
export const untilFurther = msg("{from} until further notice", "{from} go dtí fógra eile");
export const rush = msg(
  "Turnaround cut short for the next hire",
  "Athullmhú giorraithe don chéad ordú cíosa eile",
);

// Moving
export const keysHint = msg(
  "Arrow keys go from bar to bar, Enter opens one. M moves a hire: arrows by a day, with Shift its end; Enter goes on, Escape cancels.",
  "Téann na saigheadeochracha ó bharra go barra, osclaíonn Enter ceann. Bogann M ordú cíosa: saigheada lá ar lá, le Shift a dheireadh; leanann Enter ar aghaidh, cealaíonn Escape.",
);
export const moveMode = msg("Move hires", "Bog orduithe cíosa");
export const moveModeHint = msg(
  "Press a hire to change its dates.",
  "Brúigh ordú cíosa lena dhátaí a athrú.",
);
export const moving = msg("Moving {number}", "{number} á bhogadh");
export const earlier = msg("Earlier by a day", "Lá níos luaithe");
export const later = msg("Later by a day", "Lá níos déanaí");
export const shorter = msg("Shorter by a day", "Lá níos giorra");
export const longer = msg("Longer by a day", "Lá níos faide");
export const check = msg("Continue", "Lean ar aghaidh");
export const cancel = msg("Cancel", "Cealaigh");
export const cancelled = msg("{number} stays where it was.", "Fanann {number} mar a bhí.");
export const fixed = msg(
  "{number} cannot be moved here: only hires that have not been collected can.",
  "Ní féidir {number} a bhogadh anseo: ní féidir ach orduithe cíosa nár bailíodh fós.",
);
export const confirmTitle = msg("Move {number}?", "Bog {number}?");
export const before = msg("Now", "Anois");
export const checking = msg("Checking what is free…", "Ag seiceáil cad atá saor…");
export const openHire = msg("Open the hire", "Oscail an t-ordú cíosa");
export const moved = msg("{number} was moved.", "Bogadh {number}.");
export const movedBack = msg("{number} is back on its former dates.", "Tá {number} ar ais ar a sheandátaí.");
export const undo = msg("Undo", "Cealaigh an gníomh");
export const changedMeanwhile = msg(
  "This hire was changed meanwhile. The schedule now shows its present dates; yours are still in the fields. Look at both, then move it again.",
  "Athraíodh an t-ordú cíosa seo idir an dá linn. Taispeánann an sceideal a dhátaí reatha anois; tá do dhátaí féin sna réimsí fós. Féach ar an dá cheann, agus bog arís é.",
);
export const notAllowed = msg(
  "This hire can no longer be moved: it was collected, cancelled or has lapsed.",
  "Ní féidir an t-ordú cíosa seo a bhogadh a thuilleadh: bailíodh é, cuireadh ar ceal é nó chuaigh sé as feidhm.",
);
export const gone = msg("This hire no longer exists.", "Níl an t-ordú cíosa seo ann a thuilleadh.");
export const failed = msg(
  "The site could not be reached. Nothing was moved.",
  "Níorbh fhéidir an suíomh a bhaint amach. Níor bogadh aon rud.",
);

export const withoutScripts = msg(
  "The schedule needs JavaScript. Show the same hires as a list",
  "Tá JavaScript ag teastáil ón sceideal. Taispeáin na horduithe cíosa céanna mar liosta",
);
