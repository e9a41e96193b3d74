import { msg } from "#app/i18n/message.ts";

export { draftOrders as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Orders that staff prepare, by telephone or at the counter, until they are placed.",
  "Orduithe a ullmhaíonn an fhoireann, ar an nguthán nó ag an gcuntar, go dtí go ndéantar iad.",
);
export { newOrder } from "#app/i18n/messages/admin/section-names.ts";
export const createOrder = msg("New order", "Ordú nua");
export const draft = msg("Draft {number}", "Dréacht {number}");
export const search = msg("Number, name, company or email", "Uimhir, ainm, cuideachta nó ríomhphost");
export const none = msg("No drafts here", "Níl aon dréacht anseo");
export const noneText = msg(
  "A new order is kept here from its first save until it is placed.",
  "Coinnítear ordú nua anseo ón gcéad sábháil go dtí go ndéantar é.",
);
export const showAll = msg("Show all drafts", "Taispeáin gach dréacht");
export const view = msg("Status", "Stádas");
export const allStates = msg("All statuses", "Gach stádas");
export const statuses = {
  open: msg("Open", "Oscailte"),
  sent: msg("Link sent", "Nasc seolta"),
  expired: msg("Link expired", "Nasc as feidhm"),
  ordered: msg("Ordered, not paid", "Ordaithe, gan íoc"),
  paid: msg("Paid", "Íoctha"),
  cancelled: msg("Cancelled", "Curtha ar ceal"),
} as const;
export const columns = {
  number: msg("Number", "Uimhir"),
  state: msg("Status", "Stádas"),
  customer: msg("Customer", "Custaiméir"),
  total: msg("Total incl. VAT", "Iomlán, CBL san áireamh"),
  held: msg("Price held until", "Praghas coinnithe go dtí"),
  changed: msg("Changed", "Athraithe"),
  author: msg("Created by", "Cruthaithe ag"),
} as const;

