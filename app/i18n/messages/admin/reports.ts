import { msg, plural } from "#app/i18n/message.ts";

export { reports as title } from "#app/i18n/messages/admin/section-names.ts";
export const sales = msg("Sales", "Díolacháin");
export const salesLead = msg(
  "Invoices less credit notes, by their date of issue. Security deposits are no sales and are left out.",
  "Sonraisc lúide nótaí creidmheasa, de réir a ndáta eisiúna. Ní díolacháin iad éarlaisí slándála agus tá siad fágtha ar lár.",
);
export const sellers = msg("Best sellers", "Earraí móréilimh");
export const sellersLead = msg(
  "What the documents of these days come to, VAT included and refunds taken off.",
  "An méid atá ar dhoiciméid na laethanta seo, CBL san áireamh agus aisíocaíochtaí bainte as.",
);
export const vat = msg("VAT", "CBL");
export const vatLead = msg(
  "The VAT on sales of a two-month period, from the invoices that were paid and the credit notes that were issued in it. A bank transfer counts from the day it was received.",
  "CBL ar dhíolacháin i dtréimhse dhá mhí, as na sonraisc a íocadh agus na nótaí creidmheasa a eisíodh inti. Áirítear aistriú bainc ón lá a fuarthas é.",
);
export const stock = msg("Stock value", "Luach an stoic");
export const stockLead = msg(
  "Counted stock on the shelf now, at today’s selling prices without VAT. What goods cost you is not recorded here.",
  "An stoc comhairthe ar an tseilf anois, ar phraghsanna díola an lae inniu gan CBL. Ní thaifeadtar anseo an costas a bhí ort.",
);
export const activity = msg("Carts and enquiries", "Ciseáin agus fiosrúcháin");
export const activityLead = msg(
  "Carts that did not become orders, and how fast enquiries were answered.",
  "Ciseáin nach ndearnadh ordú díobh, agus cé chomh tapa is a freagraíodh fiosrúcháin.",
);
export const accounting = msg("Accounting files", "Comhaid chuntasaíochta");
export const accountingLead = msg(
  "Every invoice and credit note as rows by VAT rate, for your accountant or your accounting program.",
  "Gach sonrasc agus nóta creidmheasa ina ró de réir ráta CBL, do do chuntasóir nó do do chlár cuntasaíochta.",
);

export const from = msg("From", "Ó");
export const until = msg("To", "Go dtí");
export const step = msg("By", "De réir");
export const day = msg("Day", "Lá");
export const week = msg("Week", "Seachtain");
export const month = msg("Month", "Mí");
export const show = msg("Show", "Taispeáin");
export const ranges = msg("Ranges", "Réimsí");
export const last30 = msg("Last 30 days", "30 lá deireanach");
export const thisMonth = msg("This month", "An mhí seo");
export const lastMonth = msg("Last month", "An mhí seo caite");
export const thisYear = msg("This year", "An bhliain seo");
export const lastYear = msg("Last year", "Anuraidh");
export const badDate = msg(
  "Enter two dates, such as 2026-11-01 and 2026-11-30.",
  "Cuir isteach dhá dháta, mar shampla 2026-11-01 agus 2026-11-30.",
);
export const badOrder = msg(
  "The first day is after the last day. Swap them.",
  "Tá an chéad lá i ndiaidh an lae dheireanaigh. Malartaigh iad.",
);
export const tooLong = msg(
  "Documents are kept for seven years. Choose a shorter range.",
  "Coinnítear doiciméid ar feadh seacht mbliana. Roghnaigh réimse níos giorra.",
);

export const total = msg("Total sales", "Iomlán na ndíolachán");
export const totalHint = msg("VAT included, refunds taken off", "CBL san áireamh, aisíocaíochtaí bainte as");
export const net = msg("Net sales", "Glandíolacháin");
export const netHint = msg("Without VAT", "Gan CBL");
export const invoices = msg("Invoices", "Sonraisc");
export const invoiced = msg("Invoiced", "Sonrascaithe");
export const credited = msg("Refunded", "Aisíoctha");
export const average = msg("Average invoice", "Meánsonrasc");
export const before = msg("{before} before ({change})", "{before} roimhe ({change})");
export const beforeOnly = msg("{before} before", "{before} roimhe");
export const compared = msg(
  "Compared with {from} to {until}.",
  "I gcomparáid leis na laethanta {from} – {until}.",
);
export const ofWhichHire = msg("Of which hire: {amount}", "Cíos ina measc: {amount}");
export const chart = msg(
  "Total sales: {total} from {from} to {until}, at most {top} in one bar. The table below has every number.",
  "Iomlán na ndíolachán: {total} ({from} – {until}), {top} ar a mhéad i mbarra amháin. Tá gach uimhir sa tábla thíos.",
);
export const none = msg("Nothing was invoiced in these days", "Níor sonrascadh aon rud sna laethanta seo");
export const noneText = msg(
  "Invoices are issued when an order is paid.",
  "Eisítear sonrasc nuair a íoctar ordú.",
);

