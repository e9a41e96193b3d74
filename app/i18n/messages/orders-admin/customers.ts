import { msg, plural } from "#app/i18n/message.ts";

export { customers as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Accounts and guests; guests with the same email address are one customer.",
  "Cuntais agus aíonna; is custaiméir amháin iad aíonna leis an seoladh ríomhphoist céanna.",
);
export const open = msg("Customer page", "Leathanach an chustaiméara");
export const search = msg("Name, company, email or phone", "Ainm, cuideachta, ríomhphost nó teileafón");
export const none = msg("No customers here", "Níl aon chustaiméir anseo");
export const noneText = msg(
  "A customer is added with the first order, enquiry, quote or account.",
  "Cuirtear custaiméir leis nuair a thagann an chéad ordú, fiosrúchán, luachan nó cuntas.",
);
export const showAll = msg("Show all customers", "Taispeáin gach custaiméir");
export const kind = msg("Account", "Cuntas");
export const anyKind = msg("Accounts and guests", "Cuntais agus aíonna");
export const kinds = {
  account: msg("With an account", "Le cuntas"),
  guest: msg("Guests", "Aíonna"),
  trade: msg("Trade (pay by invoice)", "Trádáil (íoc ar shonrasc)"),
} as const;
export const openOnly = msg("With an open order", "Le hordú oscailte");
export const anyTag = msg("Any tag", "Clib ar bith");
export const sorts = {
  latest: msg("Latest order first", "An t-ordú is déanaí ar dtús"),
  spend: msg("Spend, high to low", "Caiteachas, ard go híseal"),
  name: msg("By name", "De réir ainm"),
  newest: msg("Newest first", "Is nuaí ar dtús"),
} as const;
export const columns = {
  name: msg("Name", "Ainm"),
  email: msg("Email", "Ríomhphost"),
  phone: msg("Phone", "Teileafón"),
  orders: msg("Orders", "Orduithe"),
  spend: msg("Net spend", "Glanchaiteachas"),
  latest: msg("Latest order", "An t-ordú is déanaí"),
  tags: msg("Tags", "Clibeanna"),
  since: msg("Since", "Ó"),
} as const;
export const guest = msg("Guest", "Aoi");
export const account = msg("Account", "Cuntas");
export const trade = msg("Trade", "Trádáil");
export const locked = msg("Locked", "Faoi ghlas");
export const openOrders = plural(
  { one: "{n} open order", other: "{n} open orders" },
  {
    one: "ordú oscailte amháin",
    two: "{n} ordú oscailte",
    few: "{n} ordú oscailte",
    many: "{n} n-ordú oscailte",
    other: "{n} ordú oscailte",
  },
);
export const shopOrders = msg("Shop orders", "Orduithe siopa");
export const figures = msg("Figures", "Figiúirí");
export const spent = msg("Spent", "Caite");
export const refunded = msg("Refunded", "Aisíoctha");
export const contact = msg("Contact", "Teagmháil");
export const company = msg("Company", "Cuideachta");
export const emails = msg("Email addresses", "Seoltaí ríomhphoist");
export const addresses = msg("Addresses", "Seoltaí");
export const accountPage = msg("Account and pay by invoice", "Cuntas agus íoc ar shonrasc");
export const noAccount = msg("Guest: no account", "Aoi: gan chuntas");
export const tradeSince = msg("May pay by invoice since {day}", "Íoc ar shonrasc ceadaithe ón {day}");
export const noTrade = msg("Pays by card", "Íocann le cárta");
export const records = {
  orders: msg("Orders", "Orduithe"),
  quotes: msg("Quotes", "Luachana"),
  hires: msg("Hires", "Orduithe cíosa"),
  enquiries: msg("Enquiries", "Fiosrúcháin"),
  withdrawals: msg("Withdrawals", "Tarraingtí siar"),
  mails: msg("Mails", "Ríomhphoist"),
} as const;
export const noRecords = msg(
  "Nothing yet: no order, enquiry, quote or hire.",
  "Faic go fóill: gan ordú, fiosrúchán, luachan ná ordú cíosa.",
);
/** Of what a guest did: whether it was the customer is not known. */
export const underFormer = msg(
  "As a guest under a former address: {email}",
  "Mar aoi faoi sheanseoladh: {email}",
);
export const withdrawal = msg("Withdrawal, order {number}", "Tarraingt siar, ordú {number}");

export const edit = msg("Edit customer", "Cuir an custaiméir in eagar");
export const tagsLabel = msg("Tags, with commas between", "Clibeanna, le camóga eatarthu");
export const note = msg("Note (among staff)", "Nóta (i measc na foirne)");
export const save = msg("Save customer", "Sábháil an custaiméir");
export const saved = msg("The customer was saved.", "Sábháladh an custaiméir.");
export const tagsOver = msg(
  "A customer has at most 20 tags of at most 40 characters each. Nothing was saved; shorten the tags.",
  "20 clib ar a mhéad a bhíonn ag custaiméir, 40 carachtar ar a mhéad i ngach ceann. Níor sábháladh aon rud; giorraigh na clibeanna.",
);
export const noName = msg("Enter a name.", "Cuir ainm isteach.");
export const changedMeanwhile = msg(
  "This customer was changed meanwhile. What you typed is below; the page shows what is stored now.",
  "Athraíodh an custaiméir seo idir an dá linn. Tá an méid a chlóscríobh tú thíos; taispeánann an leathanach cad atá stóráilte anois.",
);

