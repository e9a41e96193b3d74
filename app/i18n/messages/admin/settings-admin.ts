import { msg } from "#app/i18n/message.ts";

export { settings as title } from "#app/i18n/messages/admin/section-names.ts";
export const intro = msg(
  "What the whole site knows about the company. What is left empty is not shown anywhere.",
  "An méid atá ar eolas ag an suíomh ar fad faoin gcuideachta. Ní thaispeántar in aon áit an rud a fhágtar folamh.",
);
export const aboutCompany = msg("Company", "An chuideachta");
export const aboutSite = msg("Site", "An suíomh");
export const aboutSales = msg("Sales", "Díolachán");
export const aboutHire = msg("Hire", "Cíos");
export const legalUnread = msg(
  "Legal pages that no solicitor has read as they are worded now: {n}.",
  "Leathanaigh dhlíthiúla nár léigh aturnae mar atá siad faoi láthair: {n}.",
);
export const legalPages = msg("Legal pages", "Leathanaigh dhlíthiúla");
export const save = msg("Save", "Sábháil");
export const saved = msg("Saved. The site shows it now.", "Sábháilte. Tá sé le feiceáil ar an suíomh anois.");
export const changedMeanwhile = msg(
  "These settings were changed since you opened the page, by a colleague or in another window",
  "Athraíodh na socruithe seo ó d’oscail tú an leathanach, ag comhghleacaí nó i bhfuinneog eile",
);
export const changedMeanwhileText = msg(
  "What you typed is still here and is not saved. Save again to put it in place of what is stored, or load the page again to see what is stored.",
  "Tá an méid a chlóscríobh tú anseo fós agus níl sé sábháilte. Sábháil arís chun é a chur in áit a bhfuil stóráilte, nó lódáil an leathanach arís chun a bhfuil stóráilte a fheiceáil.",
);

export const company = msg("Company particulars", "Sonraí na cuideachta");
export const companyText = msg(
  "Irish law requires the registered name, number and office on the site of a company. They are in the footer, on the legal pages and in mails.",
  "Éilíonn dlí na hÉireann ainm cláraithe, uimhir agus oifig chuideachta ar a suíomh. Tá siad sa bhuntásc, ar na leathanaigh dhlíthiúla agus i ríomhphoist.",
);
export const tradingName = msg("Trading name", "Ainm trádála");
export const legalName = msg("Registered name", "Ainm cláraithe");
export const companyNumber = msg("Company number (CRO)", "Uimhir na cuideachta (CRO)");
export const registeredOffice = msg("Registered office", "Oifig chláraithe");
export const vatNumber = msg("VAT number", "Uimhir CBL");
export const vatHint = msg("With its country, such as IE1234567T", "Lena tír, mar IE1234567T");
export const directors = msg("Directors’ names", "Ainmneacha na stiúrthóirí");
export const directorsHint = msg(
  "They must be on letters and order forms: Máire Ní Shé, John Burke",
  "Ní mór iad a bheith ar litreacha agus ar fhoirmeacha ordaithe: Máire Ní Shé, John Burke",
);
export const shareCapital = msg("Paid-up share capital", "Scairchaipiteal íoctha");
export const shareCapitalHint = msg(
  "Only if the company names its capital: €100",
  "Más rud é go luann an chuideachta a caipiteal amháin: €100",
);
export const beingWoundUp = msg("The company is being wound up", "Tá an chuideachta á foirceannadh");
export const beingWoundUpHint = msg(
  "Then the site, mails and documents must say so.",
  "Sa chás sin ní mór don suíomh, do ríomhphoist agus do dhoiciméid é a rá.",
);
export const weeeNumber = msg("WEEE registration number", "Uimhir chláraithe WEEE");
export const address = msg("Address for visitors", "Seoladh do chuairteoirí");
export const phone = msg("Phone", "Teileafón");
export const email = msg("Email", "Ríomhphost");

export const hours = msg("Opening hours", "Uaireanta oscailte");
export const hoursText = msg(
  "One line for each day or group of days, in both languages.",
  "Líne amháin do gach lá nó grúpa laethanta, sa dá theanga.",
);
/** The page of the hours that calendars read. */
export const closingDays = msg("Working hours and closing days", "Uaireanta oibre agus laethanta dúnta");
export const closingDaysText = msg(
  "Hours of the week, public holidays and closing days: answers are due and hires are counted by them.",
  "Uaireanta na seachtaine, laethanta saoire poiblí agus laethanta dúnta: comhairtear freagraí agus orduithe cíosa dá réir.",
);
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");