export const products = msg("Products", "Táirgí");
export const categories = msg("Categories", "Catagóirí");
export const brands = msg("Brands", "Brandaí");
export const customers = msg("Customers", "Custaiméirí");
export const name = msg("Name", "Ainm");
export const pieces = msg("Pieces", "Píosaí");
export const orders = msg("Orders", "Orduithe");
export const amount = msg("Amount", "Méid");
export const share = msg("Share", "Sciar");
export const hireRow = msg("Payments of hires", "Íocaíochtaí cíosa");
export const deliveryRow = msg("Delivery", "Seachadadh");
export const unspecifiedRow = msg(
  "Refunds for no line in particular",
  "Aisíocaíochtaí nach mbaineann le líne ar leith",
);
export const unknownRow = msg("Not in the catalogue now", "Níl sa chatalóg anois");
export const othersRow = msg("All others", "Gach ceann eile");
export const sum = msg("Total", "Iomlán");

export const period = msg("Period", "Tréimhse");
export const periodName = msg("{first} to {last} {year}", "{first} – {last} {year}");
export const t1 = msg("T1: VAT on sales", "T1: CBL ar dhíolacháin");
export const e1 = msg("E1: goods to the EU without VAT", "E1: earraí chuig an AE gan CBL");
export const t1Hint = msg(
  "From this shop and its hires alone: add what you invoice elsewhere. Receipts of security deposits have no VAT.",
  "Ón siopa seo agus óna orduithe cíosa amháin: cuir leis an méid a shonrascann tú in áit eile. Níl CBL ar admhálacha éarlaisí slándála.",
);
export const e1Hint = msg(
  "Sales under the reverse charge; name each customer in your VIES return.",
  "Díolacháin faoin aistriú muirir; ainmnigh gach custaiméir i do thuairisceán VIES.",
);
export const rate = msg("VAT rate", "Ráta CBL");
export const reverse = msg("{rate}, reverse charge", "{rate}, aistriú muirir");
export const vatAmount = msg("VAT", "CBL");
export const gross = msg("Gross", "Comhlán");
export const documents = msg("Documents", "Doiciméid");

export const category = msg("Category", "Catagóir");
export const noCategory = msg("No category", "Gan chatagóir");
export const withoutPrice = msg("Price on request", "Praghas ar iarratas");
export const noStock = msg("No stock is counted yet", "Níl aon stoc á chomhaireamh fós");
export const noOwnStock = msg(
  "No stock of your own products is counted yet",
  "Níl aon stoc de do tháirgí féin á chomhaireamh fós",
);
export const stockSamples = plural(
  {
    one: "{n} sample product with counted stock is left out.",
    other: "{n} sample products with counted stock are left out.",
  },
  {
    one: "Fágtar táirge samplach amháin a bhfuil a stoc comhairthe ar lár.",
    two: "Fágtar {n} tháirge shamplacha a bhfuil a stoc comhairthe ar lár.",
    few: "Fágtar {n} tháirge shamplacha a bhfuil a stoc comhairthe ar lár.",
    many: "Fágtar {n} dtáirge shamplacha a bhfuil a stoc comhairthe ar lár.",
    other: "Fágtar {n} táirge samplach a bhfuil a stoc comhairthe ar lár.",
  },
);
export const noStockText = msg(
  "Enter a number under Stock on a product to count it.",
  "Cuir uimhir isteach faoi Stoc ar tháirge chun é a chomhaireamh.",
);

export const checkouts = msg("Checkouts begun", "Seiceálacha amach a tosaíodh");
export const ordered = msg("Became an order", "Rinneadh ordú díobh");
export const paid = msg("Were paid", "Íocadh");
export const abandoned = msg("Did not become an order", "Ní dhearnadh ordú díobh");
export const enquiriesReceived = msg("Enquiries received", "Fiosrúcháin a fuarthas");
export const answered = msg("Answered", "Freagartha");
export const inTime = msg("Answered in time", "Freagartha in am");
export const median = msg("Median time to the answer", "Am airmheánach go dtí an freagra");
export const noAnswer = msg("–", "–");

export const dayBook = msg("Sales day book (CSV)", "Leabhar lae na ndíolachán (CSV)");
export const dayBookText = msg(
  "One row for each VAT rate of each document, with customer, VAT number and payment.",
  "Ró amháin do gach ráta CBL ar gach doiciméad, le custaiméir, uimhir CBL agus íocaíocht.",
);
export const xero = msg("Xero: sales invoices (CSV)", "Xero: sonraisc díolacháin (CSV)");
export const xeroText = msg(
  "Import under Business › Invoices, and say that amounts are tax exclusive. Credit notes are negative. At most 500 documents in one file.",
  "Iompórtáil faoi Business › Invoices, agus abair go bhfuil na méideanna gan cháin. Tá nótaí creidmheasa diúltach. 500 doiciméad ar a mhéad i gcomhad.",
);
export const sage = msg("Sage 50: audit trail transactions (CSV)", "Sage 50: idirbhearta (CSV)");
export const sageText = msg(
  "Import under File › Import › Audit trail transactions. SI is an invoice, SC a credit.",
  "Iompórtáil faoi File › Import › Audit trail transactions. Is sonrasc é SI, is nóta creidmheasa é SC.",
);
export const codesLink = msg("Account and tax codes", "Cóid chuntais agus chánach");
export const download = msg("Download", "Íoslódáil");
export const documentsFound = msg("Documents in these days: {n}", "Doiciméid sna laethanta seo: {n}");