export const merge = msg(
  "Merge another customer into this one",
  "Cumaisc custaiméir eile isteach sa cheann seo",
);
export const mergeText = msg(
  "The other customer’s email addresses, account, orders, enquiries, quotes, hires and mails belong to this customer from then on. Tags are put together, the note is added below. Orders and documents themselves do not change. You can part them again.",
  "Is leis an gcustaiméir seo as sin amach seoltaí ríomhphoist, cuntas, orduithe, fiosrúcháin, luachana, orduithe cíosa agus ríomhphoist an chustaiméara eile. Cuirtear na clibeanna le chéile agus cuirtear an nóta leis thíos. Ní athraíonn na horduithe ná na doiciméid féin. Is féidir iad a scaradh arís.",
);
export const mergeEmail = msg(
  "Email address of the other customer",
  "Seoladh ríomhphoist an chustaiméara eile",
);
export const mergeButton = msg("Merge", "Cumaisc");
export const merged = msg("The customers were merged.", "Cumascadh na custaiméirí.");
export const mergeUnknown = msg(
  "No other customer has this email address.",
  "Níl an seoladh ríomhphoist seo ag aon chustaiméir eile.",
);
export const mergePriceList = msg(
  "The two customers buy at different prices, and you may not give anybody a price list. Ask a colleague who may to merge them.",
  "Ceannaíonn an dá chustaiméir ar phraghsanna éagsúla, agus níl cead agat liosta praghsanna a thabhairt do dhuine ar bith. Iarr ar chomhghleacaí a bhfuil an cead sin aige iad a chumasc.",
);
export const partPriceList = msg(
  "Parted, one of the two customers would buy at other prices than now, and you may not give anybody a price list. Ask a colleague who may to part them.",
  "Scartha, cheannódh duine den dá chustaiméir ar phraghsanna eile seachas mar atá anois, agus níl cead agat liosta praghsanna a thabhairt do dhuine ar bith. Iarr ar chomhghleacaí a bhfuil an cead sin aige iad a scaradh.",
);
export const mergedFrom = msg("Merged: {name}", "Cumasctha: {name}");
export const part = msg("Part again", "Scar arís");
export const parted = msg("The customers were parted.", "Scaradh na custaiméirí.");

export const personalData = msg("Personal data", "Sonraí pearsanta");
export const exportText = msg(
  "Everything that is stored about this customer, as a JSON file. Make sure who is asking before you pass it on.",
  "Gach rud atá stóráilte faoin gcustaiméir seo, mar chomhad JSON. Bí cinnte cé atá ag iarraidh sula dtugann tú ar aghaidh é.",
);
export const exportButton = msg("Export personal data", "Easpórtáil sonraí pearsanta");
export const erase = msg("Erase personal data", "Scrios sonraí pearsanta");
export const eraseText = msg(
  "Deletes the account, enquiries, quotes that were not accepted, mails, notes, tags and comments, ends unpaid orders and takes the person out of them. Orders on invoice, paid orders, invoices, accepted hires and withdrawals stay as long as the law asks. This cannot be undone.",
  "Scriostar an cuntas, fiosrúcháin, luachana nár glacadh leo, ríomhphoist, nótaí, clibeanna agus tráchtanna, cuirtear deireadh le horduithe nár íocadh agus baintear an duine astu. Fanann orduithe ar shonrasc, orduithe íoctha, sonraisc, orduithe cíosa ar glacadh leo agus tarraingtí siar chomh fada is a éilíonn an dlí. Ní féidir é seo a chealú.",
);
export const eraseSure = msg(
  "Type the customer’s email address to confirm",
  "Clóscríobh seoladh ríomhphoist an chustaiméara le dearbhú",
);
export const eraseButton = msg("Erase this customer", "Scrios an custaiméir seo");
export const eraseMismatch = msg(
  "This is not an email address of this customer. Nothing was erased.",
  "Ní le haghaidh an chustaiméara seo an seoladh ríomhphoist sin. Níor scriosadh aon rud.",
);
export const eraseNeedsProvider = msg(
  "The payment provider cannot be reached, and an order of this customer still waits for its payment. Nothing was erased; try again soon.",
  "Ní féidir teacht ar an soláthraí íocaíochta, agus tá ordú de chuid an chustaiméara seo fós ag fanacht le híocaíocht. Níor scriosadh aon rud; bain triail eile as go luath.",
);
export const eraseStaff = msg(
  "This account belongs to a member of staff: take its roles away in Users first.",
  "Is le ball foirne an cuntas seo: bain a róil de in Úsáideoirí ar dtús.",
);
export const erased = msg(
  "The customer’s personal data were erased.",
  "Scriosadh sonraí pearsanta an chustaiméara.",
);
