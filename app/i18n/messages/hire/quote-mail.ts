import { msg, plural } from "#app/i18n/message.ts";

export const subject = msg("Our quote {number}", "Ár luachan {number}");
export const subjectAgain = msg("Our quote {number}, new version", "Ár luachan {number}, leagan nua");
export const hello = msg("Hello {name},", "Dia duit, {name},");
export const intro = msg(
  "Here is quote {number}, version {version}: hire from {from} to {to}.",
  "Seo luachan {number}, leagan {version}: cíos, {from} – {to}.",
);
export const sums = msg(
  "Total: {total} including VAT ({net} excluding VAT).",
  "Iomlán: {total}, CBL san áireamh ({net} gan CBL).",
);
export const withOptions = msg(
  "You can leave optional lines out or add them on the page.",
  "Is féidir línte roghnacha a fhágáil ar lár nó a chur leis ar an leathanach.",
);
export const open = msg("See and accept the quote", "Féach ar an luachan agus glac léi");
export const until = msg("It can be accepted until {time}.", "Is féidir glacadh léi go dtí {time}.");
export const depositNote = msg(
  "A deposit of {deposit} reserves the equipment.",
  "Áirithíonn éarlais {deposit} an trealamh.",
);
export const depositDue = plural(
  {
    one: "It is due within {n} hour of acceptance.",
    other: "It is due within {n} hours of acceptance.",
  },
  {
    one: "Tá sí le híoc laistigh d’uair an chloig ón nglacadh.",
    two: "Tá sí le híoc laistigh de {n} uair an chloig ón nglacadh.",
    few: "Tá sí le híoc laistigh de {n} huaire an chloig ón nglacadh.",
    many: "Tá sí le híoc laistigh de {n} n-uaire an chloig ón nglacadh.",
    other: "Tá sí le híoc laistigh de {n} uair an chloig ón nglacadh.",
  },
);
/** Beside `depositDue`, where so long after an acceptance the hire may have begun. */
export const depositDueAtLatest = msg(
  "At the latest it is due when the hire begins: {time}.",
  "Ar a dhéanaí, tá sí le híoc nuair a thosaíonn an cíos: {time}.",
);
export const depositDueByStart = msg(
  "It is due before the hire begins: {time}.",
  "Tá sí le híoc sula dtosaíonn an cíos: {time}.",
);
export const held = msg(
  "We hold the equipment for you until then.",
  "Coinnímid an trealamh duit go dtí sin.",
);
export const notHeld = msg(
  "The equipment is not held yet: whether it is free is checked when you accept.",
  "Níl an trealamh coinnithe fós: seiceáiltear an bhfuil sé saor nuair a ghlacann tú léi.",
);

export const withdrawnSubject = msg("Quote {number} was withdrawn", "Tarraingíodh luachan {number} siar");
export const withdrawnText = msg(
  "We have withdrawn quote {number}: hire from {from} to {to}. It can no longer be accepted, and nothing is booked.",
  "Tharraingíomar luachan {number} siar: cíos, {from} – {to}. Ní féidir glacadh léi a thuilleadh, agus níl aon rud curtha in áirithe.",
);
export const takenBackSubject = msg(
  "Version {version} of quote {number} was taken back",
  "Tarraingíodh leagan {version} de luachan {number} siar",
);
export const takenBackText = msg(
  "We have taken back version {version} of quote {number}. It can no longer be accepted. Your hire stays as you accepted it.",
  "Tharraingíomar leagan {version} de luachan {number} siar. Ní féidir glacadh leis a thuilleadh. Fanann d’ordú cíosa mar a ghlac tú leis.",
);
export const notExpected = msg(
  "If you did not expect this, answer this mail or ring us.",
  "Mura raibh tú ag súil leis seo, freagair an ríomhphost seo nó cuir glaoch orainn.",
);
export const openQuote = msg("Open the quote", "Oscail an luachan");