export const social = msg("Social links", "Naisc shóisialta");
export const socialText = msg(
  "Shown in the footer. Empty a row to take its link away.",
  "Le feiceáil sa bhuntásc. Folmhaigh ró chun a nasc a bhaint.",
);
export const socialName = msg("Name", "Ainm");
export const socialUrl = msg("Address", "Seoladh");

export const shop = msg("External shop", "Siopa seachtrach");
export const shopText = msg(
  "With an address here, the shop page shows that shop in a frame. Empty, it shows our own.",
  "Má tá seoladh anseo, taispeánann leathanach an tsiopa an siopa sin i bhfráma. Má tá sé folamh, taispeánann sé ár gceann féin.",
);
export const shopUrl = msg("Address of the shop", "Seoladh an tsiopa");
export const shopUrlHint = msg("The full address, with https://", "An seoladh iomlán, le https://");

export const delivery = msg("Delivery", "Seachadadh");
export const deliveryText = msg(
  "Prices include VAT. A parcel pays the first rate that carries its weight; a rate without a weight carries everything heavier.",
  "Tá CBL san áireamh sna praghsanna. Íocann beart an chéad ráta a iompraíonn a mheáchan; iompraíonn ráta gan mheáchan gach rud níos troime.",
);
export const weightLimits = msg(
  "Heavy goods are not delivered everywhere",
  "Ní sheachadtar earraí troma gach áit",
);
export const weightLimit = msg(
  "{zone}: no delivery above {weight}\u00a0kg",
  "{zone}: gan seachadadh os cionn {weight}\u00a0kg",
);
export const weightLimitsText = msg(
  "Heavier goods cannot be ordered for delivery there. A price without a weight carries everything heavier.",
  "Ní féidir le haon duine earraí níos troime a ordú lena seachadadh ansin. Iompraíonn praghas gan mheáchan gach rud níos troime.",
);
export const newZone = msg("Add a zone", "Cuir crios leis");
export const country = msg("Country", "Tír");
export const countryHint = msg("Two letters, such as IE", "Dhá litir, mar IE");
export const postcodes = msg("Postcodes begin with", "Tosaíonn postchóid le");
export const postcodesHint = msg(
  "Separated by commas; empty for the whole country. Where two zones cover a postcode, the longer beginning counts: BT1 before BT. BT1 covers its own district, not BT10.",
  "Scartha le camóga; folamh don tír ar fad. Má chlúdaíonn dhá chrios an postchód céanna, téitear leis an tús is faide: BT1 roimh BT. Clúdaíonn BT1 a cheantar féin, ní BT10.",
);
export const freeFrom = msg("Free from", "Saor in aisce ó");
export const freeFromHint = msg(
  "Worth of the goods in euro; empty for never",
  "Luach na n-earraí in euro; fág folamh é mura bhfuil sé saor riamh",
);
export const rates = msg("Rates", "Rátaí");
export const upTo = msg("Up to (kg)", "Suas le (kg)");
export const price = msg("Price (€)", "Praghas (€)");
export const rateRow = msg("rate {n}", "ráta {n}");
export const heavier = msg("everything heavier", "gach rud níos troime");
export const removeZone = msg("Remove this zone", "Bain an crios seo");
export const deliveryTerm = msg(
  "The terms say where you deliver in a sentence that does not follow the zones. Change it when you add or remove one:",
  "Deir na téarmaí cá ndéanann tú seachadadh in abairt nach leanann na criosanna. Athraigh í nuair a chuireann tú crios leis nó nuair a bhaineann tú ceann:",
);
export const changeDeliveryTerm = msg(
  "Change this sentence of the terms",
  "Athraigh an abairt seo sna téarmaí",
);
export const deliverNowhere = msg("Deliver nowhere", "Gan seachadadh in aon áit");
export const deliverNowhereHint = msg(
  "Product pages then say that nothing is delivered, and customers can only collect. The sentence of the terms stays as it is.",
  "Deir leathanaigh na dtáirgí ansin nach seachadtar aon rud, agus ní féidir le custaiméirí ach bailiú. Fanann abairt na dtéarmaí mar atá.",
);
export const noZones = msg(
  "No zone would be left, and nothing would be delivered. Tick “Deliver nowhere” to save this, or keep a zone.",
  "Ní bheadh aon chrios fágtha, agus ní sheachadfaí aon rud. Cuir tic le “Gan seachadadh in aon áit” chun é seo a shábháil, nó coinnigh crios.",
);

