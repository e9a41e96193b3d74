import { msg } from "#app/i18n/message.ts";

export const title = msg("My Account", "Mo Chuntas");
export const welcome = msg("Welcome, {name}", "Fáilte, {name}");
export const navigation = msg("Account", "Cuntas");
export const overview = msg("Overview", "Forléargas");
export const orders = msg("Orders", "Orduithe");
export const data = msg("Your data", "Do chuid sonraí");

export const details = msg("Your details", "Do shonraí");
export const name = msg("Full Name", "Ainm Iomlán");
export const email = msg("Email", "Ríomhphost");
export const language = msg("Language", "Teanga");
export const languageHint = msg(
  "The language of the mails we send you.",
  "Teanga na ríomhphost a sheolaimid chugat.",
);
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const save = msg("Save changes", "Sábháil na hathruithe");
export const saving = msg("Saving...", "Ag sábháil…");
export const saved = msg("Your changes have been saved", "Sábháladh na hathruithe");

export const devices = msg("Where you are logged in", "Cá bhfuil tú logáilte isteach");
export const thisDevice = msg("This device", "An gléas seo");
export const unknownDevice = msg("Unknown device", "Gléas anaithnid");
export const since = msg("Logged in", "Logáilte isteach");
export const signOutThere = msg("Log out there", "Logáil amach ansin");
export const signOutHere = msg("Log out here", "Logáil amach anseo");
export const signOutEverywhere = msg("Log out everywhere", "Logáil amach gach áit");
export const signOutEverywhereHint = msg(
  "Ends every session of your account, this one too.",
  "Cuireann sé deireadh le gach seisiún de do chuntas, an ceann seo san áireamh.",
);
export const backOffice = msg("Open the back office", "Oscail an chúloifig");

export const yourOrders = msg("Your Orders", "Do Chuid Orduithe");
export const noOrders = msg("You have no orders yet", "Níl aon ordú agat go fóill");
export const noOrdersText = msg(
  "What you order while you are logged in appears here, with its status and its invoice. An order without an account has a page of its own: its mail has the link.",
  "Feicfidh tú anseo a n-ordaíonn tú agus tú logáilte isteach, lena stádas agus a shonrasc. Tá a leathanach féin ag ordú gan chuntas: tá an nasc ina ríomhphost.",
);
export const browse = msg("Browse Products", "Brabhsáil na Táirgí");
export const orderNumber = msg("Order", "Ordú");
export const placed = msg("Placed", "Curtha isteach");
export const state = msg("Status", "Stádas");
export const total = msg("Total", "Iomlán");

export const security = msg("Security", "Slándáil");
export const currentPassword = msg("Current password", "Pasfhocal reatha");
export const passwordTitle = msg("Change password", "Athraigh pasfhocal");
export const passwordText = msg(
  "Every other device is then logged out.",
  "Logálfar amach gach gléas eile ansin.",
);
export const newPassword = msg("New password", "Pasfhocal nua");
export const passwordDone = msg(
  "Your password has been changed; other devices are logged out",
  "Athraíodh do phasfhocal; tá gléasanna eile logáilte amach",
);
export const emailTitle = msg("Change email address", "Athraigh seoladh ríomhphoist");
export const emailText = msg(
  "Your address now is {email}. We send a link to the new one; until you use it nothing changes.",
  "Is é {email} do sheoladh anois. Seolaimid nasc chuig an gceann nua; go dtí go n-úsáideann tú é ní athraíonn dada.",
);
export const emailTextUnmailed = msg(
  "Your address now is {email}. Our site cannot send emails yet: you get the link that confirms the new one from us when you contact us. Until you use it nothing changes.",
  "Is é {email} do sheoladh anois. Ní féidir leis an suíomh seo ríomhphoist a sheoladh fós: gheobhaidh tú an nasc a dheimhníonn an ceann nua uainn nuair a dhéanann tú teagmháil linn. Go dtí go n-úsáideann tú é ní athraíonn dada.",
);
export const newEmail = msg("New email address", "Seoladh ríomhphoist nua");
export const sendLink = msg("Send the link", "Seol an nasc");
export const sending = msg("Sending...", "Ag seoladh…");
export const emailSent = msg(
  "Check the mail of the new address: the link there works for 60 minutes",
  "Seiceáil ríomhphost an tseolta nua: oibríonn an nasc ann ar feadh 60 nóiméad",
);
export const emailKept = msg(
  "Contact us for the link that confirms the new address: it works for 60 minutes",
  "Déan teagmháil linn faoin nasc a dheimhníonn an seoladh nua: oibríonn sé ar feadh 60 nóiméad",
);

