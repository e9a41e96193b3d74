import { msg } from "#app/i18n/message.ts";

export const download = msg("Download as PDF", "Íoslódáil mar PDF");
export const recalculate = msg("Recalculate", "Athríomh");
export const recalculated = msg("New total: {total} including VAT", "Iomlán nua: {total}, CBL san áireamh");

export const oldTitle = msg(
  "This is version {version}. It was replaced.",
  "Seo leagan {version}. Cuireadh leagan eile ina áit.",
);
export const oldText = msg(
  "Only the latest version can be accepted.",
  "Ní féidir glacadh ach leis an leagan is déanaí.",
);
export const showCurrent = msg("Show version {version}", "Taispeáin leagan {version}");
export const versions = msg("Earlier versions", "Leaganacha roimhe seo");
export const versionSent = msg("Version {version}, sent {time}", "Leagan {version}, seolta {time}");

export const expiredTitle = msg("This quote has expired", "Tá an luachan seo as feidhm");
export const expiredText = msg(
  "It could be accepted until {time}. Write to us below and we send you a new one.",
  "Bhíothas in ann glacadh léi go dtí {time}. Scríobh chugainn thíos agus seolfaimid ceann nua chugat.",
);
export const withdrawnTitle = msg("This quote was withdrawn", "Tarraingíodh siar an luachan seo");
export const withdrawnText = msg(
  "It can no longer be accepted. Write to us below if you still need the gear.",
  "Ní féidir glacadh léi a thuilleadh. Scríobh chugainn thíos má tá an trealamh uait fós.",
);
export const declinedTitle = msg("You declined this quote", "Dhiúltaigh tú don luachan seo");
export const declinedText = msg(
  "Nothing is booked. Write to us below if you think again.",
  "Níl aon rud curtha in áirithe. Scríobh chugainn thíos má athraíonn tú d’intinn.",
);
export const acceptedTitle = msg("This quote is accepted", "Glacadh leis an luachan seo");
export const acceptedText = msg(
  "The page of your hire shows what is paid and what comes next.",
  "Ar leathanach d’ordaithe chíosa feicfidh tú a bhfuil íoctha agus an chéad chéim eile.",
);
export const openHire = msg("Open your hire", "Oscail d’ordú cíosa");
export const furtherTitle = msg("A further version is waiting for you", "Tá leagan eile ag fanacht leat");
export const furtherText = msg(
  "Your hire stays as it was accepted until you accept this version.",
  "Fanann d’ordú cíosa mar a glacadh leis go dtí go nglacann tú leis an leagan seo.",
);

export const takenBackTitle = msg("We took back version {version}", "Tharraingíomar leagan {version} siar");
export const takenBackText = msg(
  "It can no longer be accepted. Your hire stays as you accepted it.",
  "Ní féidir glacadh leis a thuilleadh. Fanann d’ordú cíosa mar a ghlac tú leis.",
);
export const holdsText = msg(
  "Version {version}, which you accepted, holds. Your hire stays as it is.",
  "Is é leagan {version}, ar ghlac tú leis, atá i bhfeidhm. Fanann d’ordú cíosa mar atá.",
);

