import { msg, plural } from "#app/i18n/message.ts";

export const products = plural(
  { one: "{n} product", other: "{n} products" },
  { one: "Táirge amháin", two: "{n} tháirge", few: "{n} tháirge", many: "{n} dtáirge", other: "{n} táirge" },
);
export const from = msg("From {price}", "Ó {price}");
export const inclVat = msg("incl. {rate}% VAT", "CBL {rate}% san áireamh");
export const exVat = msg("{price} excl. VAT", "{price} gan CBL");
export const lowestPrice = msg(
  "Lowest price in last 30 days: {price}",
  "An praghas ab ísle le 30 lá anuas: {price}",
);
export const wasPrice = msg("Was {price}", "Bhí {price} air");
export const nowPrice = msg("Now {price}", "Anois {price}");

export const specifications = msg("Specifications", "Sonraíochtaí");
export const description = msg("Description", "Cur síos");
export const productCode = msg("Product code", "Cód an táirge");
export const gtin = msg("GTIN", "GTIN");
export const brand = msg("Brand", "Branda");
export const category = msg("Category", "Catagóir");
export const weight = msg("Weight", "Meáchan");
export const kilograms = msg("{weight}\u00a0kg", "{weight}\u00a0kg");
export const dimensions = msg("Length × width × height", "Fad × leithead × airde");
export const millimetres = msg("{size}\u00a0mm", "{size}\u00a0mm");
export const origin = msg("Country of origin", "Tír thionscnaimh");

export const safety = msg("Manufacturer and safety", "Déantúsóir agus sábháilteacht");
export const manufacturer = msg("Manufacturer", "Déantúsóir");
export const manufacturerAddress = msg("Postal address", "Seoladh poist");
export const manufacturerContact = msg("Electronic contact", "Teagmháil leictreonach");
export const manufacturerUnknown = msg(
  "Ask us for the manufacturer’s details and safety information of this product.",
  "Fiafraigh dínn faoi shonraí an déantúsóra agus faoi eolas sábháilteachta an táirge seo.",
);
export const responsiblePerson = msg("Responsible in the EU", "Freagrach san AE");
export const warnings = msg("Warnings", "Rabhaidh");
export const radio = msg("Radio use", "Úsáid raidió");
export const batteries = msg(
  "Comes with batteries: bring old ones back to us free of charge, without buying anything.",
  "Tá ceallraí ann: tabhair na seanchinn ar ais chugainn saor in aisce, gan aon rud a cheannach.",
);
export const environmentalCost = msg(
  "The price includes {cost} environmental management cost for recycling.",
  "Tá costas bainistíochta comhshaoil {cost} san áireamh sa phraghas, don athchúrsáil.",
);
export const customMade = msg(
  "Made to your specification: the 14 days to change your mind do not apply to this product.",
  "Déantar é de réir do shonraíochta: níl feidhm ag na 14 lá chun d’intinn a athrú maidir leis an táirge seo.",
);
export const sealedHygiene = msg(
  "Sealed for hygiene: once you break the seal, you can no longer withdraw from buying it.",
  "Séalaithe ar mhaithe le sláinteachas: a luaithe a bhriseann tú an séala, ní féidir tarraingt siar óna cheannach a thuilleadh.",
);
export const weeeTitle = msg("Take-back of old equipment", "Seantrealamh a thabhairt ar ais");
/** Distance sellers show this where electrical goods are sold (European Union (WEEE) Regulations 2014). */
export const weee = msg(
  "Waste electrical and electronic equipment is taken back free of charge, one for one, when you buy new equipment of the same kind and function: at our premises in Galway, or on delivery. Let us know at least 24 hours beforehand. The same holds for batteries, without buying anything. Never put electrical equipment or batteries in your bin. Civic amenity sites take them free of charge too.",
  "Glactar ar ais saor in aisce le dramhthrealamh leictreach agus leictreonach, ceann ar cheann, nuair a cheannaíonn tú trealamh nua den chineál céanna agus leis an bhfeidhm chéanna: ag ár n-áitreabh i nGaillimh, nó ag am an tseachadta. Cuir in iúl dúinn é 24 uair an chloig roimh ré ar a laghad. Tá an rud céanna fíor faoi cheallraí, gan aon rud a cheannach. Ná cuir trealamh leictreach ná ceallraí sa bhosca bruscair riamh. Glacann láithreáin taitneamhachta poiblí leo saor in aisce freisin.",
);
export const quantity = msg("Quantity", "Cainníocht");
export const deliveryTitle = msg("Delivery and collection", "Seachadadh agus bailiú");
export const deliveryText = msg(
  "Collect in Galway free of charge, or have it delivered anywhere in Ireland, north and south. You see the price of delivery before you order.",
  "Bailigh i nGaillimh saor in aisce é, nó seachadfaimid chugat é áit ar bith in Éirinn, thuaidh nó theas. Feicfidh tú praghas an tseachadta sula n-ordaíonn tú.",
);
/** `prices`: a zone and its price each, as `deliveryZone`, separated by commas. */
export const deliveryPrices = msg(
  "Collect in Galway free of charge, or have one delivered in 3 to 5 working days: {prices}.",
  "Bailigh i nGaillimh saor in aisce é, nó seachadfaimid ceann chugat i 3 go 5 lá oibre: {prices}.",
);
/** `zones`: the names of delivery zones, separated by commas; so below. */
export const deliveryZones = msg(
  "Collect in Galway free of charge, or have it delivered: {zones}. You see the price of delivery before you order.",
  "Bailigh i nGaillimh saor in aisce é, nó seachadfaimid chugat é: {zones}. Feicfidh tú praghas an tseachadta sula n-ordaíonn tú.",
);
export const deliveryRefused = msg("It is not delivered to {zones}.", "Ní sheachadtar anseo é: {zones}.");
export const deliveryNone = msg(
  "Collect in Galway free of charge. This product is not delivered.",
  "Bailigh i nGaillimh saor in aisce é. Ní sheachadtar an táirge seo.",
);
export const ireland = msg("Ireland", "Éire");
export const deliveryZone = msg("{zone}\u00a0{price}", "{zone}\u00a0{price}");
export const deliveryFree = msg("free", "saor in aisce");
export const withdrawText = msg(
  "Consumers have 14 days to change their mind.",
  "Tá 14 lá ag tomhaltóirí chun a n-intinn a athrú.",
);
export const chooseOne = msg("Choose: {name}", "Roghnaigh: {name}");
export const upsells = msg("You may prefer", "B’fhéidir gurbh fhearr leat");
export const crossSells = msg("You will also need", "Beidh siad seo uait freisin");
export const related = msg("Related products", "Táirgí gaolmhara");
export const notSoldHere = msg("Sold by another shop", "Á dhíol ag siopa eile");
export const manuals = msg("Manuals and data sheets", "Lámhleabhair agus bileoga sonraí");
export const share = msg("Share", "Comhroinn");
export const printSheet = msg("Print", "Priontáil");
export const askAbout = msg("Ask about this item", "Fiafraigh faoin earra seo");
