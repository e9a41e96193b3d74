import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Checkout", "Seiceáil Amach");
export const contact = msg("Contact", "Teagmháil");
export const name = msg("Full name", "Ainm iomlán");
export const email = msg("Email address", "Seoladh ríomhphoist");
export const emailHint = msg("Your confirmation goes there.", "Seolfar do dheimhniú ansin.");
export const phone = msg("Phone number", "Uimhir theileafóin");
export const phoneHint = msg("For questions about your order.", "I gcás ceisteanna faoi d’ordú.");
export const company = msg("Company name (optional)", "Ainm na cuideachta (roghnach)");
export const vatNumber = msg("VAT number (optional)", "Uimhir CBL (roghnach)");
export const delivery = msg("Delivery or collection", "Seachadadh nó bailiú");
export const collect = msg("Collect in Galway", "Bailigh i nGaillimh");
export const collectHint = msg("We tell you when it is ready.", "Inseoimid duit nuair a bheidh sé réidh.");
export const collectUnmailed = msg(
  "The page of your order says when it is ready.",
  "Deir leathanach d’ordaithe nuair a bheidh sé réidh.",
);
export const deliverTo = msg("Delivery: {zone}", "Seachadadh: {zone}");
export const deliverHint = msg("3 to 5 working days.", "3 go 5 lá oibre.");
export const free = msg("Free", "Saor in aisce");
export const saveAddress = msg("Save this address in my account", "Sábháil an seoladh seo i mo chuntas");
export const address = msg("Delivery address", "Seoladh seachadta");
export const line1 = msg("Address line 1", "Seoladh, líne 1");
export const line2 = msg("Address line 2 (optional)", "Seoladh, líne 2 (roghnach)");
export const town = msg("Town or city", "Baile nó cathair");
export const county = msg("County (optional)", "Contae (roghnach)");
export const postcode = msg("Eircode, or BT postcode", "Éirchód, nó postchód BT");
export const billing = msg("Address on the invoice", "Seoladh ar an sonrasc");
export const billingSame = msg(
  "The same as the delivery address",
  "Mar an gcéanna leis an seoladh seachadta",
);
export const billingHint = msg(
  "We need it for companies. Otherwise you may leave it empty.",
  "Teastaíonn sé uainn do chuideachtaí. Is féidir le daoine eile é a fhágáil folamh.",
);
export const billPostcode = msg("Eircode or postcode (optional)", "Éirchód nó postchód (roghnach)");
export const billCounty = msg("County or country (optional)", "Contae nó tír (roghnach)");
export const payment = msg("Payment", "Íocaíocht");
export const payNow = msg("Pay now by card", "Íoc anois le cárta");
export const payInvoice = msg("Pay by invoice", "Íoc ar shonrasc");
export const proFormaSent = msg("We send you a pro-forma.", "Seolfaimid sonrasc pro forma chugat.");
export const proFormaUnmailed = msg(
  "The pro-forma is on the page of your order.",
  "Tá an sonrasc pro forma ar leathanach d’ordaithe.",
);
export const payInvoiceHint = plural(
  {
    one: "Your items are kept for {n} day while you transfer the money.",
    other: "Your items are kept for {n} days while you transfer the money.",
  },
  {
    one: "Coinneofar d’earraí ar feadh lae amháin fad a aistríonn tú an t-airgead.",
    two: "Coinneofar d’earraí ar feadh {n} lá fad a aistríonn tú an t-airgead.",
    few: "Coinneofar d’earraí ar feadh {n} lá fad a aistríonn tú an t-airgead.",
    many: "Coinneofar d’earraí ar feadh {n} lá fad a aistríonn tú an t-airgead.",
    other: "Coinneofar d’earraí ar feadh {n} lá fad a aistríonn tú an t-airgead.",
  },
);
export const reverseCharge = msg(
  "Sold without VAT: intra-Community supply to the business with this VAT number. Your business accounts for the VAT (reverse charge).",
  "Díolta gan CBL: soláthar laistigh den Chomhphobal don ghnólacht leis an uimhir CBL seo. Is é do ghnólacht a thugann cuntas ar an CBL (aistriú muirir).",
);
export const totalNoVat = msg("Total, no VAT", "Iomlán, gan CBL");
export const vatChangedText = msg(
  "Your VAT number and the place of delivery change the VAT of this order. Nothing has been ordered. The new total is below; order again if you agree with it.",
  "Athraíonn d’uimhir CBL agus an áit seachadta an CBL ar an ordú seo. Níor ordaíodh aon rud. Tá an t-iomlán nua thíos; ordaigh arís má aontaíonn tú leis.",
);
export const billLineRequired = msg(
  "Enter the address for the invoice",
  "Cuir isteach an seoladh don sonrasc",
);
export const billTownRequired = msg(
  "Enter the town or city for the invoice",
  "Cuir isteach an baile nó an chathair don sonrasc",
);
export const postcodeMax = msg(
  "Postcode must be less than 20 characters",
  "Ní mór don phostchód a bheith níos giorra ná 20 carachtar",
);
export const notes = msg("Notes for us (optional)", "Nótaí dúinn (roghnach)");
export const trade = msg("Buying for a company?", "Ag ceannach do chuideachta?");
export const summary = msg("Order summary", "Achoimre ar an ordú");
export const subtotal = msg("Subtotal", "Fo-iomlán");
export const deliveryPrice = msg("Delivery", "Seachadadh");
export const total = msg("Total incl. VAT", "Iomlán, CBL san áireamh");
export const vatRow = msg("VAT {rate}% on {net}", "CBL {rate}% ar {net}");
export const terms = msg(
  "I agree to the terms and conditions",
  "Aontaím leis na téarmaí agus leis na coinníollacha",
);
export const termsLink = msg("Read the terms", "Léigh na téarmaí");
export const returnsLink = msg("Returns and withdrawal", "Aischur agus tarraingt siar");
export const withdraw = msg(
  "As a consumer you may withdraw within 14 days of receiving the goods; you pay the cost of sending them back.",
  "Mar thomhaltóir is féidir leat tarraingt siar laistigh de 14 lá ón uair a fhaigheann tú na hearraí; is ortsa costas a gcurtha ar ais.",
);
export const sellerTitle = msg("You are buying from", "An díoltóir");
/** Consumer Rights Directive, Article 8(2): these words, or words as plain. */
export const orderButton = msg("Order with obligation to pay", "Ordú le hoibleagáid íoctha");
export const ordering = msg("Placing your order…", "D’ordú á chur isteach…");
export const orderHint = msg(
  "Payment comes next. Your items are kept for you for 30 minutes while you pay. If you need longer, nothing is lost: your cart and your details stay here.",
  "Is í an íocaíocht an chéad chéim eile. Coinneofar d’earraí duit ar feadh 30 nóiméad fad a bheidh tú ag íoc. Má theastaíonn níos mó ama uait, ní chaillfear aon rud: fanfaidh do chiseán agus do shonraí anseo.",
);
/** Below the order button where payment by invoice can be chosen; how long the items are kept follows. */
export const orderHintInvoice = msg(
  "By invoice you pay nothing now: the next page shows the account for your transfer.",
  "Ar shonrasc ní íocann tú aon rud anois: taispeánann an chéad leathanach eile an cuntas do d’aistriú.",
);
/** Shown in Irish only: Stripe's pages know no Irish. */
export const cardPageLanguage = msg("The card page is in English.", "Is i mBéarla atá leathanach an chárta.");
export const changedTitle = msg("Please look at your order again", "Féach ar d’ordú arís, le do thoil");
export const changedText = msg(
  "A price, a delivery rate or the stock has changed since you opened this page. Nothing has been ordered. The new total is below; order again if you agree with it.",
  "D’athraigh praghas, ráta seachadta nó an stoc ó d’oscail tú an leathanach seo. Níor ordaíodh aon rud. Tá an t-iomlán nua thíos; ordaigh arís má aontaíonn tú leis.",
);
export const linesTitle = msg("Not everything can be ordered", "Ní féidir gach rud a ordú");
export const gone = msg("This product is no longer for sale.", "Níl an táirge seo ar díol a thuilleadh.");
export const soldOut = msg("Sold out", "Díolta amach");
export const fewer = msg(
  "Only {n} left of the {wanted} you wanted",
  "Níl ach {n} fágtha de na {wanted} a theastaigh uait",
);
export const onRequest = msg(
  "Price on request: ask us for a quote",
  "Praghas ar iarratas: iarr luachan orainn",
);
export const chooseFirst = msg(
  "Not part of the order: first choose {choices} on the product’s page",
  "Níl sé san ordú: roghnaigh {choices} ar leathanach an táirge ar dtús",
);
export const nothingLeft = msg(
  "Nothing in this checkout can be ordered any more",
  "Ní féidir aon rud sa tseiceáil amach seo a ordú a thuilleadh",
);
export const backToCart = msg("Back to the cart", "Ar ais chuig an gciseán");
export const tooExpensive = msg(
  "This order is too large for the shop. Please ask us for a quote.",
  "Tá an t-ordú seo rómhór don siopa. Iarr luachan orainn.",
);
export const tooCheap = msg(
  "The least that can be paid by card is {least}",
  "Is é {least} an méid is lú is féidir a íoc le cárta",
);
export const tooCheapText = msg(
  "Nothing has been ordered, and your cart and what you typed are still here. Add something to your cart and come back to the checkout, or ask us about it.",
  "Níor ordaíodh aon rud, agus tá do chiseán agus an méid a chlóscríobh tú anseo fós. Cuir rud éigin eile sa chiseán agus fill ar an tseiceáil amach, nó déan teagmháil linn faoi.",
);
export const noPayment = msg(
  "The shop takes no card payments yet",
  "Ní ghlacann an siopa le híocaíochtaí cárta fós",
);
export const noPaymentText = msg(
  "Nothing has been ordered, and your cart is kept. Ask us for a quote, or log in if your company buys on invoice.",
  "Níor ordaíodh aon rud, agus coinnítear do chiseán. Iarr luachan orainn, nó logáil isteach má cheannaíonn do chuideachta ar shonrasc.",
);
export const tooManyOrders = msg(
  "Too many orders have not been paid",
  "Tá an iomarca orduithe ann nár íocadh",
);
export const tooManyOrdersText = plural(
  {
    one: "Nothing has been ordered, and what you typed is still here. Pay for an order that is open, or try again in {n} minute. Customers who have bought before can log in and order at once.",
    other:
      "Nothing has been ordered, and what you typed is still here. Pay for an order that is open, or try again in {n} minutes. Customers who have bought before can log in and order at once.",
  },
  {
    one: "Níor ordaíodh aon rud, agus tá an méid a chlóscríobh tú anseo fós. Íoc as ordú atá oscailte, nó bain triail eile as i gceann nóiméid amháin. Is féidir le custaiméirí a cheannaigh cheana logáil isteach agus ordú láithreach.",
    two: "Níor ordaíodh aon rud, agus tá an méid a chlóscríobh tú anseo fós. Íoc as ordú atá oscailte, nó bain triail eile as i gceann {n} nóiméad. Is féidir le custaiméirí a cheannaigh cheana logáil isteach agus ordú láithreach.",
    few: "Níor ordaíodh aon rud, agus tá an méid a chlóscríobh tú anseo fós. Íoc as ordú atá oscailte, nó bain triail eile as i gceann {n} nóiméad. Is féidir le custaiméirí a cheannaigh cheana logáil isteach agus ordú láithreach.",
    many: "Níor ordaíodh aon rud, agus tá an méid a chlóscríobh tú anseo fós. Íoc as ordú atá oscailte, nó bain triail eile as i gceann {n} nóiméad. Is féidir le custaiméirí a cheannaigh cheana logáil isteach agus ordú láithreach.",
    other:
      "Níor ordaíodh aon rud, agus tá an méid a chlóscríobh tú anseo fós. Íoc as ordú atá oscailte, nó bain triail eile as i gceann {n} nóiméad. Is féidir le custaiméirí a cheannaigh cheana logáil isteach agus ordú láithreach.",
  },
);
export const tooManyPieces = msg(
  "These are more items than we can keep without a payment",
  "Tá níos mó earraí anseo ná mar is féidir linn a choinneáil gan íocaíocht",
);
export const tooManyPiecesText = msg(
  "Nothing has been ordered, and what you typed is still here. We keep up to {n} items in orders that are not paid. Order fewer, pay for an order that is open, or ask us for a quote.",
  "Níor ordaíodh aon rud, agus tá an méid a chlóscríobh tú anseo fós. Coinnímid suas le {n} earra in orduithe nár íocadh. Ordaigh níos lú, íoc as ordú atá oscailte, nó iarr luachan orainn.",
);
export const askUs = msg("Contact us", "Déan teagmháil linn");
export const addMore = msg("Browse Products", "Brabhsáil na Táirgí");
export const paymentDownTitle = msg(
  "The payment page cannot be opened right now",
  "Ní féidir an leathanach íocaíochta a oscailt faoi láthair",
);
export const paymentDownText = msg(
  "Your order is safe and its items are kept. Nothing has been paid. Please try again in a moment.",
  "Tá d’ordú slán agus coinnítear na hearraí. Níor íocadh aon rud. Bain triail eile as i gceann nóiméid.",
);
export const notSent = msg(
  "Failed to send. Please try again.",
  "Níorbh fhéidir é a sheoladh. Bain triail eile as.",
);
export const notSentText = msg(
  "The connection was lost, so nothing was ordered. What you typed is still here.",
  "Cailleadh an nasc, mar sin níor ordaíodh aon rud. Tá an méid a chlóscríobh tú anseo fós.",
);