/** Fields of the editor above the lines. */
export const head = {
  user: msg("Account", "Cuntas"),
  name: msg("Name", "Ainm"),
  email: msg("Email", "Ríomhphost"),
  phone: msg("Phone", "Teileafón"),
  company: msg("Company", "Cuideachta"),
  vat_number: msg("VAT number", "Uimhir CBL"),
  po_number: msg("PO number", "Uimhir an ordaithe cheannaigh"),
  locale: msg("Language", "Teanga"),
  delivery: msg("Delivery", "Seachadadh"),
  line1: msg("Address line 1", "Seoladh, líne 1"),
  line2: msg("Address line 2", "Seoladh, líne 2"),
  town: msg("Town", "Baile"),
  county: msg("County", "Contae"),
  postcode: msg("Eircode or postcode", "Éirchód nó postchód"),
  bill_line1: msg("Billing address line 1", "Seoladh sonraisc, líne 1"),
  bill_line2: msg("Billing address line 2", "Seoladh sonraisc, líne 2"),
  bill_town: msg("Billing town", "Baile billeála"),
  bill_county: msg("Billing county", "Contae billeála"),
  bill_postcode: msg("Billing postcode", "Postchód billeála"),
  delivery_price: msg("Delivery price by hand, €", "Praghas seachadta de láimh, €"),
  discount: msg("Discount on the order, € or %", "Lascaine ar an ordú, € nó %"),
  discount_reason: msg("Reason for the discount", "Fáth na lascaine"),
  message: msg("Message to the customer", "Teachtaireacht don chustaiméir"),
  note: msg("Note for staff", "Nóta don fhoireann"),
  add: msg("Add several lines", "Cuir línte leis"),
} as const;
/** Fields of a line. */
export const line = {
  product: msg("Product", "Táirge"),
  name: msg("Name", "Ainm"),
  quantity: msg("Quantity", "Cainníocht"),
  price: msg("Price, €", "Praghas, €"),
  vat: msg("VAT", "CBL"),
  discount: msg("Discount, € or %", "Lascaine, € nó %"),
  reason: msg("Reason", "Cúis"),
  chosen: msg("Options", "Roghanna"),
  total: msg("Total", "Iomlán"),
} as const;
export const customer = msg("Customer", "Custaiméir");
export const findCustomer = msg("Find a customer", "Aimsigh custaiméir");
export const findCustomerHint = msg(
  "Three letters of the name, company or email; or fill in the fields for a new one.",
  "Trí litir den ainm, den chuideachta nó den ríomhphost; nó líon na réimsí do chustaiméir nua.",
);
export const hasAccount = msg("has an account", "tá cuntas aige nó aici");
export const lines = msg("Lines", "Línte");
export const deliveryTitle = msg("Delivery and billing", "Seachadadh agus billeáil");
export const billing = msg("Billing address, if it is another", "Seoladh sonraisc, más ceann eile é");
export const billingNeeded = msg("Billing address", "Seoladh sonraisc");
export const collection = msg("Collection in Galway", "Le bailiú i nGaillimh");
export const deliveryTo = msg("Delivery: {zone}, {price}", "Seachadadh: {zone}, {price}");
export const priceByHand = msg("price by hand", "praghas de láimh");
export const messages = msg("Discount and notes", "Lascaine agus nótaí");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const addProduct = msg(
  "Add a product: part number or name",
  "Cuir táirge leis: uimhir pháirte nó ainm",
);
export const addFree = msg("Free line", "Líne shaor");
export const addListHint = msg(
  "One a line, such as 4 x SKU-1; they are added when you save.",
  "Ceann in aghaidh na líne, mar 4 x SKU-1; cuirtear leis iad nuair a shábhálann tú.",
);
export const listPrice = msg("Price list", "Liosta praghsanna");
export const pricesOfList = msg(
  "The prices are those of the customer’s price list, {name}.",
  "Is iad praghsanna liosta an chustaiméara atá anseo: {name}.",
);
export const onlyLeft = msg("Only {n} left", "Níl ach {n} fágtha");
export const removeLine = msg("Remove line {n}", "Bain amach líne {n}");
export const totals = {
  goods: msg("Goods", "Earraí"),
  discount: msg("Discount on the order", "Lascaine ar an ordú"),
  delivery: msg("Delivery", "Seachadadh"),
  vat: msg("VAT {rate}% on {net}", "CBL {rate}% ar {net}"),
  total: msg("Total incl. VAT", "Iomlán, CBL san áireamh"),
} as const;
export const save = msg("Save draft", "Sábháil an dréacht");
export const saved = msg("Draft saved.", "Sábháladh an dréacht.");
export const faults = {
  required: msg("please fill this in.", "líon é seo, le do thoil."),
  "too-long": msg("write it shorter.", "scríobh níos giorra é."),
  email: msg("this is no email address.", "ní seoladh ríomhphoist é seo."),
  sum: msg("a sum such as 12.50.", "suim mar 12.50."),
  vat: msg("choose a rate.", "roghnaigh ráta."),
  "vat-number": msg("this number cannot exist.", "ní féidir an uimhir seo a bheith ann."),
  quantity: msg("a whole number from 1 to 9999.", "slánuimhir ó 1 go 9999."),
  stock: msg("there are not that many in stock.", "níl an oiread sin sa stoc."),
  discount: msg("a sum such as 5.00, or 10%.", "suim mar 5.00, nó 10%."),
  "discount-too-high": msg(
    "it is more than the line or the order costs.",
    "tá sé níos mó ná costas na líne nó an ordaithe.",
  ),
  reason: msg(
    "say why the price or the discount was set by hand.",
    "abair cén fáth ar socraíodh an praghas nó an lascaine de láimh.",
  ),
  choose: msg("choose one of each.", "roghnaigh ceann de gach ceann."),
  gone: msg("it is not sold any more. Remove the line.", "ní dhíoltar a thuilleadh é. Bain an líne amach."),
  "on-request": msg(
    "the catalogue has none for this product. Enter one.",
    "níl aon cheann sa chatalóg don táirge seo. Cuir ceann isteach.",
  ),
  postcode: msg("it does not belong to this delivery zone.", "ní bhaineann sé leis an gcrios seachadta seo."),
  "delivery-price": msg(
    "no rate covers these goods. Enter a price.",
    "níl aon ráta do na hearraí seo. Cuir praghas isteach.",
  ),
  "too-many-lines": msg("a draft takes 100 lines.", "glacann dréacht le 100 líne."),
  "unknown-code": msg("no product has this part number.", "níl an uimhir pháirte seo ag aon táirge."),
  "no-lines": msg("Add at least one line.", "Cuir líne amháin ar a laghad leis."),
} as const;
export const conflictTitle = msg(
  "A colleague has saved this draft meanwhile",
  "Shábháil comhghleacaí an dréacht seo idir an dá linn",
);