export const notice = msg("Notice to visitors", "Fógra do chuairteoirí");
export const announcementText = msg(
  "Shown above every page of the site, for closed days and the like. Empty it to take it away.",
  "Os cionn gach leathanach den suíomh, do laethanta dúnta agus a leithéid. Folmhaigh é chun é a bhaint.",
);
export const announcementUntil = msg("Last day", "An lá deiridh");
export const announcementUntilHint = msg("Empty: until you take it away", "Folamh: go dtí go mbainfidh tú é");

export const trade = msg("Trade customers", "Custaiméirí trádála");
export const tradeText = msg(
  "Accounts that you approve in Users may order on invoice once there is an IBAN here. The goods are kept for them until the days are over or you mark the order paid.",
  "Is féidir le cuntais a cheadaíonn tú faoi Úsáideoirí ordú ar shonrasc a luaithe a bhíonn IBAN anseo. Coinnítear na hearraí dóibh go dtí go mbíonn na laethanta thart nó go marcálann tú an t-ordú mar íoctha.",
);
export const invoiceDays = msg("Days to pay", "Laethanta le híoc");
export const invoiceDaysHint = msg("1 to 90", "1 go 90");
export const linkDays = msg(
  "Days that a payment link holds its prices",
  "Laethanta a choinníonn nasc íocaíochta a phraghsanna",
);
export const linkDaysHint = msg(
  "Of orders that staff prepare; 1 to 90",
  "Maidir le horduithe a ullmhaíonn an fhoireann; 1 go 90",
);
export const accountName = msg("Name on the account", "Ainm ar an gcuntas");
export const iban = msg("IBAN", "IBAN");
export const bic = msg("BIC", "BIC");
export const zeroRate = msg(
  "Sell without VAT to businesses of other EU states and Northern Ireland when the goods are delivered there",
  "Díol gan CBL le gnólachtaí i stáit eile an AE agus i dTuaisceart Éireann nuair a sheachadtar na hearraí ansin",
);
export const zeroRateHint = msg(
  "Ask your accountant first: you have to check the VAT number in VIES and keep proof that the goods left the State.",
  "Labhair le do chuntasóir ar dtús: caithfidh tú an uimhir CBL a sheiceáil in VIES agus cruthúnas a choinneáil gur fhág na hearraí an Stát.",
);
export const salesRefundLimit = msg("Refund limit of sales (€)", "Teorainn aisíoca na ndíolachán (€)");
export const salesRefundLimitHint = msg(
  "What somebody with the role Sales may refund of one purchase: an order with what was added to it, or a hire. Admins may refund any amount.",
  "An méid a fhéadann duine a bhfuil ról na ndíolachán aige a aisíoc as aon cheannach amháin: ordú agus ar cuireadh leis, nó cíos. Féadann riarthóirí aon mhéid a aisíoc.",
);
export const wrongDays = msg("{label}: a number from 1 to 90", "{label}: uimhir ó 1 go 90");
export const wrongIban = msg(
  "IBAN: check it, it cannot exist like this",
  "IBAN: seiceáil é, ní féidir leis a bheith ann mar seo",
);
export const wrongBic = msg(
  "BIC: 8 or 11 letters and digits, such as AIBKIE2D",
  "BIC: 8 nó 11 litir agus digit, mar AIBKIE2D",
);
export const wrongBicCountry = msg(
  "BIC: its country is {bic}, but that of the IBAN is {iban}. Check both.",
  "BIC: is é {bic} a thír; tír an IBAN: {iban}. Seiceáil an dá cheann.",
);