export const acceptTitle = msg("Accept this quote", "Glac leis an luachan seo");
/** Leads to the form; nothing is accepted by it. */
export const toAccept = msg("Accept below", "Glac léi thíos");
export const acceptSummary = msg(
  "Quote {number}, version {version}: {from} to {to}.",
  "Luachan {number}, leagan {version}: {from} – {to}.",
);
export const depositNext = msg(
  "Paying the deposit comes next. It reserves the gear.",
  "Is í íocaíocht na héarlaise an chéad chéim eile. Cuireann sí an trealamh in áirithe.",
);
export const noDeposit = msg(
  "Nothing is due today: the gear is reserved when you accept.",
  "Níl aon rud le híoc inniu: cuirtear an trealamh in áirithe nuair a ghlacann tú leis an luachan.",
);
export const name = msg("Your name", "D’ainm");
export const email = msg("Email", "Ríomhphost");
export const emailHint = msg("The confirmation goes there.", "Rachaidh an deimhniú ansin.");
export const poNumber = msg("Your order or PO number (optional)", "D’uimhir ordaithe, PO (roghnach)");
export const poHint = msg("If your invoices need one.", "Má tá ceann de dhíth ar do shonraisc.");
export const terms = msg(
  "I have read the quote and agree to the terms of hire",
  "Léigh mé an luachan agus aontaím leis na téarmaí cíosa",
);
export const termsLink = msg("Read the terms of hire", "Léigh na téarmaí cíosa");
export const withdrawalTitle = msg("Your right to withdraw", "Do cheart tarraingthe siar");
export const withdrawalText = msg(
  "As a consumer you may withdraw within 14 days of accepting, until the hire begins, without a reason. You do so on the page of your hire, with “Withdraw from contract here”. If you accept a further version, a new period of 14 days begins, but only for what it adds.",
  "Mar thomhaltóir is féidir leat tarraingt siar laistigh de 14 lá ón nglacadh, go dtí go dtosaíonn an cíos, gan chúis. Déanann tú é ar leathanach d’ordaithe chíosa, le “Tarraing siar ón gconradh anseo”. Má ghlacann tú le leagan eile, tosaíonn 14 lá nua, ach don mhéid a chuireann sé leis amháin.",
);
export const withdrawalLink = msg("More about withdrawing", "Tuilleadh faoi tharraingt siar");
export const beginEarly = msg(
  "I ask you to begin before the 14 days are over, and I know that the right to withdraw ends when the hire begins",
  "Iarraim oraibh tosú sula mbíonn na 14 lá thart, agus tuigim go dtagann deireadh leis an gceart tarraingthe siar nuair a thosaíonn an cíos",
);
/** Consumer Rights Directive, Article 8(2): these words, or words as plain. */
export const acceptButton = msg("Accept with obligation to pay", "Glacadh le hoibleagáid íoctha");

export const nameRequired = msg("Type your name.", "Clóscríobh d’ainm.");
export const nameLong = msg(
  "The name is too long: {length} characters, at most {n}.",
  "Tá an t-ainm rófhada: {length} carachtar (uasmhéid: {n}).",
);
export const emailInvalid = msg(
  "Type an email address such as name@example.ie.",
  "Clóscríobh seoladh ríomhphoist mar ainm@example.ie.",
);
export const poLong = msg(
  "The order number is too long: {length} characters, at most {n}.",
  "Tá an uimhir ordaithe rófhada: {length} carachtar (uasmhéid: {n}).",
);
export const termsRequired = msg(
  "Tick that you agree to the terms of hire.",
  "Cuir tic leis má aontaíonn tú leis na téarmaí cíosa.",
);
export const optionRequired = msg(
  "Every line of this quote is optional: tick at least one.",
  "Tá gach líne den luachan seo roghnach: cuir tic le ceann amháin ar a laghad.",
);
export const earlyRequired = msg(
  "The hire begins within 14 days: tick that you ask us to begin before they are over.",
  "Tosaíonn an cíos laistigh de 14 lá: cuir tic leis go n-iarrann tú orainn tosú sula mbíonn siad thart.",
);

export const changedSum = msg(
  "The total follows from the lines you chose and is now {total} including VAT. Nothing is accepted yet: look at it and accept again.",
  "Leanann an t-iomlán ó na línte a roghnaigh tú: {total} anois, CBL san áireamh. Níor glacadh le haon rud fós: féach air agus glac leis arís.",
);
export const supersededText = msg(
  "We sent version {version} in the meantime, so nothing was accepted. This is what we offer now.",
  "Sheolamar leagan {version} idir an dá linn, mar sin níor glacadh le haon rud. Seo a thairgimid anois.",
);
export const changedText = msg(
  "The page you accepted from is no longer up to date. Nothing was accepted. Look at the quote again.",
  "Níl an leathanach ar ghlac tú leis uaidh cothrom le dáta a thuilleadh. Níor glacadh le haon rud. Féach ar an luachan arís.",
);
export const shortText = msg(
  "Nothing was accepted: not enough is free on your dates. We have been notified and will send you a new version of the quote.",
  "Níor glacadh le haon rud: níl go leor saor ar do dhátaí. Cuireadh in iúl dúinn é agus seolfaimid leagan nua den luachan chugat.",
);
export const shortLine = msg(
  "{name}: {available} of {quantity} free",
  "{name}: {available} as {quantity} saor",
);
export const notAccepted = msg(
  "This could not be accepted. Nothing is booked. Please contact us.",
  "Níorbh fhéidir glacadh leis seo. Níl aon rud curtha in áirithe. Déan teagmháil linn, le do thoil.",
);

