import { type Message, msg } from "#app/i18n/message.ts";

export { activityLog as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Who changed what, and when. Nothing here can be changed or removed.",
  "Cé a d’athraigh cad, agus cathain. Ní féidir aon rud anseo a athrú ná a bhaint.",
);
export const search = msg(
  "What was done, kind of thing or its id",
  "Cad a rinneadh, cineál ruda nó a aitheantas",
);
export const at = msg("Time", "Am");
export const actor = msg("Who", "Cé");
export const action = msg("Action", "Gníomh");
export const subject = msg("Object", "Réad");
export const details = msg("Details", "Sonraí");
export const anybody = msg("Anybody", "Duine ar bith");
export const system = msg("The system", "An córas");
export const gone = msg("Somebody who has left", "Duine atá imithe");
export const none = msg("Nothing found", "Níor aimsíodh aon rud");
export const noneText = msg(
  "Try a word of what was done, such as refund or changed.",
  "Bain triail as focal den rud a rinneadh, mar aisíoc nó athraíodh.",
);
export const clear = msg("Show everything", "Taispeáin gach rud");

/** What something was done to, by the kind of the log. */
export const SUBJECTS: Readonly<Record<string, Message>> = {
  order: msg("Order", "Ordú"),
  enquiry: msg("Enquiry", "Fiosrúchán"),
  product: msg("Product", "Táirge"),
  "product-batch": msg("Products", "Táirgí"),
  category: msg("Category", "Catagóir"),
  brand: msg("Brand", "Branda"),
  "attribute-words": msg("Attributes", "Tréithe"),
  synonym: msg("Search synonym", "Comhchiallach cuardaigh"),
  import: msg("Import", "Iompórtáil"),
  content: msg("Content", "Ábhar"),
  entry: msg("Entry", "Iontráil"),
  collection: msg("Content", "Ábhar"),
  words: msg("Site text", "Téacs an tsuímh"),
  "legal-page": msg("Legal text", "Téacs dlíthiúil"),
  media: msg("Picture", "Pictiúr"),
  mail: msg("Mail", "Ríomhphost"),
  redirects: msg("Redirects", "Atreoruithe"),
  setting: msg("Setting", "Socrú"),
  user: msg("Account", "Cuntas"),
  fleet: msg("Fleet", "Flít"),
  "hire-item": msg("Hire item", "Mír chíosa"),
  "hire-group": msg("Hire group", "Grúpa cíosa"),
  unit: msg("Unit", "Aonad"),
  units: msg("Units", "Aonaid"),
  withdrawal: msg("Withdrawal", "Tarraingt siar"),
  hire: msg("Hire", "Ordú cíosa"),
  quote: msg("Quote", "Luachan"),
  "draft-order": msg("Draft order", "Dréachtordú"),
  "hire-subhire": msg("Sub-hire", "Fo-ordú cíosa"),
  "hire-supplier": msg("Supplier", "Soláthraí"),
  venue: msg("Venue", "Ionad"),
  vehicle: msg("Vehicle", "Feithicil"),
  inspections: msg("Inspections", "Cigireachtaí"),
  "calendar-feed": msg("Calendar feed", "Fotha féilire"),
  customer: msg("Customer", "Custaiméir"),
  discount: msg("Discount code", "Cód lascaine"),
  "price-list": msg("Price list", "Liosta praghsanna"),
  webhook: msg("Webhook", "Crúca gréasáin"),
  "list-view": msg("Saved view", "Radharc sábháilte"),
};

/** Facts of an entry, by their names in the log. */
export const FACTS: Readonly<Record<string, Message>> = {
  number: msg("no.", "uimh."),
  total: msg("total", "iomlán"),
  amount: msg("amount", "méid"),
  expected: msg("expected", "a rabhthas ag súil leis"),
  environmentalCost: msg("environmental cost", "costas comhshaoil"),
  provider: msg("payment", "íocaíocht"),
  from: msg("before", "roimhe"),
  to: msg("now", "anois"),
  into: msg("into", "isteach i"),
  fields: msg("fields", "réimsí"),
  changed: msg("changed", "athraithe"),
  change: msg("change", "athrú"),
  value: msg("value", "luach"),
  rows: msg("rows", "rónna"),
  products: msg("products", "táirgí"),
  entries: msg("entries", "iontrálacha"),
  redirects: msg("redirects", "atreoruithe"),
  addresses: msg("addresses", "seoltaí"),
  name: msg("name", "ainm"),
  role: msg("role", "ról"),
  section: msg("section", "rannóg"),
  collection: msg("area", "limistéar"),
  published: msg("published", "foilsithe"),
  sample: msg("sample", "sampla"),
  receivedOn: msg("received on", "faighte"),
  receivedAt: msg("received", "faighte"),
  until: msg("until", "go dtí"),
  times: msg("times", "uair"),
  reference: msg("reference", "tagairt"),
  putBack: msg("pieces put back", "píosaí curtha ar ais"),
  reason: msg("reason", "fáth"),
  failure: msg("failure", "teip"),
  how: msg("settled by", "socraithe trí"),
  was: msg("before", "roimhe"),
  state: msg("status", "stádas"),
  code: msg("code", "cód"),
  pieces: msg("pieces", "píosaí"),
  shortages: msg("shortages", "ganntanais"),
  units: msg("units", "aonaid"),
  created: msg("added", "curtha leis"),
  unchanged: msg("unchanged", "gan athrú"),
  groups: msg("groups", "grúpaí"),
  items: msg("items", "míreanna"),
  samples: msg("samples", "samplaí"),
  formType: msg("form", "foirm"),
  hold: msg("equipment held", "trealamh coinnithe"),
  origin: msg("begun", "tosaithe"),
  version: msg("version", "leagan"),
  late: msg("late", "déanach"),
  kind: msg("kind", "cineál"),
  promised: msg("promised for", "geallta do"),
  quantity: msg("quantity", "cainníocht"),
  note: msg("note", "nóta"),
  hire: msg("hire", "ordú cíosa"),
  attention: msg("needs attention", "aird de dhíth"),
  scheme: msg("scheme", "scéim"),
  images: msg("pictures", "pictiúir"),
  imagesMissing: msg("pictures missing", "pictiúir in easnamh"),
  added: msg("added", "curtha leis"),
  updated: msg("updated", "nuashonraithe"),
  skipped: msg("skipped", "fágtha ar lár"),
  makerless: msg("without a manufacturer", "gan déantúsóir"),
  categories: msg("categories", "catagóirí"),
  host: msg("host", "óstach"),
  events: msg("events", "imeachtaí"),
  active: msg("active", "gníomhach"),
};
export const yes = msg("yes", "tá");
export const no = msg("no", "níl");
