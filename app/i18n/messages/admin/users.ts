import { msg } from "#app/i18n/message.ts";

export { users } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Everybody with an account: customers, and those who may open this back office. Every change is written down.",
  "Gach duine a bhfuil cuntas aige: custaiméirí, agus iad siúd ar féidir leo an chúloifig seo a oscailt. Scríobhtar síos gach athrú.",
);
export const search = msg("Search name or email", "Cuardaigh ainm nó ríomhphost");
export const filter = msg("Show", "Taispeáin");
export const all = msg("All", "Gach ceann");
export const staff = msg("Staff", "Foireann");
export const admins = msg("Admins", "Riarthóirí");
export const lockedName = msg("{name} (locked)", "{name} (faoi ghlas)");
export const notAssignable = msg(
  "This account is locked or no longer belongs to staff. Choose somebody else.",
  "Tá an cuntas seo faoi ghlas, nó ní le ball foirne é a thuilleadh. Roghnaigh duine eile.",
);
export const locked = msg("Locked", "Faoi ghlas");
export const unconfirmed = msg("Not confirmed", "Gan deimhniú");
export const open = msg("Active", "Gníomhach");
export const name = msg("Name", "Ainm");
export const email = msg("Email", "Ríomhphost");
export const state = msg("Status", "Stádas");
export const role = msg("Role", "Ról");
export const admin = msg("Admin", "Riarthóir");
export const customer = msg("Customer", "Custaiméir");
export const since = msg("Since", "Ó");
export const none = msg("No one found", "Níor aimsíodh aon duine");
export const noneText = msg(
  "No account matches. Search for something else, or show all.",
  "Níl aon chuntas ag teacht leis seo. Cuardaigh rud eile, nó taispeáin gach ceann.",
);
export const clear = msg("Show all users", "Taispeáin gach úsáideoir");

export const invite = msg("Invite somebody", "Tabhair cuireadh do dhuine");
export const inviteText = msg(
  "They get a mail with a link to choose a password.",
  "Gheobhaidh siad ríomhphost le nasc chun pasfhocal a roghnú.",
);
export const inviteButton = msg("Send the invitation", "Seol an cuireadh");
export const inviting = msg("Sending...", "Ag seoladh…");
export const invited = msg("The invitation is on its way", "Tá an cuireadh ar an mbealach");
export const invitationNotSent = msg(
  "The invitation is saved but not sent: no mail server is set up. It is listed under Mail.",
  "Sábháladh an cuireadh ach níor seoladh é: níl aon fhreastalaí ríomhphoist socraithe. Tá sé liostaithe faoi Ríomhphost.",
);
export const exists = msg("This address has an account already.", "Tá cuntas ag an seoladh seo cheana.");
export const openIt = msg("Open it", "Oscail é");
export const language = msg("Language of mails", "Teanga na ríomhphost");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");

export const lockedSince = msg("Locked since", "Faoi ghlas ó");
export const openSessions = msg("Open sessions", "Seisiúin oscailte");
export const secondFactor = msg("Two-factor authentication", "Fíordheimhniú dhá fhachtóir");
export const on = msg("On", "Ar siúl");
export const off = msg("Off", "As");
export const you = msg("This is you", "Is tusa é seo");

