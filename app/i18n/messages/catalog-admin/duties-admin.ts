import { msg, plural } from "#app/i18n/message.ts";

export const fieldset = msg("Compliance", "Comhlíontacht");
export const fieldsetText = msg(
  "Shown with every offer of the product. A manufacturer named here replaces the brand's.",
  "Taispeántar é le gach tairiscint den táirge. Seasann déantúsóir a ainmnítear anseo in áit dhéantúsóir an bhranda.",
);
export const maker = msg("Manufacturer", "Déantúsóir");
export const fromBrand = msg("The brand says: {maker}", "Deir an branda: {maker}");
export const manufacturerName = msg("Manufacturer’s name", "Ainm an déantúsóra");
export const manufacturerAddress = msg("Postal address", "Seoladh poist");
export const manufacturerContact = msg("Email or web address", "Ríomhphost nó seoladh gréasáin");
export const manufacturerOutsideEu = msg(
  "The manufacturer sits outside the EU",
  "Tá an déantúsóir lasmuigh den AE",
);
export const responsiblePerson = msg("Responsible person in the EU", "Duine freagrach san AE");
export const responsibleHint = msg(
  "Name, postal and electronic address. Needed where the manufacturer sits outside the EU.",
  "Ainm, seoladh poist agus seoladh leictreonach. Riachtanach nuair atá an déantúsóir lasmuigh den AE.",
);
export const warnings = msg("Warnings, English", "Rabhaidh, Béarla");
export const warningsGa = msg("Warnings, Irish", "Rabhaidh, Gaeilge");
export const radioNote = msg("Radio use, English", "Úsáid raidió, Béarla");
export const radioNoteGa = msg("Radio use, Irish", "Úsáid raidió, Gaeilge");
export const radioHint = msg(
  "What the law of radio asks of its user: licence, channels, countries. Empty for none.",
  "An méid a éilíonn dlí an raidió ar an úsáideoir: ceadúnas, cainéil, tíortha. Folamh mura bhfuil aon rud ann.",
);
export const electrical = msg("Electrical equipment", "Trealamh leictreach");
export const inherit = msg("As its category says", "Mar a deir a chatagóir");
export const yes = msg(
  "Yes, old equipment is taken back for it",
  "Is ea, glactar le seantrealamh ar ais ina leith",
);
export const no = msg("No", "Ní hea");
export const hasBatteries = msg(
  "Comes with batteries or an accumulator",
  "Tá ceallraí nó taisc-cheallra ann",
);
export const environmentalCost = msg("Visible environmental cost, €", "Costas comhshaoil infheicthe, €");
export const environmentalHint = msg(
  "Within the price of one. Empty: as the category says; 0 for none.",
  "Laistigh de phraghas ceann amháin. Folamh: mar a deir an chatagóir; 0 mura bhfuil aon cheann ann.",
);
export const categoryCostHint = msg(
  "Within the price of one, for every electrical product of the category that says nothing itself. Empty for none.",
  "Laistigh de phraghas ceann amháin, do gach táirge leictreach den chatagóir nach ndeir aon rud é féin. Folamh mura bhfuil aon cheann ann.",
);
export const guaranteeYears = msg("Producer’s guarantee, years", "Ráthaíocht an táirgeora, blianta");
export const guaranteeHint = msg(
  "Only one that is free and for the whole product. It is shown when it is longer than the law’s two years.",
  "Ceann atá saor in aisce agus don táirge ar fad, sin amháin. Taispeántar é nuair is faide é ná dhá bhliain an dlí.",
);
export const withdrawalException = msg("Right to withdraw", "An ceart tarraingthe siar");
export const noException = msg("14 days, as for everything", "14 lá, mar atá do gach rud");
export const customMade = msg(
  "None: made to the customer’s specification",
  "Níl: déanta de réir shonraíocht an chustaiméara",
);
export const sealedHygiene = msg(
  "Only while its hygiene seal is unbroken",
  "Fad is nach bhfuil an séala sláinteachais briste",
);

export const tooLong = msg(
  "{label}: write at most {max} characters",
  "{label}: scríobh {max} carachtar ar a mhéad",
);
export const wrongCost = msg(
  "Enter the cost in euro, such as 0.85",
  "Cuir isteach an costas in euro, mar shampla 0.85",
);
export const wrongYears = msg(
  "Enter whole years from 1 to 100, or leave it empty",
  "Cuir isteach blianta iomlána ó 1 go 100, nó fág folamh é",
);
export const makerNeeded = msg(
  "Name the manufacturer, or leave its address, its contact and the tick for outside the EU empty too",
  "Ainmnigh an déantúsóir, nó fág a sheoladh, a theagmháil agus an tic do lasmuigh den AE folamh freisin",
);
export const bothLanguages = msg(
  "{label}: write it in both languages, or in none",
  "{label}: scríobh sa dá theanga é, nó fág folamh iad",
);
export const wrongChoice = msg("{label}: choose one of the list", "{label}: roghnaigh ceann den liosta");