export const vatInvalid = msg("Check the VAT number", "Seiceáil an uimhir CBL");
export const deliveryRequired = msg("Choose delivery or collection", "Roghnaigh seachadadh nó bailiú");
export const lineRequired = msg("Address is required", "Tá seoladh riachtanach");
export const lineMax = msg(
  "An address line must be less than 100 characters",
  "Ní mór do líne den seoladh a bheith níos giorra ná 100 carachtar",
);
export const townRequired = msg("Town or city is required", "Tá baile nó cathair riachtanach");
export const townMax = msg(
  "Town must be less than 100 characters",
  "Ní mór don bhaile a bheith níos giorra ná 100 carachtar",
);
export const countyMax = msg(
  "County must be less than 100 characters",
  "Ní mór don chontae a bheith níos giorra ná 100 carachtar",
);
export const phoneInvalid = msg(
  "Enter a phone number with its area code",
  "Cuir isteach uimhir theileafóin lena réamhchód",
);
export const eircodeInvalid = msg("Enter a valid Eircode", "Cuir isteach Éirchód bailí");
export const postcodeInvalid = msg(
  "Enter a postcode that begins with BT",
  "Cuir isteach postchód a thosaíonn le BT",
);
export const postcodeNorthern = msg(
  "This postcode is in Northern Ireland. Choose that delivery, or enter an Eircode such as H91 E2K3.",
  "Tá an postchód seo i dTuaisceart Éireann. Roghnaigh an seachadadh sin, nó cuir isteach Éirchód amhail H91 E2K3.",
);
export const postcodeForm = msg("Enter a valid postcode", "Cuir isteach postchód bailí");
export const postcodeOutside = msg(
  "This delivery does not reach that postcode. Choose another way of delivery.",
  "Ní shroicheann an seachadadh seo an postchód sin. Roghnaigh bealach seachadta eile.",
);
export const notesMax = msg(
  "Notes must be less than 1000 characters",
  "Ní mór do na nótaí a bheith níos giorra ná 1000 carachtar",
);
export const termsRequired = msg(
  "You must agree to the terms and conditions",
  "Ní mór duit aontú leis na téarmaí agus leis na coinníollacha",
);

