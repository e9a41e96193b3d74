import { msg } from "#app/i18n/message.ts";

export const successTitle = msg("Order Successful!", "D’éirigh le d’ordú!");
export const successText = msg(
  "Thank you for your order. A confirmation email will follow shortly.",
  "Go raibh maith agat as d’ordú. Beidh ríomhphost deimhnithe chugat go gairid.",
);
/* The sentences that end in Unmailed promise no mail: a site without a mail server says them. */
export const successUnmailed = msg("Thank you for your order.", "Go raibh maith agat as d’ordú.");
export const continueShopping = msg("Continue Shopping", "Lean Ort ag Siopadóireacht");
export const backHome = msg("Back to Home", "Ar Ais go dtí an Leathanach Baile");
export const viewOrder = msg("View your order", "Breathnaigh ar d’ordú");
export const checkingTitle = msg("We are checking your payment", "Tá d’íocaíocht á seiceáil againn");
export const checkingText = msg(
  "This page looks again by itself. You do not need to pay again, and we will send an email as soon as it is clear.",
  "Féachfaidh an leathanach seo arís uaidh féin. Ní gá duit íoc arís, agus seolfaimid ríomhphost chugat chomh luath agus a bheidh sé soiléir.",
);
export const checkingUnmailed = msg(
  "This page looks again by itself. You do not need to pay again.",
  "Féachfaidh an leathanach seo arís uaidh féin. Ní gá duit íoc arís.",
);
export const unpaidTitle = msg("Your order is not paid yet", "Níl d’ordú íoctha fós");
export const unpaidText = msg(
  "No money was taken. Your items are kept for you until {time}.",
  "Níor baineadh aon airgead díot. Coinneofar d’earraí duit go dtí {time}.",
);
export const keepLonger = msg(
  "Keep them for {minutes} minutes more",
  "Coinnigh iad ar feadh {minutes} nóiméad eile",
);
export const keptLonger = msg(
  "Your items are now kept for you until {time}.",
  "Coinneofar d’earraí duit go dtí {time} anois.",
);
export const keptSoonOver = msg(
  "Your items are kept for less than {minutes} minutes more. You can pay now, or keep them for longer.",
  "Coinneofar d’earraí ar feadh níos lú ná {minutes} nóiméad eile. Is féidir leat íoc anois, nó iad a choinneáil níos faide.",
);
export const keptEnough = msg(
  "They cannot be kept any longer than that. Your cart stays as it is, so you can order again later.",
  "Ní féidir iad a choinneáil níos faide ná sin. Fanann do chiseán mar atá sé, agus is féidir leat ordú arís níos déanaí.",
);
export const keptTooLate = msg(
  "The time was over before it could be made longer.",
  "Bhí an t-am thart sular féidir é a shíneadh.",
);
export const keptTooOften = msg(
  "The time was made longer too often from your connection. Wait a while, then try again.",
  "Síneadh an t-am rómhinic ó do cheangal. Fan tamall, ansin bain triail eile as.",
);
export const payNow = msg("Pay now", "Íoc anois");
export const payOpening = msg("Opening the payment page…", "An leathanach íocaíochta á oscailt…");
export const expiredText = msg(
  "The time to pay for this order is over and its items are for sale again. Your cart is as you left it.",
  "Tá an t-am chun íoc as an ordú seo thart agus tá na hearraí ar díol arís. Tá do chiseán mar a d’fhág tú é.",
);
export const cancelledText = msg(
  "This order was cancelled and its items are for sale again.",
  "Cuireadh an t-ordú seo ar ceal agus tá na hearraí ar díol arís.",
);
export const backToCart = msg("Back to the cart", "Ar ais chuig an gciseán");