export const actions = msg("What can be done", "Cad is féidir a dhéanamh");
export const roles = msg("Roles", "Róil");
export const rolesHint = msg(
  "What an account may open is the sum of its roles. A change logs the person out; they can log in again at once.",
  "Is í suim na ról a shocraíonn cad is féidir le cuntas a oscailt. Logálann athrú an duine amach; is féidir logáil isteach arís láithreach.",
);
export const saveRoles = msg("Save roles", "Sábháil na róil");
export const adminHint = msg(
  "The whole back office: products, prices, settings and this page too.",
  "An chúloifig ar fad: táirgí, praghsanna, socruithe agus an leathanach seo freisin.",
);
export const sales = msg("Sales", "Díolacháin");
export const salesHint = msg(
  "Orders, refunds up to the limit in the settings, withdrawals, enquiries, quotes and hires.",
  "Orduithe, aisíocaíochtaí suas go dtí an teorainn sna socruithe, tarraingtí siar, fiosrúcháin, luachana agus orduithe cíosa.",
);
export const store = msg("Store", "Stóras");
export const storeHint = msg(
  "Packing, dispatch, stock counts and hire units. Sees no prices.",
  "Pacáil, seoladh, comhaireamh stoic agus aonaid chíosa. Ní fheiceann praghsanna.",
);
export const technician = msg("Technician", "Teicneoir");
export const technicianHint = msg("Hire units and their status.", "Aonaid chíosa agus a stádas.");
export const editor = msg("Editor", "Eagarthóir");
export const editorHint = msg(
  "Pages, site text, pictures and attribute translations.",
  "Leathanaigh, téacs an tsuímh, pictiúir agus aistriúcháin tréithe.",
);
export const allowInvoice = msg("Allow pay by invoice", "Ceadaigh íoc ar shonrasc");
export const allowInvoiceHint = msg(
  "They may choose payment by bank transfer at checkout. Their goods are kept until the money arrives.",
  "Is féidir leo íocaíocht trí aistriú bainc a roghnú ag an tseiceáil amach. Coinnítear a gcuid earraí go dtí go dtagann an t-airgead.",
);
export const endInvoice = msg("No more orders on invoice", "Gan ordú ar shonrasc a thuilleadh");
export const endInvoiceHint = msg(
  "Orders that already wait for a transfer stay as they are.",
  "Fanann orduithe atá ag fanacht le haistriú cheana mar atá siad.",
);
export const invoiceNoIban = msg(
  "The checkout offers no payment by invoice while the settings have no IBAN.",
  "Ní thairgeann an tseiceáil amach íoc ar shonrasc fad nach bhfuil IBAN sna socruithe.",
);
export const invoiceSetIban = msg("Enter the IBAN", "Cuir isteach an IBAN");
export const tradeAccount = msg("Order on invoice", "Ordú ar shonrasc");
export const actionTradeAllowed = msg("Allowed to order on invoice", "Ceadaithe ordú ar shonrasc");
export const actionTradeEnded = msg("No longer orders on invoice", "Gan ordú ar shonrasc a thuilleadh");
export const lock = msg("Lock the account", "Cuir an cuntas faoi ghlas");
export const lockHint = msg(
  "Logs them out everywhere and refuses every login until you unlock it.",
  "Logálann sé amach gach áit iad agus diúltaíonn sé do gach logáil isteach go dtí go mbaintear an glas.",
);
export const unlock = msg("Unlock the account", "Bain an glas den chuntas");
export const endSessions = msg("Log out everywhere", "Logáil amach gach áit");
export const endSessionsHint = msg("They can log in again.", "Is féidir leo logáil isteach arís.");
export const inviteAgain = msg("Send the invitation again", "Seol an cuireadh arís");
export const inviteAgainHint = msg(
  "The link from before no longer works.",
  "Ní oibríonn an nasc roimhe seo a thuilleadh.",
);
export const withdrawInvitation = msg("Withdraw the invitation", "Tarraing siar an cuireadh");
export const withdrawInvitationHint = msg(
  "Ends the link and removes the account. No one has logged in to it yet.",
  "Cuireann sé deireadh leis an nasc agus baineann sé an cuntas. Níor logáil aon duine isteach ann fós.",
);
export const invitationWithdrawn = msg(
  "The invitation was withdrawn, and the account is removed.",
  "Tarraingíodh siar an cuireadh, agus baineadh an cuntas.",
);
export const removeFactor = msg("Remove the login code", "Bain an cód logála isteach");
export const removeFactorHint = msg(
  "When phone and recovery codes are lost. Be sure first who is asking.",
  "Nuair atá guthán agus cóid athshlánaithe caillte. Bí cinnte ar dtús cé atá ag iarraidh.",
);
export const removeFactorQuestion = msg(
  "Remove the login code of {name}? Their password alone opens the account then, until they set up a new one.",
  "An mbainfear an cód logála isteach den chuntas seo: {name}? Osclaíonn an pasfhocal amháin an cuntas ansin, go dtí go socraítear ceann nua.",
);
export const removeFactorYes = msg("Remove the code", "Bain an cód");
export const done = msg("Done", "Déanta");
export const refusedLastAdmin = msg(
  "This is the last admin who can log in. Make somebody else an admin first.",
  "Is é seo an riarthóir deireanach ar féidir leis logáil isteach. Déan riarthóir de dhuine eile ar dtús.",
);
export const refusedOwn = msg(
  "You cannot do that to your own account. Ask another admin.",
  "Ní féidir leat é sin a dhéanamh le do chuntas féin. Iarr ar riarthóir eile é.",
);
export const refusedUnconfirmed = msg(
  "No one has confirmed the address of this account yet, so it may be somebody else’s. Send an invitation first.",
  "Níor dheimhnigh aon duine seoladh an chuntais seo fós, agus d’fhéadfadh sé gur le duine eile é. Seol cuireadh ar dtús.",
);
export const refusedGone = msg(
  "This has changed meanwhile. Look again.",
  "Athraíodh é seo idir an dá linn. Féach arís.",
);

export const history = msg("History", "Stair");
export const noHistory = msg("Nothing yet", "Dada go fóill");
export const by = msg("by {name}", "ag {name}");
export const bySystem = msg("by the system", "ag an gcóras");

export const actionInvited = msg("Invited", "Tugadh cuireadh");
export const actionRoleAdded = msg("Role given", "Tugadh ról");
export const actionRoleRemoved = msg("Role removed", "Baineadh ról");
export const actionLocked = msg("Locked", "Cuireadh faoi ghlas");
export const actionUnlocked = msg("Unlocked", "Baineadh an glas");
export const actionSessionsEnded = msg("Logged out everywhere", "Logáladh amach gach áit");
export const actionEmailChanged = msg("Changed the email address", "Athraíodh an seoladh ríomhphoist");
export const actionPasswordChanged = msg("Changed the password", "Athraíodh an pasfhocal");
export const actionFactorAdded = msg("Switched the login code on", "Cuireadh an cód logála isteach ar siúl");
export const actionFactorRemoved = msg("Login code removed", "Baineadh an cód logála isteach");
export const actionRecoveryCodes = msg("Made new recovery codes", "Rinneadh cóid athshlánaithe nua");
export const actionOther = msg("Changed", "Athraíodh");
export const byName = msg("By name", "De réir ainm");
