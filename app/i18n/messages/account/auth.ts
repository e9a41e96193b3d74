import { msg } from "#app/i18n/message.ts";

export {
  newAddressConfirm,
  newAddressLede,
  newAddressPasswordLede,
  newAddressTitle,
} from "./new-address.ts";

export const title = msg("Your account", "Do chuntas");
export const tabs = msg("Login or sign up", "Logáil isteach nó clárú");
export const logIn = msg("Login", "Logáil isteach");
export const signUp = msg("Sign Up", "Cláraigh");
export const logInTitle = msg("Log in", "Logáil Isteach");
export const loggingIn = msg("Logging in...", "Ag logáil isteach…");
export const signingUp = msg("Signing up...", "Ag clárú…");
export const lede = msg(
  "One account for the shop, your orders and your invoices.",
  "Cuntas amháin don siopa, do d’orduithe agus do do shonraisc.",
);
export const keepsCart = msg(
  "What is in your cart now comes with you.",
  "Tagann a bhfuil i do chiseán anois leat.",
);
export const noAccountNeeded = msg(
  "You can also order without an account.",
  "Is féidir leat ordú a dhéanamh gan chuntas freisin.",
);
export const adminLoginRequired = msg(
  "Log in to continue. What you typed in the back office is kept in this browser, and is offered again when you are back on its page. Where a role of yours was taken away, an admin can give it back.",
  "Logáil isteach le leanúint ar aghaidh. Coinnítear an méid a chlóscríobh tú sa chúloifig sa bhrabhsálaí seo, agus tairgtear arís é nuair a fhilleann tú ar an leathanach. Má baineadh ról díot, is féidir le riarthóir é a thabhairt ar ais.",
);
export const loginRequired = msg("Log in to continue", "Logáil isteach le leanúint ar aghaidh");

export const fullName = msg("Full Name", "Ainm Iomlán");
export const email = msg("Email", "Ríomhphost");
export const password = msg("Password", "Pasfhocal");
export const newPassword = msg("New password", "Pasfhocal nua");
export const passwordHint = msg(
  "At least 6 characters. Three or four words you will remember are stronger than one clever word.",
  "6 charachtar ar a laghad. Tá trí nó ceithre fhocal a gcuimhneoidh tú orthu níos láidre ná focal cliste amháin.",
);
export const forgotLink = msg("Forgotten your password?", "Dearmad déanta agat ar do phasfhocal?");

export const nameTooLong = msg(
  "Name must be less than 100 characters",
  "Ní mór don ainm a bheith níos giorra ná 100 carachtar",
);
export const emailTooLong = msg(
  "Email must be less than 255 characters",
  "Ní mór don seoladh ríomhphoist a bheith níos giorra ná 255 carachtar",
);
export const passwordRequired = msg("Password is required", "Tá pasfhocal riachtanach");
export const passwordTooShort = msg(
  "Password must be at least 6 characters",
  "Ní mór 6 charachtar ar a laghad a bheith sa phasfhocal",
);
export const passwordTooLong = msg(
  "Password must be at most 128 characters",
  "Ní mór don phasfhocal a bheith 128 carachtar ar a mhéad",
);
export const passwordTooCommon = msg(
  "This password is among the first that are guessed. Choose another one.",
  "Tá an pasfhocal seo ar na chéad chinn a thomhaistear. Roghnaigh ceann eile.",
);

export const passwordWeak = msg(
  "Easy to guess. Make it longer, or add another word.",
  "Éasca le tomhas. Déan níos faide é, nó cuir focal eile leis.",
);
export const passwordFair = msg(
  "Fair. One more word makes it strong.",
  "Cuíosach maith. Le focal amháin eile beidh sé láidir.",
);
export const passwordStrong = msg("Strong", "Láidir");
export const show = msg("Show", "Taispeáin");
export const hide = msg("Hide", "Folaigh");
export const showPassword = msg("Show password", "Taispeáin an pasfhocal");
export const hidePassword = msg("Hide password", "Folaigh an pasfhocal");

