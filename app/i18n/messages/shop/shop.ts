import { msg, plural } from "#app/i18n/message.ts";

export const shop = msg("Shop", "Siopa");
export const shopLede = msg(
  "The equipment we hire out, service and trust, for sale from Galway.",
  "An trealamh a ligimid ar cíos, a sheirbhísímid agus a bhfuil muinín againn as, ar díol ó Ghaillimh.",
);
export const shopDescription = msg(
  "Lighting, sound, video, rigging, staging and power equipment for sale, delivered across Ireland or collected in Galway.",
  "Trealamh soilsithe, fuaime, físe, rigeála, stáitsí agus cumhachta ar díol, seachadta ar fud na hÉireann nó le bailiú i nGaillimh.",
);
export const departments = msg("Departments", "Ranna");
export const featured = msg("Featured", "Roghnaithe againn");
export const latest = msg("New in the shop", "Nua sa siopa");
export const browseAll = msg("Browse Equipment", "Brabhsáil an Trealamh");
export const browseDescription = msg(
  "Search and browse all equipment in the shop by department, name, part number or brand.",
  "Cuardaigh agus brabhsáil trealamh uile an tsiopa de réir roinne, ainm, uimhreach páirte nó branda.",
);
export const departmentDescription = msg(
  "{department} in the shop: search and browse by name, part number or brand.",
  "{department} sa siopa: cuardaigh agus brabhsáil de réir ainm, uimhreach páirte nó branda.",
);
export const requestHint = msg(
  "Cannot find it? We source equipment from makers all over the world.",
  "Nach bhfuil sé le fáil agat? Faighimid trealamh ó dhéantúsóirí ar fud an domhain.",
);
export const frameTitle = msg("Our shop", "Ár siopa");
export const frameFallback = msg("Open the shop on its own page", "Oscail an siopa ar a leathanach féin");
export const frameText = msg("Does the shop not appear?", "Nach bhfuil an siopa le feiceáil?");

export const installTip = msg(
  "Tip: add this site to your home screen, and the shop is one tap away.",
  "Leid: cuir an suíomh seo le do scáileán baile, agus beidh an siopa ann le tapáil amháin.",
);
export const install = msg("Add to home screen", "Cuir leis an scáileán baile");
export const dismiss = msg("Close this tip", "Dún an leid seo");

export const search = msg("Search products…", "Cuardaigh táirgí…");
export const searchLabel = msg("Search products", "Cuardaigh táirgí");
export const searchButton = msg("Search", "Cuardaigh");
export const products = msg("Products", "Táirgí");
export const suggested = plural(
  { one: "{n} suggestion", other: "{n} suggestions" },
  {
    one: "Moladh amháin",
    two: "{n} mholadh",
    few: "{n} mholadh",
    many: "{n} moladh",
    other: "{n} moladh",
  },
);
export const allResults = plural(
  { one: "See {n} result", other: "See all {n} results" },
  {
    one: "Féach ar an toradh",
    two: "Féach ar an {n} thoradh",
    few: "Féach ar na {n} thoradh go léir",
    many: "Féach ar na {n} dtoradh go léir",
    other: "Féach ar na {n} toradh go léir",
  },
);
export const allProducts = msg("See all products", "Féach ar na táirgí go léir");
export const all = msg("All", "Gach ceann");
export const categories = msg("Categories", "Catagóirí");
export const clear = msg("Clear search", "Glan an cuardach");
export const noProducts = msg("No products found", "Níor aimsíodh aon táirge");
export const noProductsHint = msg(
  "Try fewer or other words, a part number, or another department.",
  "Bain triail as níos lú focal nó focail eile, uimhir pháirte, nó roinn eile.",
);
export const noResults = msg("No results for “{query}”", "Níor aimsíodh aon toradh ar “{query}”");
export const closest = msg(
  "Nothing matches “{query}” exactly. These come closest.",
  "Níl aon rud a mheaitseálann “{query}” go beacht. Seo iad na cinn is gaire dó.",
);
export const searchCut = msg(
  "Your search was too long. We searched for its first {n} characters.",
  "Bhí do chuardach rófhada. Chuardaíomar an chéad {n} carachtar de.",
);
export const unknownCategory = msg("There is no such department", "Níl a leithéid de roinn ann");
export const unknownCategoryHint = msg(
  "It may have been renamed. Everything in the shop is still here.",
  "B’fhéidir gur athraíodh a hainm. Tá gach rud sa siopa fós anseo.",
);
export const pastEnd = msg("There is no page {page}", "Níl aon leathanach {page} ann");
export const pastEndHint = msg(
  "The last page is page {pages}.",
  "Is é leathanach {pages} an leathanach deireanach.",
);
export const lastPage = msg("Go to the last page", "Téigh go dtí an leathanach deireanach");
export const showing = msg("{from}–{to} of {total}", "{from}–{to} as {total}");
export const noneShown = msg("0 results", "0 toradh");
export const forQuery = msg("for “{query}”", "don chuardach “{query}”");
export const subcategories = msg("Inside this department", "Laistigh den roinn seo");
export const viewOptions = msg("Choose options", "Roghnaigh rogha");
export const viewProduct = msg("View details", "Breathnaigh ar na sonraí");

export const filters = msg("Filters", "Scagairí");
export const chosenFilters = msg("Chosen filters", "Scagairí roghnaithe");
export const clearFilters = msg("Clear filters", "Glan na scagairí");
export const removeFilter = msg("Remove this filter", "Bain an scagaire seo");
export const closeFilters = msg("Close the filters", "Dún na scagairí");
export const brand = msg("Brand", "Branda");
export const price = msg("Price", "Praghas");
export const priceUnder = msg("under {price}", "faoi bhun {price}");
export const priceBetween = msg("{from} to {below}", "{from} go {below}");
export const priceFrom = msg("{price} and over", "{price} agus os a chionn");
export const priceOnRequest = msg("Price on request", "Praghas ar iarratas");
export const moreValues = msg("Show more", "Taispeáin tuilleadh");
export const narrowedToNothing = msg(
  "Nothing in the shop fits all of these filters together. Take one away, or clear them.",
  "Níl aon rud sa siopa a oireann do na scagairí seo go léir le chéile. Bain ceann díobh, nó glan iad.",
);
export const showFound = plural(
  { one: "Show {n} product", other: "Show {n} products" },
  {
    one: "Taispeáin táirge amháin",
    two: "Taispeáin {n} tháirge",
    few: "Taispeáin {n} tháirge",
    many: "Taispeáin {n} dtáirge",
    other: "Taispeáin {n} táirge",
  },
);
export const prices = msg("Prices", "Praghsanna");
export const tradePrices = msg("Also show excl. VAT", "Taispeáin gan CBL freisin");
export const sort = msg("Sort: {by}", "Sórtáil: {by}");
export const sortFeatured = msg("featured", "roghnaithe againn");
export const sortBest = msg("best match", "an toradh is fearr");
export const sortName = msg("by name", "de réir ainm");
export const sortPrice = msg("lowest price first", "an praghas is ísle ar dtús");
export const sortPriceDown = msg("highest price first", "an praghas is airde ar dtús");
export const sortNew = msg("newest first", "na cinn is nuaí ar dtús");