export const orderAgain = msg("Order these items again", "Ordaigh na hearraí seo arís");
export const order = msg("Order {number}", "Ordú {number}");
export const orderNumber = msg("Order number", "Uimhir an ordaithe");
export const orderDate = msg("Order date", "Dáta an ordaithe");
export const status = msg("Status", "Stádas");
export const items = msg("Items", "Earraí");
export const customer = msg("Customer", "Custaiméir");
export const customerRemoved = msg("Personal data removed", "Sonraí pearsanta bainte");
export const contact = msg("Contact", "Teagmháil");
export const delivery = msg("Delivery", "Seachadadh");
export const discountReason = msg("Reason for the discount", "Fáth na lascaine");
export const poNumber = msg("PO number", "Uimhir an ordaithe cheannaigh");
export const deliveryAddress = msg("Delivery address", "Seoladh seachadta");
export const collection = msg("Collection in Galway", "Le bailiú i nGaillimh");
export const subtotal = msg("Subtotal", "Fo-iomlán");
export const discount = msg("Discount", "Lascaine");
export const discountWithCode = msg("Discount ({code})", "Lascaine ({code})");
export const credit = msg("Paid with your earlier order", "Íoctha le d’ordú roimhe seo");
export const due = msg("Left to pay, incl. VAT", "Fágtha le híoc, CBL san áireamh");
/** The one line of a payment page of an order that is partly paid. */
export const afterCredit = msg(
  "Order {number}, less what your earlier order paid",
  "Ordú {number}, lúide an méid a d’íoc d’ordú roimhe seo",
);
export const total = msg("Total incl. VAT", "Iomlán, CBL san áireamh");
export const vat = msg("VAT ({rate}%)", "CBL ({rate}%)");
export const quantity = msg("Qty", "Cainn.");
export const unitPrice = msg("Unit price", "Praghas an aonaid");
export const lineTotal = msg("Amount", "Méid");
export const product = msg("Product", "Táirge");
export const notes = msg("Notes", "Nótaí");
export const company = msg("Company", "Cuideachta");
export const vatNumber = msg("VAT number", "Uimhir CBL");
export const paidAt = msg("Paid", "Íoctha");
export const free = msg("Free", "Saor in aisce");

export const pending = msg("Awaiting payment", "Ag fanacht le híocaíocht");
export const processing = msg("Processing", "Á phróiseáil");
export const paid = msg("Paid", "Íoctha");
export const completed = msg("Completed", "Críochnaithe");
export const expired = msg("Expired", "As feidhm");
export const failed = msg("Failed", "Theip air");
export const cancelled = msg("Cancelled", "Curtha ar ceal");
export const refunded = msg("Refunded", "Aisíoctha");
export const partlyRefunded = msg("Partly refunded", "Aisíoctha i bpáirt");
export const netPayment = msg("Net payment", "Glaníocaíocht");

export const withdrawLink = msg("Withdraw from contract here", "Tarraing siar ón gconradh anseo");
export const withdrawPlace = msg(
  "As a consumer you may withdraw from the contract until 14 days after you have the goods, without giving a reason, here:",
  "Mar thomhaltóir is féidir leat tarraingt siar ón gconradh go dtí 14 lá tar éis duit na hearraí a fháil, gan cúis a thabhairt, anseo:",
);
export const returnsLink = msg("Returns and withdrawal form", "Aischur agus foirm tarraingthe siar");