export const accountCreated = msg(
  "Account created! Please check your email to confirm.",
  "Cruthaíodh do chuntas! Seiceáil do ríomhphost chun é a dheimhniú.",
);
export const accountCreatedUnmailed = msg(
  "Account created! Our site cannot send emails yet: contact us to have your address confirmed.",
  "Cruthaíodh do chuntas! Ní féidir leis an suíomh seo ríomhphoist a sheoladh fós: déan teagmháil linn chun do sheoladh a dheimhniú.",
);
export const loginFailed = msg("Incorrect email or password", "Seoladh ríomhphoist nó pasfhocal mícheart");
export const notConfirmed = msg(
  "Your email address is not confirmed yet. We have sent you a new link.",
  "Níl do sheoladh ríomhphoist deimhnithe fós. Tá nasc nua seolta againn chugat.",
);
export const notConfirmedUnmailed = msg(
  "Your email address is not confirmed yet. Our site cannot send emails yet: contact us to have it confirmed.",
  "Níl do sheoladh ríomhphoist deimhnithe fós. Ní féidir leis an suíomh seo ríomhphoist a sheoladh fós: déan teagmháil linn chun é a dheimhniú.",
);
export const tooManyAttempts = msg(
  "Too many attempts. Try again in {minutes} min.",
  "An iomarca iarrachtaí. Bain triail eile as i gceann {minutes} nóim.",
);
export const somethingWrong = msg(
  "Something went wrong. Please try again.",
  "Tharla earráid. Bain triail eile as.",
);

export const accountLocked = msg(
  "This account is locked. Write to us and we will look into it.",
  "Tá an cuntas seo faoi ghlas. Scríobh chugainn agus fiosróimid an scéal.",
);
export const passwordUnchanged = msg(
  "Choose another password than the present one.",
  "Roghnaigh pasfhocal eile seachas an ceann reatha.",
);
export const wrongPassword = msg("That is not your password", "Ní hé sin do phasfhocal");
export const wrongCode = msg(
  "That code is not right. Use the one your app shows now.",
  "Níl an cód sin ceart. Úsáid an ceann atá á thaispeáint ag d’aip anois.",
);
export const spentCode = msg(
  "That code was used already. Wait for the next one that your app shows.",
  "Úsáideadh an cód sin cheana. Fan go dtaispeánfaidh d’aip an chéad cheann eile.",
);
export const wrongRecoveryCode = msg(
  "That recovery code is not right, or was used already.",
  "Níl an cód athshlánaithe sin ceart, nó úsáideadh cheana é.",
);
export const codeExpired = msg(
  "Too much time has passed, or too many codes were tried. Log in again.",
  "Chuaigh an iomarca ama thart, nó triaileadh an iomarca cód. Logáil isteach arís.",
);
export const codeRequired = msg("Code is required", "Tá cód riachtanach");
export const lastAdmin = msg(
  "You are the only admin who can log in. Make somebody else an admin first.",
  "Is tusa an t-aon riarthóir ar féidir leis logáil isteach. Déan riarthóir de dhuine eile ar dtús.",
);
export const deletionNeedsProvider = msg(
  "The payment provider cannot be reached, and an order of yours still waits for its payment. Your account was not deleted; try again soon.",
  "Ní féidir teacht ar an soláthraí íocaíochta, agus tá ordú de do chuid fós ag fanacht le híocaíocht. Níor scriosadh do chuntas; bain triail eile as go luath.",
);

export const codeTitle = msg("Login code", "Cód logála isteach");
export const codeLede = msg(
  "Open your authenticator app and write the code it shows for ItsShowTime.",
  "Oscail d’aip fhíordheimhnithe agus scríobh an cód a thaispeánann sí do ItsShowTime.",
);
export const code = msg("Code", "Cód");
export const codeHint = msg("6 digits; a new one every 30 seconds.", "6 dhigit; ceann nua gach 30 soicind.");
export const recoveryTitle = msg("Recovery code", "Cód athshlánaithe");
export const recoveryLede = msg(
  "Write one of the recovery codes you kept when you set up the app. Each works once.",
  "Scríobh ceann de na cóid athshlánaithe a choinnigh tú nuair a shocraigh tú an aip. Oibríonn gach ceann uair amháin.",
);
export const useRecovery = msg("Use a recovery code instead", "Úsáid cód athshlánaithe ina áit");
export const useApp = msg("Use the code of the app instead", "Úsáid cód na haipe ina áit");