export const changeTitle = msg("Ask for a change", "Iarr athrú");
export const changeText = msg("What should be different?", "Cad ba cheart a bheith éagsúil?");
export const changeHint = msg(
  "Other dates, other items, another place: we answer with a new version.",
  "Dátaí eile, earraí eile, áit eile: freagraímid le leagan nua.",
);
export const changeSend = msg("Send the request", "Seol an t-iarratas");
export const changeRequired = msg("Say what should be different.", "Abair cad ba cheart a bheith éagsúil.");
export const changeSent = msg(
  "Thank you. Your request has reached us, and we answer within 24 hours.",
  "Go raibh maith agat. Tháinig d’iarratas chugainn, agus freagróimid laistigh de 24 uair an chloig.",
);
export const askedTitle = msg("What you asked for", "An méid a d’iarr tú");
export const askedOn = {
  open: msg("{time}: waiting for our answer", "{time}: ag fanacht lenár bhfreagra"),
  done: msg("{time}: answered", "{time}: freagartha"),
  accepted: msg(
    "{time}: not answered before you accepted the quote, which does not include it. Contact us if you still want it.",
    "{time}: níor freagraíodh é sular ghlac tú leis an luachan, agus níl sé san áireamh ann. Déan teagmháil linn má theastaíonn sé uait fós.",
  ),
  closed: msg("{time}: closed with the quote", "{time}: dúnta leis an luachan"),
};
export const tooOften = msg(
  "Too many requests came from your connection. Wait an hour, or ring us.",
  "Tháinig an iomarca iarratas ó do cheangal. Fan uair an chloig, nó cuir glao orainn.",
);

export const declineTitle = msg("Decline", "Diúltaigh");
export const declineReason = msg("Why, if you wish to say", "Cén fáth, más mian leat a rá");
export const declineSend = msg("Decline this quote", "Diúltaigh don luachan seo");
export const declined = msg(
  "You declined the quote. What was held for you is free again.",
  "Dhiúltaigh tú don luachan. Tá an méid a coinníodh duit saor arís.",
);
export const notDeclined = msg(
  "The quote has changed in the meantime and was not declined.",
  "D’athraigh an luachan idir an dá linn agus níor diúltaíodh di.",
);

export const staffChangeSubject = msg(
  "Quote {number}: {name} asks for a change",
  "Luachan {number}: athrú iarrtha. Custaiméir: {name}",
);
export const staffDeclinedSubject = msg(
  "Quote {number}: {name} declined",
  "Luachan {number}: diúltaithe. Custaiméir: {name}",
);

export const holdTitle = msg("Keep this gear for you", "Coinnigh an trealamh seo duit féin");
export const holdText = msg(
  "Nothing is held yet. One press keeps it for you for some hours while you decide.",
  "Níl aon rud coinnithe fós. Le brú amháin coinnítear duit é ar feadh roinnt uaireanta agus tú ag cinneadh.",
);
export const holdButton = msg("Keep it for me", "Coinnigh dom é");
export const heldUntil = msg(
  "The gear is kept for you until {time}.",
  "Coinnítear an trealamh duit go dtí {time}.",
);
export const held = msg("The gear is kept for you now.", "Tá an trealamh á choinneáil duit anois.");
export const holdOver = msg(
  "The gear is no longer kept for you. Accept the quote to get it.",
  "Níl an trealamh á choinneáil duit a thuilleadh. Glac leis an luachan chun é a fháil.",
);
export const holdOther = msg(
  "Gear for these days was already kept for you once, with another quote. Accept one of them to get it.",
  "Coinníodh trealamh duit do na laethanta seo uair amháin cheana, le luachan eile. Glac le ceann acu chun é a fháil.",
);
export const holdShort = msg(
  "Some of it is not free on your dates, so nothing is kept. Ask for a change below:",
  "Níl cuid de saor ar do dhátaí, mar sin níl aon rud á choinneáil. Iarr athrú thíos:",
);
export const holdClosed = msg(
  "This quote has changed in the meantime. Look at it again.",
  "D’athraigh an luachan seo idir an dá linn. Féach air arís.",
);
export const acceptPrivacy = msg(
  "To prove the contract we keep your name and email, what was accepted and when, and the network address (IP) and browser that this form is sent from.",
  "Chun an conradh a chruthú coinnímid d’ainm agus do ríomhphost, ar glacadh leis agus cathain, agus an seoladh líonra (IP) agus an brabhsálaí óna seoltar an fhoirm seo.",
);
export const answerPrivacy = msg(
  "What you write is kept with this quote, to answer you.",
  "Coinnítear a scríobhann tú leis an luachan seo, chun freagra a thabhairt ort.",
);
