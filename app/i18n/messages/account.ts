import { msg } from "#app/i18n/message.ts";

export const title = msg("My Account", "Mo Chuntas");
export const welcome = msg("Welcome, {name}", "Fáilte, {name}");
export const navigation = msg("Account", "Cuntas");
export const overview = msg("Overview", "Forbhreathnú");
export const orders = msg("Orders", "Orduithe");
export const data = msg("Your data", "Do chuid sonraí");
export const loading = msg("Loading", "Ag lódáil");

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
export const changePassword = msg("Change password", "Athraigh pasfhocal");
export const changePasswordHint = msg(
  "We send a link to your address; with it you choose a new password.",
  "Seolaimid nasc chuig do sheoladh; leis sin roghnaíonn tú pasfhocal nua.",
);
export const backOffice = msg("Open the back office", "Oscail an chúloifig");

export const yourOrders = msg("Your Orders", "Do Chuid Orduithe");
export const noOrders = msg("You have no orders yet", "Níl aon ordú agat go fóill");
export const noOrdersText = msg(
  "What you order while you are logged in appears here, with its state and its invoice.",
  "Feicfidh tú anseo a n-ordaíonn tú agus tú logáilte isteach, lena stádas agus a shonrasc.",
);
export const browse = msg("Browse Products", "Brabhsáil na Táirgí");
export const orderNumber = msg("Order", "Ordú");
export const placed = msg("Placed", "Déanta");
export const state = msg("State", "Stádas");
export const total = msg("Total", "Iomlán");

export const dataTitle = msg("Your data", "Do Chuid Sonraí");
export const dataText = msg(
  "Everything we keep about your account, as one file that other programs can read: your details, roles, sessions, cart, orders and enquiries.",
  "Gach a gcoinnímid faoi do chuntas, i gcomhad amháin is féidir le cláir eile a léamh: do shonraí, róil, seisiúin, ciseán, orduithe agus fiosrúcháin.",
);
export const download = msg("Download as JSON", "Íoslódáil mar JSON");
export const dataRights = msg(
  "Orders and invoices are kept for the years the law asks for. For anything else, write to us.",
  "Coinnítear orduithe agus sonraisc ar feadh na mblianta a éilíonn an dlí. Maidir le haon rud eile, scríobh chugainn.",
);