export const forgotTitle = msg("Forgotten Password", "Pasfhocal Dearmadta");
export const forgotLede = msg(
  "Write the email address of your account. We will send a link to choose a new password.",
  "Scríobh seoladh ríomhphoist do chuntais. Seolfaimid nasc chugat chun pasfhocal nua a roghnú.",
);
export const forgotLedeUnmailed = msg(
  "Write the email address of your account. Our site cannot send emails yet: we make a link to choose a new password, and you get it from us when you contact us.",
  "Scríobh seoladh ríomhphoist do chuntais. Ní féidir leis an suíomh seo ríomhphoist a sheoladh fós: déanfaimid nasc chun pasfhocal nua a roghnú, agus gheobhaidh tú uainn é nuair a dhéanann tú teagmháil linn.",
);
export const sendLink = msg("Send the link", "Seol an nasc");
export const sending = msg("Sending...", "Ag seoladh…");
export const linkSent = msg("Check your email", "Seiceáil do ríomhphost");
export const linkSentText = msg(
  "If there is an account with that address, a link to reset the password is on its way. It works once, for 60 minutes.",
  "Má tá cuntas ann leis an seoladh sin, tá nasc chun an pasfhocal a athshocrú ar an mbealach. Oibríonn sé uair amháin, ar feadh 60 nóiméad.",
);
export const linkKept = msg("Contact us for the link", "Déan teagmháil linn faoin nasc");
export const linkKeptText = msg(
  "If there is an account with that address, we have a link to reset the password. It works once, for 60 minutes.",
  "Má tá cuntas ann leis an seoladh sin, tá nasc againn chun an pasfhocal a athshocrú. Oibríonn sé uair amháin, ar feadh 60 nóiméad.",
);
export const backToLogin = msg("Back to login", "Ar ais chuig an logáil isteach");

export const resetTitle = msg("Reset password", "Athshocraigh an pasfhocal");
export const resetLede = msg(
  "Choose a new password. Every device that is logged in to your account is then logged out.",
  "Roghnaigh pasfhocal nua. Logálfar amach ansin gach gléas atá logáilte isteach i do chuntas.",
);
export const chooseTitle = msg("Choose a password", "Roghnaigh pasfhocal");
export const chooseLede = msg(
  "Your account is ready once it has a password.",
  "Beidh do chuntas réidh nuair a bheidh pasfhocal aige.",
);
export const setPassword = msg("Set password", "Socraigh an pasfhocal");
export const passwordChosen = msg(
  "Your password is set. Log in with it.",
  "Tá do phasfhocal socraithe. Logáil isteach leis.",
);
export const changePassword = msg("Change password", "Athraigh pasfhocal");
export const saving = msg("Saving...", "Ag sábháil…");
export const linkDead = msg(
  "This link no longer works. It may have been used already, or it is too old.",
  "Ní oibríonn an nasc seo níos mó. B’fhéidir gur úsáideadh cheana é, nó go bhfuil sé róshean.",
);
export const linkWithdrawn = msg(
  "This invitation was withdrawn, so its link no longer works. If that is a mistake, ask the person who invited you.",
  "Tarraingíodh siar an cuireadh seo, mar sin ní oibríonn a nasc níos mó. Más botún é, fiafraigh den duine a thug cuireadh duit.",
);
export const newLink = msg("Get a new link", "Faigh nasc nua");

export const confirmTitle = msg("Email confirmation", "Deimhniú ríomhphoist");
export const confirmLede = msg(
  "One press, and your account is ready.",
  "Brúigh uair amháin, agus tá do chuntas réidh.",
);
export const confirmPasswordLede = msg(
  "This is not the browser you signed up in. Write the password for your account: the one you chose, or a new one. No other password will work.",
  "Ní hé seo an brabhsálaí inar chláraigh tú. Scríobh an pasfhocal do do chuntas: an ceann a roghnaigh tú, nó ceann nua. Ní oibreoidh aon phasfhocal eile.",
);
export const confirmButton = msg("Confirm my email address", "Deimhnigh mo sheoladh ríomhphoist");
export const confirming = msg("Confirming...", "Á dheimhniú…");
export const confirmed = msg("Your email address is confirmed", "Tá do sheoladh ríomhphoist deimhnithe");
export const confirmedText = msg("You can log in now.", "Is féidir leat logáil isteach anois.");
export const confirmDeadText = msg(
  "Log in with your email and password: if the address is not confirmed yet, we send a new link at once.",
  "Logáil isteach le do ríomhphost agus do phasfhocal: mura bhfuil an seoladh deimhnithe fós, seolfaimid nasc nua láithreach.",
);
export const confirmDeadUnmailed = msg(
  "Log in with your email and password. If the address is not confirmed yet, contact us to have it confirmed.",
  "Logáil isteach le do ríomhphost agus do phasfhocal. Mura bhfuil an seoladh deimhnithe fós, déan teagmháil linn chun é a dheimhniú.",
);

export const logOut = msg("Log out", "Logáil amach");
export const logOutQuestion = msg(
  "Do you want to log out on this device?",
  "Ar mhaith leat logáil amach ar an ngléas seo?",
);
export const privacy = msg(
  "We use this for your account alone; there you can see, change, export and delete it.",
  "Is do do chuntas amháin a úsáidimid é seo; is féidir leat é a fheiceáil, a athrú, a easpórtáil agus a scriosadh ansin.",
);
