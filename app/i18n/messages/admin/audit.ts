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

/** What was so before, and is so now. */
export const fromTo = msg("from {from} to {to}", "roimhe: {from}, anois: {to}");

type Fact = Message<{ readonly value: string | number }>;

/** Facts of an entry, by their names in the log. */
export const FACTS: Readonly<Record<string, Fact>> = {
  number: msg("no. {value}", "uimh. {value}"),
  total: msg("total {value}", "iomlán {value}"),
  amount: msg("{value}", "{value}"),
  expected: msg("{value} was expected", "a rabhthas ag súil leis: {value}"),
  environmentalCost: msg("environmental cost {value}", "costas comhshaoil {value}"),
  charge: msg("charged {value}", "gearradh {value}"),
  refund: msg("refunded {value}", "aisíocadh {value}"),
  net: msg("difference {value}", "difríocht {value}"),
  removed: msg("taken off: {value}", "bainte: {value}"),
  order: msg("added as order {value}", "curtha leis mar ordú {value}"),
  unpaid: msg("as order {value} was not paid", "toisc nár íocadh ordú {value}"),
  replacedBy: msg("replaced by order {value}", "curtha ina ionad: ordú {value}"),
  provider: msg("payment: {value}", "íocaíocht: {value}"),
  method: msg("paid by: {value}", "íoctha le: {value}"),
  link: msg("link no. {value}", "nasc uimh. {value}"),
  parcel: msg("parcel no. {value}", "beart uimh. {value}"),
  left: msg("pieces still here: {value}", "píosaí fós anseo: {value}"),
  from: msg("before: {value}", "roimhe: {value}"),
  to: msg("now: {value}", "anois: {value}"),
  was: msg("before: {value}", "roimhe: {value}"),
  into: msg("moved into: {value}", "aistrithe go: {value}"),
  by: msg("by: {value}", "ag: {value}"),
  fields: msg("what was changed: {value}", "a athraíodh: {value}"),
  changed: msg("changed: {value}", "athraithe: {value}"),
  change: msg("what was done: {value}", "a rinneadh: {value}"),
  value: msg("to: {value}", "go: {value}"),
  rows: msg("rows: {value}", "rónna: {value}"),
  products: msg("products: {value}", "táirgí: {value}"),
  entries: msg("entries: {value}", "iontrálacha: {value}"),
  redirects: msg("redirects: {value}", "atreoruithe: {value}"),
  addresses: msg("addresses: {value}", "seoltaí: {value}"),
  name: msg("“{value}”", "“{value}”"),
  alias: msg("“{value}”", "“{value}”"),
  quote: msg("from quote {value}", "ó luachan {value}"),
  role: msg("role: {value}", "ról: {value}"),
  section: msg("settings: {value}", "socruithe: {value}"),
  collection: msg("in: {value}", "limistéar: {value}"),
  receivedOn: msg("received on {value}", "faighte {value}"),
  receivedAt: msg("received {value}", "faighte {value}"),
  until: msg("until {value}", "go dtí {value}"),
  reference: msg("reference {value}", "tagairt {value}"),
  putBack: msg("pieces put back: {value}", "píosaí curtha ar ais: {value}"),
  reason: msg("reason: {value}", "fáth: {value}"),
  failure: msg("why it failed: {value}", "cúis na teipe: {value}"),
  how: msg("settled by: {value}", "socraithe trí: {value}"),
  state: msg("status: {value}", "stádas: {value}"),
  code: msg("code {value}", "cód {value}"),
  pieces: msg("pieces: {value}", "píosaí: {value}"),
  shortages: msg("shortages: {value}", "ganntanais: {value}"),
  units: msg("units: {value}", "aonaid: {value}"),
  created: msg("added: {value}", "curtha leis: {value}"),
  unchanged: msg("unchanged: {value}", "gan athrú: {value}"),
  groups: msg("groups: {value}", "grúpaí: {value}"),
  items: msg("items: {value}", "míreanna: {value}"),
  item: msg("item {value}", "mír {value}"),
  samples: msg("samples: {value}", "samplaí: {value}"),
  formType: msg("form: {value}", "foirm: {value}"),
  origin: msg("begun: {value}", "tosaithe: {value}"),
  version: msg("version {value}", "leagan {value}"),
  kind: msg("kind: {value}", "cineál: {value}"),
  promised: msg("promised for {value}", "geallta: {value}"),
  quantity: msg("quantity: {value}", "cainníocht: {value}"),
  note: msg("note: {value}", "nóta: {value}"),
  hire: msg("hire {value}", "ordú cíosa {value}"),
  attention: msg("needs attention: {value}", "aird de dhíth: {value}"),
  scheme: msg("{value}", "{value}"),
  done: msg("on {value}", "dáta: {value}"),
  images: msg("pictures: {value}", "pictiúir: {value}"),
  imagesMissing: msg("pictures missing: {value}", "pictiúir in easnamh: {value}"),
  added: msg("added: {value}", "curtha leis: {value}"),
  updated: msg("updated: {value}", "nuashonraithe: {value}"),
  skipped: msg("skipped: {value}", "fágtha ar lár: {value}"),
  errors: msg("rows with errors: {value}", "rónna le hearráidí: {value}"),
  warnings: msg("warnings: {value}", "rabhaidh: {value}"),
  makerless: msg("without a manufacturer: {value}", "gan déantúsóir: {value}"),
  priceless: msg("without a price: {value}", "gan phraghas: {value}"),
  categories: msg("categories: {value}", "catagóirí: {value}"),
  scope: msg("which hires: {value}", "na horduithe cíosa: {value}"),
  host: msg("host: {value}", "óstach: {value}"),
  events: msg("events: {value}", "imeachtaí: {value}"),
};

/** Facts that are a yes or a no, in words of their own; null where the no says nothing. */
export const FLAGS: Readonly<Record<string, readonly [yes: Message, no: Message | null]>> = {
  published: [
    msg("visible on the site", "le feiceáil ar an suíomh"),
    msg("not visible on the site", "gan a bheith le feiceáil ar an suíomh"),
  ],
  sample: [msg("a sample", "sampla"), null],
  hold: [msg("its equipment is held", "coinnítear a trealamh"), null],
  repeated: [msg("stated before", "luaite cheana"), null],
  late: [msg("late", "déanach"), null],
  active: [msg("active", "gníomhach"), msg("not active", "neamhghníomhach")],
  passed: [msg("passed", "éirithe leis"), msg("not passed", "níor éirigh leis")],
  scheduled: [msg("at the set time", "ag an am socraithe"), null],
  hasEnglish: [
    msg("described in English", "cur síos i mBéarla"),
    msg("not described in English", "gan chur síos i mBéarla"),
  ],
  hasIrish: [
    msg("described in Irish", "cur síos i nGaeilge"),
    msg("not described in Irish", "gan chur síos i nGaeilge"),
  ],
  ownEnglish: [
    msg("own text in English", "téacs féin i mBéarla"),
    msg("original text in English", "buntéacs i mBéarla"),
  ],
  ownIrish: [
    msg("own text in Irish", "téacs féin i nGaeilge"),
    msg("original text in Irish", "buntéacs i nGaeilge"),
  ],
  reverseCharge: [msg("without VAT, which the buyer pays", "gan CBL, a íocann an ceannaitheoir"), null],
};
export const yes = msg("yes", "tá");
export const no = msg("no", "níl");
