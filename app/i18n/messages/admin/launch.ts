import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Before launch", "Roimh an oscailt");
export const text = msg(
  "What this site needs before its first customer.",
  "A bhfuil idir an suíomh seo agus a chéad chustaiméir.",
);
export const doneCount = plural(
  { one: "{n} done", other: "{n} done" },
  { one: "{n} déanta", two: "{n} déanta", few: "{n} déanta", many: "{n} déanta", other: "{n} déanta" },
);
export const undone = msg("To do", "Le déanamh");
export const done = msg("Done", "Déanta");
export const tickDone = msg("Mark as done", "Marcáil mar dhéanta");
export const tickUndone = msg("Mark as not done", "Marcáil mar neamhdhéanta");
export const company = msg("Company particulars", "Sonraí na cuideachta");
export const companyText = plural(
  {
    one: "{n} particular that the law requires is empty.",
    other: "{n} particulars that the law requires are empty.",
  },
  {
    one: "Tá sonra amháin a éilíonn an dlí folamh.",
    two: "Tá {n} shonra a éilíonn an dlí folamh.",
    few: "Tá {n} shonra a éilíonn an dlí folamh.",
    many: "Tá {n} sonra a éilíonn an dlí folamh.",
    other: "Tá {n} sonra a éilíonn an dlí folamh.",
  },
);
export const sampleContent = msg("Sample content", "Ábhar samplach");
export const sampleContentText = plural(
  {
    one: "{n} entry is invented: replace or delete it.",
    other: "{n} entries are invented: replace or delete them.",
  },
  {
    one: "Tá iontráil amháin cumtha: cuir ceann ceart ina háit nó scrios í.",
    two: "Tá {n} iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
    few: "Tá {n} iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
    many: "Tá {n} n-iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
    other: "Tá {n} iontráil cumtha: cuir cinn chearta ina n-áit nó scrios iad.",
  },
);
export const sampleProducts = msg("Sample products", "Táirgí samplacha");
export const sampleProductsText = plural(
  {
    one: "{n} invented product is for sale: delete it here, before or after you import your own.",
    other:
      "{n} invented products are for sale: delete them here in one go, before or after you import your own.",
  },
  {
    one: "Tá táirge cumtha amháin ar díol: scrios anseo é, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    two: "Tá {n} tháirge chumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    few: "Tá {n} tháirge chumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    many: "Tá {n} dtáirge chumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
    other:
      "Tá {n} táirge cumtha ar díol: scrios anseo in éineacht iad, roimh do chuid féin a iompórtáil nó ina dhiaidh.",
  },
);
export const makers = msg("Manufacturers’ names and addresses", "Ainmneacha agus seoltaí déantúsóirí");
export const makersText = plural(
  {
    one: "{n} product for sale lacks its manufacturer’s name, postal or electronic address.",
    other: "{n} products for sale lack their manufacturer’s name, postal or electronic address.",
  },
  {
    one: "Tá ainm nó seoladh déantúsóra ar iarraidh ó tháirge amháin atá ar díol.",
    two: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} tháirge atá ar díol.",
    few: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} tháirge atá ar díol.",
    many: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} dtáirge atá ar díol.",
    other: "Tá ainm nó seoladh déantúsóra ar iarraidh ó {n} táirge atá ar díol.",
  },
);
export const warnings = msg("Warnings in both languages", "Rabhaidh sa dá theanga");
export const warningsText = plural(
  {
    one: "{n} product has its warnings in one language only.",
    other: "{n} products have their warnings in one language only.",
  },
  {
    one: "Tá rabhaidh in aon teanga amháin ag táirge amháin.",
    two: "Tá rabhaidh in aon teanga amháin ag {n} tháirge.",
    few: "Tá rabhaidh in aon teanga amháin ag {n} tháirge.",
    many: "Tá rabhaidh in aon teanga amháin ag {n} dtáirge.",
    other: "Tá rabhaidh in aon teanga amháin ag {n} táirge.",
  },
);
export const guarantee = msg(
  "Official notice on the legal guarantee",
  "Fógra oifigiúil faoin ráthaíocht dhlíthiúil",
);
export const guaranteeText = plural(
  {
    one: "The official graphic is missing in {n} language; its facts are given in words meanwhile.",
    other: "The official graphic is missing in {n} languages; its facts are given in words meanwhile.",
  },
  {
    one: "Tá an ghrafaic oifigiúil in easnamh i dteanga amháin; tá a fíricí ann i bhfocail idir an dá linn.",
    two: "Tá an ghrafaic oifigiúil in easnamh in {n} theanga; tá a fíricí ann i bhfocail idir an dá linn.",
    few: "Tá an ghrafaic oifigiúil in easnamh i {n} theanga; tá a fíricí ann i bhfocail idir an dá linn.",
    many: "Tá an ghrafaic oifigiúil in easnamh i {n} dteanga; tá a fíricí ann i bhfocail idir an dá linn.",
    other: "Tá an ghrafaic oifigiúil in easnamh i {n} teanga; tá a fíricí ann i bhfocail idir an dá linn.",
  },
);
export const irish = msg("Irish text", "Téacs Gaeilge");
export const irishText = plural(
  {
    one: "{n} entry lacks Irish, or its English has changed since.",
    other: "{n} entries lack Irish, or their English has changed since.",
  },
  {
    one: "Tá Gaeilge ar iarraidh ó iontráil amháin, nó d’athraigh an Béarla ó shin.",
    two: "Tá Gaeilge ar iarraidh ó {n} iontráil, nó d’athraigh an Béarla ó shin.",
    few: "Tá Gaeilge ar iarraidh ó {n} iontráil, nó d’athraigh an Béarla ó shin.",
    many: "Tá Gaeilge ar iarraidh ó {n} n-iontráil, nó d’athraigh an Béarla ó shin.",
    other: "Tá Gaeilge ar iarraidh ó {n} iontráil, nó d’athraigh an Béarla ó shin.",
  },
);
export const irishTextsText = plural(
  {
    one: "{n} sentence of the site has English that changed since its Irish was written.",
    other: "{n} sentences of the site have English that changed since their Irish was written.",
  },
  {
    one: "D’athraigh Béarla abairte amháin den suíomh ó scríobhadh a Gaeilge.",
    two: "D’athraigh Béarla {n} abairt den suíomh ó scríobhadh a nGaeilge.",
    few: "D’athraigh Béarla {n} abairt den suíomh ó scríobhadh a nGaeilge.",
    many: "D’athraigh Béarla {n} n-abairt den suíomh ó scríobhadh a nGaeilge.",
    other: "D’athraigh Béarla {n} abairt den suíomh ó scríobhadh a nGaeilge.",
  },
);
export const payments = msg("Payments", "Íocaíochtaí");
export const paymentsText = msg(
  "No real money moves yet. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to the live ones.",
  "Ní bhogann aon airgead fós. Socraigh STRIPE_SECRET_KEY agus STRIPE_WEBHOOK_SECRET go dtí na cinn bheo.",
);
export const mail = msg("Mail server", "Freastalaí ríomhphoist");
export const mailText = msg(
  "Mails stay here and reach no one. Set SMTP_URL and MAIL_FROM.",
  "Fanann ríomhphoist anseo. Socraigh SMTP_URL agus MAIL_FROM.",
);
export const staffMails = msg("Notices to staff", "Fógraí don fhoireann");
export const staffMailsText = msg(
  "No one gets orders and enquiries by email. Set MAIL_TO.",
  "Ní insítear d’aon duine faoi orduithe agus fiosrúcháin. Socraigh MAIL_TO.",
);
export const address = msg("Public address", "Seoladh poiblí");
export const addressText = msg(
  "The site does not have its own https address yet. Set ORIGIN.",
  "Níl an suíomh ar a sheoladh https féin fós. Socraigh ORIGIN.",
);
export const backups = msg("Backups that are encrypted", "Cúltacaí criptithe");
export const backupsText = msg(
  "Backups can be read by anyone who gets hold of one, or none are made. Set BACKUP_KEY, and leave BACKUP_EVERY on.",
  "Is féidir le cibé duine a fhaigheann cúltaca é a léamh, nó ní dhéantar aon chúltaca. Socraigh BACKUP_KEY, agus fág BACKUP_EVERY ar siúl.",
);
export const solicitor = msg("Legal pages read by a solicitor", "Leathanaigh dhlíthiúla léite ag aturnae");
export const solicitorText = plural(
  {
    one: "{n} legal page, as it is worded now, is a draft until the company’s solicitor has read it.",
    other: "{n} legal pages, as they are worded now, are drafts until the company’s solicitor has read them.",
  },
  {
    one: "Dréacht é leathanach dlíthiúil amháin, mar atá sé faoi láthair, go dtí go léann aturnae na cuideachta é.",
    two: "Dréachtaí iad {n} leathanach dhlíthiúla, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
    few: "Dréachtaí iad {n} leathanach dhlíthiúla, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
    many: "Dréachtaí iad {n} leathanach dhlíthiúla, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
    other:
      "Dréachtaí iad {n} leathanach dlíthiúil, mar atá siad faoi láthair, go dtí go léann aturnae na cuideachta iad.",
  },
);
export const backup = msg("A backup, and a restore tried", "Cúltaca, agus athchóiriú triailte");
export const backupText = msg(
  "Set up backups of the database and the uploads, and restore one once.",
  "Socraigh cúltacaí den bhunachar sonraí agus de na huaslódálacha, agus athchóirigh ceann uair amháin.",
);
export const ready = msg(
  "Everything is ready for the first customer.",
  "Tá gach rud réidh don chéad chustaiméir.",
);
