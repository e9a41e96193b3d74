import { msg } from "#app/i18n/message.ts";

export { discounts as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Codes that customers enter at the checkout.",
  "Cóid a chuireann custaiméirí isteach ag an tseiceáil amach.",
);
export const newDiscount = msg("New discount code", "Cód lascaine nua");
export const none = msg("No discount codes yet", "Níl aon chód lascaine ann fós");
export const noneText = msg(
  "A code takes a percentage or a sum off an order.",
  "Baineann cód céatadán nó suim d’ordú.",
);
export const noneFound = msg("No discount code matches", "Níl aon chód lascaine ann mar sin");
export const showAll = msg("Show all discount codes", "Taispeáin gach cód lascaine");
export const allStates = msg("All", "Gach ceann");
export const search = msg("Code", "Cód");
export const byCode = msg("By code", "De réir cóid");
export const mostUsed = msg("Most used first", "Na cinn is mó úsáid ar dtús");
export const mostGiven = msg("Largest sum first", "An tsuim is mó ar dtús");
export const saved = msg("Discount code saved.", "Sábháladh an cód lascaine.");
export const save = msg("Save", "Sábháil");
export const changedMeanwhile = msg(
  "This code was saved meanwhile. What you typed is in the form; save again to keep it.",
  "Sábháladh an cód seo idir an dá linn. Tá a ndearna tú a chlóscríobh san fhoirm; sábháil arís lena choinneáil.",
);

export const columns = {
  value: msg("Discount", "Lascaine"),
  days: msg("Days", "Laethanta"),
  uses: msg("Uses", "Úsáidí"),
  given: msg("Sum given", "Suim a tugadh"),
  status: msg("Status", "Stádas"),
} as const;
export const usesOf = msg("{n} of {most}", "{n} as {most}");
export const from = msg("from {day}", "ón {day}");
export const until = msg("until {day}", "go dtí an {day}");

export const states = {
  active: msg("Active", "Gníomhach"),
  paused: msg("Paused", "Ar sos"),
  scheduled: msg("Scheduled", "Sceidealta"),
  ended: msg("Ended", "Críochnaithe"),
} as const;

export const fields = {
  code: msg("Code", "Cód"),
  percent: msg("Percentage", "Céatadán"),
  amount: msg("Sum in euro, VAT included", "Suim in euro, CBL san áireamh"),
  categories: msg("Categories", "Catagóirí"),
  skus: msg("SKUs, one a line", "SKUnna, ceann ar gach líne"),
  minimum: msg("Products for at least, in euro", "Táirgí ar a laghad, in euro"),
  maxUses: msg("Uses in all", "Úsáidí san iomlán"),
  maxPerCustomer: msg("Uses per customer", "Úsáidí in aghaidh an chustaiméara"),
  from: msg("First day", "An chéad lá"),
  until: msg("Last day", "An lá deiridh"),
} as const;
export const codeHint = msg(
  "3 to 30 letters, digits and hyphens; capitals and small letters are the same.",
  "3 go 30 litir, figiúr agus fleiscín; is ionann ceannlitreacha agus litreacha beaga.",
);
export const limitHint = msg("Blank: no limit.", "Bán: gan teorainn.");
export const kind = msg("What it takes off", "Cad a bhaineann sé");
export const kinds = {
  percent: msg("A percentage", "Céatadán"),
  amount: msg("A sum", "Suim"),
} as const;
export const scope = msg("What it is for", "Cad chuige é");
export const scopes = {
  order: msg("The whole order", "An t-ordú ar fad"),
  categories: msg("Products of some categories", "Táirgí i gcatagóirí áirithe"),
  products: msg("Some products", "Táirgí áirithe"),
} as const;
export const conditions = msg("Conditions", "Coinníollacha");
export const ticks = {
  firstOrder: msg("Only for a customer’s first order", "Don chéad ordú ag custaiméir amháin"),
  onSale: msg("Also for products on sale", "Do tháirgí atá ar lascaine freisin"),
  onListPrices: msg("Also on price-list prices", "Ar phraghsanna liosta praghsanna freisin"),
  onDelivery: msg("Also off the delivery price", "Den phraghas seachadta freisin"),
  active: msg("Active", "Gníomhach"),
} as const;

export const faults = {
  code: msg("{label}: 3 to 30 letters, digits and hyphens", "{label}: 3 go 30 litir, figiúr agus fleiscín"),
  "code-taken": msg("{label}: this code exists already", "{label}: tá an cód seo ann cheana"),
  percent: msg("{label}: a percentage such as 10, at most 100", "{label}: céatadán mar 10, 100 ar a mhéad"),
  sum: msg("{label}: a sum such as 45.00", "{label}: suim mar 45.00"),
  number: msg("{label}: a whole number such as 50", "{label}: slánuimhir mar 50"),
  date: msg("{label}: a date", "{label}: dáta"),
  days: msg("{label}: not before the first day", "{label}: gan a bheith roimh an gcéad lá"),
  categories: msg("{label}: choose at least one", "{label}: roghnaigh ceann amháin ar a laghad"),
  skus: msg("{label}: enter at least one", "{label}: cuir isteach ceann amháin ar a laghad"),
} as const;

export const unknownSkus = msg("{label}: no product has {skus}", "{label}: níl {skus} ag aon táirge");

export const report = msg("Discounts", "Lascainí");
export const reportLead = msg(
  "Orders placed in the range that a code or a discount by hand made cheaper. Cancelled and expired orders do not count.",
  "Orduithe sa raon a ndearna cód nó lascaine láimhe níos saoire iad. Ní áirítear orduithe a cuireadh ar ceal ná a chuaigh as feidhm.",
);
export const byHand = msg("By hand", "De láimh");
export const reportOrders = msg("Orders", "Orduithe");
export const reportSales = msg("Order totals", "Iomláin na n-orduithe");
export const noReport = msg("No discounts in this range", "Níl aon lascaine sa raon seo");
