import { msg } from "#app/i18n/message.ts";

export const invoice = msg("Invoice", "Sonrasc");
export const creditNote = msg("Credit note", "Nóta creidmheasa");
export const receipt = msg("Receipt", "Admháil");
export const proForma = msg("Pro-forma invoice", "Sonrasc pro forma");
export const notTaxInvoice = msg(
  "This is not a VAT invoice. The VAT invoice follows when your payment has arrived.",
  "Ní sonrasc CBL é seo. Seolfar an sonrasc CBL nuair a thiocfaidh d’íocaíocht.",
);
export const documents = msg("Documents", "Doiciméid");
export const number = msg("Number", "Uimhir");
export const issued = msg("Date of issue", "Dáta eisiúna");
export const supplied = msg("Date of supply", "Dáta an tsoláthair");
export const orderNumber = msg("Order number", "Uimhir an ordaithe");
export const refersTo = msg("Credits invoice", "Nóta creidmheasa ar shonrasc");
export const from = msg("Supplier", "Soláthraí");
export const to = msg("Customer", "Custaiméir");
export const collected = msg("Collection in Galway", "Le bailiú i nGaillimh");
export const vatNumber = msg("VAT number", "Uimhir CBL");
export const companyNumber = msg("Company number", "Uimhir chuideachta");
export const registeredOffice = msg("Registered office", "Oifig chláraithe");
export const directors = msg("Directors", "Stiúrthóirí");
export const weeeNumber = msg("WEEE registration number", "Uimhir chláraithe WEEE");
export const items = msg("Items", "Earraí");
export const item = msg("Item", "Earra");
export const quantity = msg("Qty", "Cainn.");
export const unitNet = msg("Unit excl. VAT", "Aonad gan CBL");
export const rate = msg("VAT", "CBL");
export const amount = msg("Amount incl. VAT", "Méid, CBL san áireamh");
/* Where no VAT is charged. */
export const amountNoVat = msg("Amount", "Méid");
export const totalNoVat = msg("Total, no VAT", "Iomlán, gan CBL");
export const totalCreditedNoVat = msg("Total credited, no VAT", "Iomlán creidmheasa, gan CBL");
export const delivery = msg("Delivery", "Seachadadh");
export const discount = msg("Discount {amount} incl. VAT", "Lascaine {amount}, CBL san áireamh");
export const codeDiscount = msg(
  "Discount {code} {amount} incl. VAT",
  "Lascaine {code} {amount}, CBL san áireamh",
);
/* Where no VAT is charged. */
export const discountNoVat = msg("Discount {amount}", "Lascaine {amount}");
export const codeNoVat = msg("Discount {code} {amount}", "Lascaine {code} {amount}");
export const creditedElsewhere = msg(
  "{amount} of this line, incl. VAT, is in another credit note",
  "Tá {amount} den líne seo, CBL san áireamh, i nóta creidmheasa eile",
);
/* Where no VAT is charged. */
export const elsewhereNoVat = msg(
  "{amount} of this line is in another credit note",
  "Tá {amount} den líne seo i nóta creidmheasa eile",
);
export const otherCredit = msg("Sum credited", "Suim chreidmheasa");
export const net = msg("Total excl. VAT", "Iomlán gan CBL");
export const vatTotal = msg("VAT", "CBL");
export const total = msg("Total incl. VAT", "Iomlán, CBL san áireamh");
export const totalCredited = msg("Total credited incl. VAT", "Iomlán creidmheasa, CBL san áireamh");
export const vatTable = msg("VAT by rate", "CBL de réir ráta");
export const vatRate = msg("Rate", "Ráta");
export const vatNet = msg("Excl. VAT", "Gan CBL");
export const vatAmount = msg("VAT", "CBL");
export const vatGross = msg("Incl. VAT", "CBL san áireamh");
export const reason = msg("Reason", "Cúis");
export const paid = msg(
  "Paid in full. Nothing more is owed.",
  "Íoctha ina iomláine. Níl aon rud eile dlite.",
);
export const paidByCard = msg(
  "Paid in full by card. Nothing more is owed.",
  "Íoctha ina iomláine le cárta. Níl aon rud eile dlite.",
);
export const paidInCash = msg(
  "Paid in full in cash. Nothing more is owed.",
  "Íoctha ina iomláine in airgead tirim. Níl aon rud eile dlite.",
);
export const paidByTransfer = msg(
  "Paid in full by bank transfer. Nothing more is owed.",
  "Íoctha ina iomláine trí aistriú bainc. Níl aon rud eile dlite.",
);
export const due = msg("Please pay by", "Le híoc faoin");
export const givenBack = msg(
  "This amount is given back to you the way you paid.",
  "Tugtar an méid seo ar ais duit ar an mbealach ar íoc tú.",
);
export const reverseCharge = msg(
  "Reverse charge: intra-Community supply of goods, Article 138 of Council Directive 2006/112/EC. The customer accounts for the VAT.",
  "Aistriú muirir: soláthar earraí laistigh den Chomhphobal, Airteagal 138 de Threoir 2006/112/CE ón gComhairle. Is é an custaiméir a thugann cuntas ar an CBL.",
);
export const sandbox = msg("Test order: no money moved.", "Ordú tástála: níor bogadh aon airgead.");
export const page = msg("Page {page} of {pages}", "Leathanach {page} as {pages}");
export const download = msg("Download as PDF", "Íoslódáil mar PDF");
export const downloadNamed = msg("{number} as PDF", "{number} mar PDF");
export const backToOrder = msg("Back to the order", "Ar ais chuig an ordú");