export const tooLong = msg("{label}: at most {max} characters", "{label}: {max} carachtar ar a mhéad");
export const required = msg("Enter {label}", "Cuir isteach {label}");
export const wrongEmail = msg(
  "Email: an address such as name@example.ie",
  "Ríomhphost: seoladh mar ainm@example.ie",
);
export const wrongVatNumber = msg(
  "VAT number: one such as IE1234567T, with its check letter",
  "Uimhir CBL: ceann mar IE1234567T, lena litir sheiceála",
);
export const wrongPhone = msg(
  "Phone: digits, such as 091 555 000 or +353 91 555 000",
  "Teileafón: digití, mar 091 555 000 nó +353 91 555 000",
);
export const wrongCompanyNumber = msg(
  "Company number: a number, such as 123456 or SC123456",
  "Uimhir na cuideachta: uimhir, mar 123456 nó SC123456",
);
export const unevenLines = msg(
  "{label}: as many lines in Irish as in English. English has {en}, Irish has {ga}.",
  "{label}: an líon céanna línte sa dá theanga. Tá {en} sa Bhéarla agus {ga} sa Ghaeilge.",
);
export const wrongUrl = msg(
  "{label}: a full address that begins with https://",
  "{label}: seoladh iomlán a thosaíonn le https://",
);
export const bothLanguages = msg(
  "{label}: write it in both languages, or in neither",
  "{label}: scríobh sa dá theanga é, nó fág folamh sa dá theanga é",
);
export const wrongCountry = msg("Country: two letters, such as IE", "Tír: dhá litir, mar IE");
export const wrongPrice = msg("{label}: an amount such as 6.95", "{label}: méid mar 6.95");
export const wrongWeight = msg("{label}: kilograms such as 2 or 0.5", "{label}: cileagraim mar 2 nó 0.5");
export const noRates = msg("Rates: add at least one price", "Rátaí: cuir praghas amháin ar a laghad leis");
export const sameWeight = msg("Rates: every weight once", "Rátaí: gach meáchan uair amháin");
export const sameCountry = msg(
  "Country: the zone {zone} covers the whole country already. Name the postcodes of one of the two, or remove one.",
  "Tír: clúdaíonn an crios {zone} an tír ar fad cheana. Ainmnigh postchóid do cheann den dá chrios, nó bain ceann acu.",
);
export const samePostcodes = msg(
  "Postcodes: the zone {zone} covers some of these already. Name each in one zone only.",
  "Postchóid: clúdaíonn an crios {zone} cuid díobh seo cheana. Ainmnigh gach ceann i gcrios amháin.",
);
export const noPostcode = msg(
  "Postcodes: no postcode of this country begins with “{prefix}”. Separate them by commas, such as H91, D02 or BT1.",
  "Postchóid: ní thosaíonn aon phostchód sa tír seo le “{prefix}”. Cuir camóga eatarthu, mar H91, D02 nó BT1.",
);
export const wrongDate = msg("Last day: a date", "An lá deireanach: dáta");
export const pastDate = msg(
  "Last day: it is over, and no visitor would see the notice. Enter a later day, or empty the notice to take it away.",
  "An lá deiridh: tá sé thart, agus ní fheicfeadh aon chuairteoir an fógra. Cuir lá níos déanaí isteach, nó folmhaigh an fógra chun é a bhaint.",
);
export const wrong = msg("{label} cannot be read", "Ní féidir {label} a léamh");

export const guarantee = msg("Notice on the legal guarantee", "Fógra faoin ráthaíocht dhlíthiúil");
export const guaranteeText = msg(
  "The official graphic in each language, as the European Commission publishes it: upload it unchanged. It is shown on product pages, in the cart and at the checkout. Until then the same facts are given in words.",
  "An ghrafaic oifigiúil i ngach teanga, mar a fhoilsíonn an Coimisiún Eorpach í: uaslódáil gan athrú í. Taispeántar ar leathanaigh táirgí, sa chiseán agus ag an tseiceáil amach í. Go dtí sin tá na fíricí céanna ann i bhfocail.",
);
export const makers = msg("Imported products without a manufacturer", "Táirgí iompórtáilte gan déantúsóir");
export const makersText = msg(
  "The law requires the manufacturer's name, postal and electronic address with every offer, and no file of WooCommerce brings them.",
  "Éilíonn an dlí ainm, seoladh poist agus seoladh leictreonach an déantúsóra le gach tairiscint, agus níl siad in aon chomhad de WooCommerce.",
);
export const makersPublish = msg(
  "Publish them, and list them until somebody has named the manufacturer",
  "Foilsigh iad, agus cuir ar liosta iad go dtí go n-ainmníonn duine an déantúsóir",
);
export const makersDraft = msg(
  "Keep new ones as drafts until somebody has named the manufacturer",
  "Coinnigh cinn nua mar dhréachtaí go dtí go n-ainmníonn duine an déantúsóir",
);