export const complete = msg("Complete the order", "Cuir an t-ordú i gcrích");
export const missing = msg("Before it can be ordered:", "Sular féidir é a ordú:");
export const unsaved = msg(
  "What is saved counts: save changes first.",
  "Is é an rud atá sábháilte a áirítear: sábháil athruithe ar dtús.",
);
export const sendLink = msg("Send payment link", "Seol nasc íocaíochta");
export const sendLinkAgain = msg("Send a new payment link", "Seol nasc íocaíochta nua");
export const sendQuestion = msg(
  "Send a payment link for {total} to {email}? The prices hold until {date}.",
  "Nasc íocaíochta {total} a sheoladh chuig {email}? Coinnítear na praghsanna go dtí an {date}.",
);
export const placeTransfer = msg("Place order, paid by transfer", "Déan an t-ordú, íoctha le haistriú");
export const placeQuestion = msg(
  "Place the order for {total}? {email} gets the pro-forma; the goods are held until {date}.",
  "An t-ordú {total} a dhéanamh? Faigheann {email} an sonrasc pro forma; coinnítear na hearraí go dtí an {date}.",
);
export const sellAtCounter = msg("Place order, paid at the counter", "Déan an t-ordú, íoctha ag an gcuntar");
export const sellQuestion = msg(
  "Place the order for {total}, paid now: {method}? The invoice is made at once and mailed to {email}.",
  "An t-ordú {total} a dhéanamh, íoctha anois: {method}? Déantar an sonrasc láithreach agus seoltar chuig {email} é.",
);
export const slipHint = msg(
  "On the slip of the card terminal. Cash needs none.",
  "Ar dhuillín an teirminéil cártaí. Níl ceann de dhíth ar airgead tirim.",
);
export const noSlip = msg(
  "Enter what the slip of the terminal calls it.",
  "Cuir isteach an tagairt atá ar dhuillín an teirminéil.",
);
export const sold = msg("The order is placed and paid.", "Tá an t-ordú déanta agus íoctha.");
export const soldUnpaid = msg(
  "The order is placed, but it is not marked as paid yet. Look at the order.",
  "Tá an t-ordú déanta, ach níl sé marcáilte mar íoctha fós. Féach ar an ordú.",
);
export const noAccount = msg(
  "An order by transfer needs your IBAN.",
  "Teastaíonn d’IBAN le haghaidh ordú le haistriú.",
);
export const toAccount = msg("Enter it in Settings", "Cuir isteach faoi Socruithe é");
export const askForAccount = msg(
  "Ask an admin to enter it in Settings.",
  "Iarr ar riarthóir é a chur isteach faoi Socruithe.",
);
export const termDays = msg("Days to pay", "Laethanta le híoc");
export const cancel = msg("Cancel draft", "Cuir an dréacht ar ceal");
export const cancelQuestion = msg(
  "Cancel this draft? Its payment link opens nothing any more.",
  "An dréacht seo a chur ar ceal? Ní osclaíonn a nasc íocaíochta aon rud a thuilleadh.",
);
export const copy = msg("Create a copy", "Cruthaigh cóip");
export const linkSent = msg("The payment link is on its way.", "Tá an nasc íocaíochta ar a bhealach.");
export const linkNotSent = msg(
  "The payment link is saved but not sent: no mail server is set up. Its mail is listed under Mail.",
  "Sábháladh an nasc íocaíochta ach níor seoladh é: níl aon fhreastalaí ríomhphoist socraithe. Tá a ríomhphost liostaithe faoi Ríomhphost.",
);
export const orderPlaced = msg("The order is placed.", "Tá an t-ordú déanta.");
export const cancelled = msg("The draft is cancelled.", "Cuireadh an dréacht ar ceal.");
export const linkHeld = msg(
  "Link sent {sent}. The prices hold until {date}.",
  "Nasc seolta {sent}. Coinnítear na praghsanna go dtí an {date}.",
);
export const linkOver = msg(
  "The payment link has expired on {date}.",
  "Chuaigh an nasc íocaíochta as feidhm an {date}.",
);
export const openLink = msg("Open the customer’s page", "Oscail leathanach an chustaiméara");
export const toOrder = msg("Order {number}", "Ordú {number}");
export const history = msg("History", "Stair");
export const refusals = {
  conflict: msg(
    "A colleague has changed this draft since. Nothing was done; look at it again.",
    "D’athraigh comhghleacaí an dréacht seo ó shin. Níor rinneadh aon rud; féach air arís.",
  ),
  closed: msg(
    "An order was placed of this draft, or it was cancelled. Nothing was done.",
    "Rinneadh ordú den dréacht seo, nó cuireadh ar ceal é. Níor rinneadh aon rud.",
  ),
  incomplete: msg("The draft is not complete yet:", "Níl an dréacht iomlán fós:"),
  "price-changed": msg(
    "Prices in the catalogue have changed: it comes to {total} now. Save the draft, then try again.",
    "D’athraigh praghsanna sa chatalóg: is é {total} an t-iomlán anois. Sábháil an dréacht, ansin bain triail eile as.",
  ),
  "out-of-stock": msg(
    "There is not enough stock of a line. Nothing was done.",
    "Níl go leor stoic de líne ann. Níor rinneadh aon rud.",
  ),
  "too-expensive": msg(
    "The order is worth too much to be paid at once.",
    "Is mó luach an ordaithe ná a ghlactar in aon íocaíocht amháin.",
  ),
  "too-cheap": msg(
    "A payment page charges €0.50 at least.",
    "Gearrann leathanach íocaíochta €0.50 ar a laghad.",
  ),
  "no-payment": msg(
    "Nothing can be paid by card at the moment. Place the order by transfer.",
    "Ní féidir aon rud a íoc le cárta faoi láthair. Déan an t-ordú le haistriú.",
  ),
  "no-account": msg(
    "Transfers need an IBAN in Settings, Trade customers.",
    "Teastaíonn IBAN faoi Socruithe, Custaiméirí trádála, le haghaidh aistrithe.",
  ),
  days: msg("Days to pay: a whole number from 1 to 90.", "Laethanta le híoc: slánuimhir ó 1 go 90."),
} as const;
export const fromStaff = msg("Created by {name}", "Cruthaithe ag {name}");
export const ofOrder = msg("Orders of staff", "Orduithe na foirne");
export const addsTo = msg("Adds to order {number}", "Cuireann sé le hordú {number}");
export const fromStaffGone = msg("Created by staff", "Cruthaithe ag an bhfoireann");
export const addition = msg("Added later:", "Curtha leis ina dhiaidh sin:");
export const addToOrder = msg("Add to this order", "Cuir leis an ordú seo");