// Mails
export const receivedSubject = msg("We have received your order {number}", "Fuaireamar d’ordú {number}");
export const receivedText = msg(
  "Thank you. We have received your order {number}. It waits for your payment; if you have paid already, a confirmation follows.",
  "Go raibh maith agat. Fuaireamar d’ordú {number}. Tá sé ag fanacht le d’íocaíocht; má tá íoctha agat cheana, tiocfaidh deimhniú.",
);
export const receivedHold = msg(
  "Your items are kept for you until {time}. After that the order lapses and nothing is owed.",
  "Coinneofar d’earraí duit go dtí an {time}. Ina dhiaidh sin titeann an t-ordú ar lár agus níl aon rud le híoc.",
);
export const proFormaSubject = msg("Pro-forma for your order {number}", "Sonrasc pro forma d’ordú {number}");
export const proFormaText = msg(
  "Thank you, {name}. We have received your order {number} and keep its items for you.",
  "Go raibh maith agat, {name}. Fuaireamar d’ordú {number} agus coinnímid na hearraí duit.",
);
export const proFormaPay = msg(
  "Please transfer {amount} by {date} and name the order number. After that day the order lapses and nothing is owed.",
  "Aistrigh {amount} faoin {date} agus luaigh uimhir an ordaithe, le do thoil. Tar éis an lae sin titeann an t-ordú ar lár agus níl aon rud le híoc.",
);
export const proFormaNoTax = msg(
  "This is a pro-forma, not a VAT invoice. The VAT invoice follows when your payment has arrived.",
  "Is sonrasc pro forma é seo, ní sonrasc CBL. Seolfar an sonrasc CBL nuair a thiocfaidh d’íocaíocht.",
);
export const proFormaPdf = msg("Pro-forma {document} (PDF)", "Sonrasc pro forma {document} (PDF)");
export const transferTitle = msg("Waiting for your transfer", "Ag fanacht le d’aistriú");
export const transferText = msg(
  "Your items are kept for you until {date}. Please name the order number with the transfer.",
  "Coinneofar d’earraí duit go dtí an {date}. Luaigh uimhir an ordaithe leis an aistriú, le do thoil.",
);
export const transferBy = msg(
  "Please transfer the money by {date} and name the order number with the transfer.",
  "Aistrigh an t-airgead faoin {date} agus luaigh uimhir an ordaithe leis an aistriú, le do thoil.",
);
export const transferTo = msg("Pay to", "Faighteoir an airgid");
export const transferIban = msg("IBAN", "IBAN");
export const transferBic = msg("BIC", "BIC");
export const transferReference = msg("Reference", "Tagairt");
export const transferAmount = msg("Amount", "Méid");
export const invoiceText = msg("Your VAT invoice is {document}.", "Is é {document} do shonrasc CBL.");
export const invoicePdf = msg("Invoice {document} (PDF)", "Sonrasc {document} (PDF)");
export const billingAddress = msg("Billing address", "Seoladh sonraisc");
export const paidSubject = msg("Order {number} confirmed", "Ordú {number} deimhnithe");
export const paidText = msg(
  "Thank you, {name}. Your payment has arrived and your order {number} is confirmed. This mail is your confirmation of the contract: please keep it.",
  "Go raibh maith agat, {name}. Tháinig d’íocaíocht agus tá d’ordú {number} deimhnithe. Is é an ríomhphost seo do dheimhniú ar an gconradh: coinnigh é.",
);
export const collectionText = msg(
  "We will let you know when it is ready for collection in Galway.",
  "Cuirfimid in iúl duit nuair a bheidh sé réidh le bailiú i nGaillimh.",
);
export const collectionUnmailed = msg(
  "This page says when it is ready for collection in Galway.",
  "Deir an leathanach seo nuair a bheidh sé réidh le bailiú i nGaillimh.",
);
/** Said on other pages than the order's own. */
export const collectionOnOrder = msg(
  "The page of your order says when it is ready for collection in Galway.",
  "Deir leathanach d’ordaithe nuair a bheidh sé réidh le bailiú i nGaillimh.",
);
export const dispatchText = msg(
  "Delivery takes 3 to 5 working days. We will let you know when it is on its way to {address}.",
  "Tógann an seachadadh 3 go 5 lá oibre. Cuirfimid in iúl duit nuair a bheidh sé ar a bhealach go dtí {address}.",
);
export const dispatchUnmailed = msg(
  "Delivery takes 3 to 5 working days. This page says when it is on its way to {address}.",
  "Tógann an seachadadh 3 go 5 lá oibre. Deir an leathanach seo nuair a bheidh sé ar a bhealach go dtí {address}.",
);
export const dispatchOnOrder = msg(
  "Delivery takes 3 to 5 working days. The page of your order says when it is on its way to {address}.",
  "Tógann an seachadadh 3 go 5 lá oibre. Deir leathanach d’ordaithe nuair a bheidh sé ar a bhealach go dtí {address}.",
);
/** Of an order of which a part was refunded. */
export const restToSend = msg(
  "We still send you the rest of your order: {goods}.",
  "Seolfaimid an chuid eile de d’ordú chugat fós: {goods}.",
);
export const restToCollect = msg(
  "The rest of your order is kept for you to collect: {goods}.",
  "Coinnímid an chuid eile de d’ordú duit le bailiú: {goods}.",
);
export const seeOrder = msg("See your order", "Féach ar d’ordú");
export const rightsTitle = msg("Your right to change your mind", "Do cheart d’intinn a athrú");
export const rightsText = msg(
  "As a consumer you may withdraw from this contract without giving a reason. The period ends 14 days after you, or someone you named, took possession of the last of the goods. To use it, use “Withdraw from contract here” on the page of your order, which is below this text too, or tell us in a clear statement, for example by answering this mail or with the model form below. It is enough to send it before the period ends.",
  "Mar thomhaltóir is féidir leat tarraingt siar ón gconradh seo gan aon chúis a thabhairt. Críochnaíonn an tréimhse 14 lá tar éis duit féin, nó do dhuine a d’ainmnigh tú, an ceann deireanach de na hearraí a fháil. Chun an ceart seo a úsáid, úsáid “Tarraing siar ón gconradh anseo” ar leathanach d’ordaithe, atá faoi bhun an téacs seo freisin, nó inis dúinn é i ráiteas soiléir, mar shampla trí fhreagra a thabhairt ar an ríomhphost seo nó leis an bhfoirm shamplach thíos. Is leor é a sheoladh roimh dheireadh na tréimhse.",
);
export const rightsRefund = msg(
  "We then pay back everything you paid, including the price of the cheapest standard delivery we offer, within 14 days of hearing from you and by the same means of payment. We may wait until we have the goods back or you show that you sent them. Send or bring them back within 14 days; you bear the direct cost of returning them, and pay for a loss of value only where it comes from handling beyond what is needed to see how they work.",
  "Aisíocfaimid ansin gach ar íoc tú, praghas an tseachadta chaighdeánaigh is saoire a thairgimid san áireamh, laistigh de 14 lá ón uair a chloisimid uait agus leis an modh íocaíochta céanna. Is féidir linn fanacht go bhfaighimid na hearraí ar ais nó go léiríonn tú gur sheol tú iad. Seol nó tabhair ar ais iad laistigh de 14 lá; is ortsa costas díreach a gcurtha ar ais, agus ní íocfaidh tú as laghdú luacha ach amháin má tháinig sé as láimhseáil nach raibh gá léi chun a fheiceáil conas a oibríonn siad.",
);
export const rightsForm = msg(
  "Model withdrawal form (only if you wish to withdraw): To {to}. I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name, address, date (and signature on paper).",
  "Foirm shamplach tarraingthe siar (más mian leat tarraingt siar, agus ansin amháin): Chuig {to}. Tugaim fógra leis seo go dtarraingím siar ó mo chonradh díolacháin do na hearraí seo a leanas: … Ordaithe ar / faighte ar: … Ainm, seoladh, dáta (agus síniú ar pháipéar).",
);
export const guaranteeText = msg(
  "Whatever we sell must be as described and fit for its purpose. If it is not, you can have it repaired or replaced, or your money back, by law; in Ireland such claims can be brought for six years.",
  "Caithfidh gach rud a dhíolaimid a bheith mar a thuairiscítear é agus oiriúnach dá fheidhm. Mura bhfuil, tá ceart agat go ndeiseofar é nó go dtabharfar ceann eile duit ina áit, nó go bhfaighidh tú d’airgead ar ais, de réir dlí; in Éirinn is féidir éileamh den sórt sin a dhéanamh ar feadh sé bliana.",
);
export const termsLink = msg("Terms and conditions", "Téarmaí agus coinníollacha");
export const keptTerms = msg("Terms of your order", "Téarmaí d’ordaithe");
export const keptTermsNote = msg(
  "You placed order {number} on {date} under these terms.",
  "Na téarmaí seo a bhí i bhfeidhm nuair a chuir tú ordú {number} isteach ({date}).",
);
export const complaints = msg(
  "Questions or complaints? Answer this mail or write to {contact}.",
  "Ceisteanna nó gearáin? Freagair an ríomhphost seo nó scríobh chuig {contact}.",
);
export const failedSubject = msg(
  "Your payment for order {number} did not arrive",
  "Níor tháinig d’íocaíocht ar ordú {number}",
);
export const failedText = msg(
  "Hello {name}, the payment for order {number} did not arrive, so the order is cancelled. No money was taken.",
  "Dia duit, {name}. Níor tháinig an íocaíocht ar ordú {number}, mar sin tá an t-ordú curtha ar ceal. Níor baineadh aon airgead díot.",
);
export const failedNext = msg(
  "The items are for sale again. If you still want them, order once more and pay another way.",
  "Tá na hearraí ar díol arís. Má theastaíonn siad uait fós, ordaigh arís agus íoc ar bhealach eile.",
);
export const failedOutcome = msg(
  "The payment for this order did not arrive, so it is cancelled. No money was taken, and its items are for sale again.",
  "Níor tháinig an íocaíocht ar an ordú seo, mar sin tá sé curtha ar ceal. Níor baineadh aon airgead díot, agus tá na hearraí ar díol arís.",
);
export const staffSubject = msg("Order {number}: {total}", "Ordú {number}: {total}");
export const staffText = msg("{name} has paid order {number}.", "D’íoc {name} as ordú {number}.");
export const staffInvoiceSubject = msg(
  "Order {number} on invoice: {total}",
  "Ordú {number} ar shonrasc: {total}",
);
export const staffInvoiceText = msg(
  "Order {number} for {name} has been placed on invoice. Payment by transfer is awaited; the stock is held until the end of {date}.",
  "Cuireadh ordú {number} isteach ar shonrasc. Custaiméir: {name}. Táthar ag fanacht le híocaíocht trí aistriú; coimeádtar an stoc, agus is é seo an lá deireanach: {date}.",
);
export const staffAttentionSubject = msg(
  "Order {number} is paid and needs attention",
  "Tá ordú {number} íoctha agus tá aird ag teastáil uaidh",
);
export const staffAttentionText = msg(
  "The payment for order {number} came after its stock had gone back, and there is not enough left. Supply it or offer a refund.",
  "Tháinig an íocaíocht ar ordú {number} tar éis don stoc dul ar ais, agus níl go leor fágtha. Soláthair é nó tairg aisíoc.",
);
export const openInBackOffice = msg("Open it in the back office", "Oscail sa chúloifig é");

export const email = msg("Email", "Ríomhphost");
export const collectAt = msg("You can collect it at {address}.", "Is féidir leat é a bhailiú ag {address}.");
export const collectWhen = msg("Opening hours: {hours}", "Uaireanta oscailte: {hours}");
export const collectBring = msg(
  "Bring the order number; this page on your phone is enough.",
  "Tabhair uimhir an ordaithe leat; is leor an leathanach seo ar do ghuthán.",
);