// Brands and categories
export { brands } from "#app/i18n/messages/admin/section-names.ts";
export const brandsLead = msg(
  "Who made what we sell, once for each brand. It is shown with every product of the brand that names no manufacturer itself, and no product may be offered without it.",
  "Cé a rinne an méid a dhíolaimid, uair amháin do gach branda. Taispeántar é le gach táirge den bhranda nach n-ainmníonn aon déantúsóir é féin, agus ní ceadmhach aon táirge a thairiscint gan é.",
);
export const brand = msg("Brand", "Branda");
export const search = msg("Search brands", "Cuardaigh brandaí");
export const allBrands = msg("All", "Gach ceann");
export const missingOnly = msg("Details missing", "Sonraí in easnamh");
export const state = msg("Details", "Sonraí");
export const complete = msg("Complete", "Iomlán");
export const lacking = msg("Missing: {fields}", "In easnamh: {fields}");
export const allOwnMakers = msg(
  "Not shown: its products name their own manufacturer",
  "Gan taispeáint: ainmníonn a tháirgí a ndéantúsóir féin",
);
export const products = msg("Published products", "Táirgí foilsithe");
export const noBrands = msg("No brands here", "Níl aon bhranda anseo");
export const noBrandsText = msg(
  "Brands come with the products that name them.",
  "Tagann brandaí leis na táirgí a ainmníonn iad.",
);
export const effect = plural(
  {
    one: "These details are shown with {n} product of the brand.",
    other: "These details are shown with {n} products of the brand.",
  },
  {
    one: "Taispeántar na sonraí seo le táirge amháin den bhranda.",
    two: "Taispeántar na sonraí seo le {n} tháirge den bhranda.",
    few: "Taispeántar na sonraí seo le {n} tháirge den bhranda.",
    many: "Taispeántar na sonraí seo le {n} dtáirge den bhranda.",
    other: "Taispeántar na sonraí seo le {n} táirge den bhranda.",
  },
);
export const ownMakers = plural(
  { one: "{n} more names its own manufacturer.", other: "{n} more name their own manufacturer." },
  {
    one: "Ainmníonn ceann amháin eile a dhéantúsóir féin.",
    two: "Ainmníonn {n} cheann eile a ndéantúsóir féin.",
    few: "Ainmníonn {n} cinn eile a ndéantúsóir féin.",
    many: "Ainmníonn {n} gcinn eile a ndéantúsóir féin.",
    other: "Ainmníonn {n} ceann eile a ndéantúsóir féin.",
  },
);
export const addBrand = msg("Add brand", "Cuir branda leis");
export const brandName = msg("Brand name", "Ainm an bhranda");
export const rename = msg("Rename", "Athainmnigh");
export const renameHint = msg(
  "The brand’s address in the shop stays. An import finds a brand by its name: change it in the file as well.",
  "Fanann seoladh an bhranda sa siopa. Aimsíonn iompórtáil branda de réir a ainm: athraigh sa chomhad freisin é.",
);
export const brandNameNeeded = msg("Write the brand’s name.", "Scríobh ainm an bhranda.");
export const brandNameTaken = msg(
  "Another brand has this name already.",
  "Tá an t-ainm seo ar bhranda eile cheana.",
);
export const brandAdded = msg(
  "The brand is added. Its products show the manufacturer that you enter here.",
  "Tá an branda curtha leis. Taispeánann a tháirgí an déantúsóir a scríobhann tú anseo.",
);
export const save = msg("Save", "Sábháil");
export const saved = msg("Saved", "Sábháilte");
export const categories = msg("Environmental cost by category", "Costas comhshaoil de réir catagóire");
export const gaps = msg("Manufacturer details missing", "Sonraí déantúsóra in easnamh");
export const gapsLead = msg(
  "Products without everything that must be said of their manufacturer. Mending a brand mends all of its products at once.",
  "Táirgí nach bhfuil gach rud ráite fúthu atá le rá faoina ndéantúsóir. Má cheartaítear branda, ceartaítear a tháirgí go léir in éineacht.",
);
export const gapsNone = msg("Nothing is missing", "Níl aon rud in easnamh");
export const gapsNoneText = msg(
  "Every product here says who made it.",
  "Deir gach táirge anseo cé a rinne é.",
);
export const product = msg("Product", "Táirge");
export const published = msg("Published", "Foilsithe");
export const drafts = msg("Not published", "Gan foilsiú");
export const noBrand = msg("No brand", "Gan bhranda");
export const seeGaps = msg(
  "Products whose manufacturer details are missing",
  "Táirgí a bhfuil a sonraí déantúsóra in easnamh",
);
export const itsOwn = msg("Its own", "A cheann féin");
export const ofBrand = msg("The brand’s", "Ceann an bhranda");