export const twoStep = msg("Two-factor authentication", "Fíordheimhniú dhá fhachtóir");
export const twoStepText = msg(
  "With it, a stolen password alone opens nothing: after the password we ask for the code that an authenticator app on your phone shows.",
  "Leis sin, ní osclaíonn pasfhocal goidte dada leis féin: i ndiaidh an phasfhocail iarraimid an cód a thaispeánann aip fhíordheimhnithe ar do ghuthán.",
);
export const twoStepAdmins = msg(
  "You can open the back office, so please set this up.",
  "Is féidir leat an chúloifig a oscailt, mar sin socraigh é seo le do thoil.",
);
export const twoStepOn = msg("The login code is on", "Tá an cód logála isteach ar siúl");
export const twoStepStart = msg("Set it up", "Socraigh é");
export const twoStepStarting = msg("One moment...", "Nóiméad amháin…");
export const twoStepScan = msg(
  "Scan this picture with your authenticator app. On this phone, open the link instead; or type the key.",
  "Scan an pictiúr seo le d’aip fhíordheimhnithe. Ar an nguthán seo, oscail an nasc ina áit; nó clóscríobh an eochair.",
);
export const twoStepPicture = msg("Square code of the key", "Cód cearnach na heochrach");
export const twoStepOpen = msg("Open in the app", "Oscail san aip");
export const twoStepKey = msg("Key", "Eochair");
export const twoStepCodes = msg("Recovery codes", "Cóid athshlánaithe");
export const twoStepCodesText = msg(
  "Keep these where you keep important papers. Each lets you in once when the phone is lost; they are shown only now.",
  "Coinnigh iad seo áit a gcoinníonn tú páipéir thábhachtacha. Ligeann gach ceann isteach thú uair amháin má chailltear an guthán; ní thaispeántar arís iad.",
);
export const twoStepCode = msg("Code from the app", "Cód ón aip");
export const twoStepFinish = msg("Switch it on", "Cuir ar siúl é");
export const twoStepNewCodes = msg("New recovery codes", "Cóid athshlánaithe nua");
export const twoStepNewCodesText = msg(
  "The codes from before no longer work.",
  "Ní oibríonn na cóid roimhe seo a thuilleadh.",
);
export const twoStepOff = msg("Switch it off", "Cuir as é");
export const twoStepIsOff = msg("The login code is off", "Tá an cód logála isteach as");

export const enquiries = msg("Enquiries", "Fiosrúcháin");
export const yourEnquiries = msg("Your Enquiries", "Do Chuid Fiosrúchán");
export const noEnquiries = msg("You have no enquiries yet", "Níl aon fhiosrúchán agat go fóill");
export const noEnquiriesText = msg(
  "What you ask us over the forms of this site, with the email address of your account, appears here.",
  "Feicfidh tú anseo a n-iarrann tú orainn trí fhoirmeacha an tsuímh seo, le seoladh ríomhphoist do chuntais.",
);
export const askUs = msg("Contact us", "Déan teagmháil linn");
export const ourAnswer = msg("Our answer", "Ár bhfreagra");

export const invoices = msg("Invoices", "Sonraisc");
export const yourInvoices = msg("Your Invoices", "Do Chuid Sonrasc");
export const noInvoices = msg("You have no invoices yet", "Níl aon sonrasc agat go fóill");
export const noInvoicesText = msg(
  "An invoice is made as soon as an order is paid, and stays here with its credit notes.",
  "Déantar sonrasc a luaithe a íoctar ordú, agus fanann sé anseo lena nótaí creidmheasa.",
);