export const testTitle = msg("Test payment, no money moves", "Íocaíocht tástála, ní ghluaiseann aon airgead");
export const testText = msg(
  "This shop is in test mode. Use the buttons to try what happens after a payment.",
  "Tá an siopa seo i mód tástála. Bain úsáid as na cnaipí chun a fheiceáil cad a tharlaíonn tar éis íocaíochta.",
);
export const testPay = msg("Pay {amount}", "Íoc {amount}");
export const testDecline = msg("Decline the payment", "Diúltaigh don íocaíocht");
export const testBack = msg("Back without paying", "Ar ais gan íoc");
export const declined = msg(
  "The payment was declined. No money was taken, and nothing is lost. Try again or go back.",
  "Diúltaíodh don íocaíocht. Níor baineadh aon airgead díot, agus níor cailleadh aon rud. Bain triail eile as nó téigh ar ais.",
);
export const sessionOver = msg("This payment page has expired", "Tá an leathanach íocaíochta seo as feidhm");
export const sessionPaid = msg("This payment is complete", "Tá an íocaíocht seo críochnaithe");
export const toOrder = msg("To your order", "Chuig d’ordú");
export const amountPaid = msg("Amount paid", "Méid íoctha");
export const amountDue = msg("Amount due", "Méid le híoc");
export const privacy = msg(
  "We use this to deliver, to answer for the goods and to keep the books.",
  "Úsáidimid é seo chun seachadadh a dhéanamh, chun freagairt as na hearraí agus chun na cuntais a choimeád.",
);
