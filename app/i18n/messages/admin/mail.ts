import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Mail", "Ríomhphost");
export const all = msg("All", "Gach ceann");
export const queued = msg("Waiting", "Ag fanacht");
export const sent = msg("Sent", "Seolta");
export const kept = msg("Not sent (no mail server)", "Níor seoladh (gan freastalaí ríomhphoist)");
export const failed = msg("Failed", "Theip air");
export const searchLabel = msg("Search recipient, subject or kind", "Cuardaigh faighteoir, ábhar nó cineál");
export const none = msg("No mails here", "Níl aon ríomhphost anseo");
export const noneText = msg(
  "Every mail the site writes is listed here, with its status.",
  "Liostaítear anseo gach ríomhphost a scríobhann an suíomh, agus cad a tharla dó.",
);
export const state = msg("Status", "Stádas");
export const kind = msg("Kind", "Cineál");
export const recipient = msg("To", "Chuig");
export const replyTo = msg("Reply to", "Freagra chuig");
export const attachments = msg("Attachments", "Ceangaltáin");
export const subject = msg("Subject", "Ábhar");
export const written = msg("Written", "Scríofa");
export const sentAt = msg("Sent at", "Seolta ag");
export const attempts = msg("Attempts", "Iarrachtaí");
export const attemptCount = plural(
  { one: "{n} attempt", other: "{n} attempts" },
  {
    one: "Iarracht amháin",
    two: "{n} iarracht",
    few: "{n} iarracht",
    many: "{n} n-iarracht",
    other: "{n} iarracht",
  },
);
export const nextAttempt = msg("Next attempt", "An chéad iarracht eile");
export const lastError = msg("Last error", "An earráid dheireanach");
export const messageId = msg("Message-ID", "Message-ID");
export const about = msg("About", "Faoi");
export const textPart = msg("Plain text", "Gnáth-théacs");
export const htmlPart = msg("As the reader sees it", "Mar a fheiceann an léitheoir é");
export const removed = msg(
  "The text has been removed, 30 days after the mail was written.",
  "Baineadh an téacs, 30 lá tar éis an ríomhphost a scríobh.",
);
export const retry = msg("Send again", "Seol arís");
export const sendNow = msg("Send now", "Seol anois");
export const retrying = msg("Sending...", "Ag seoladh…");
export const retried = msg("The mail is on its way.", "Tá an ríomhphost ar an mbealach.");
export const notWaiting = msg(
  "This mail is not waiting to be sent.",
  "Níl an ríomhphost seo ag fanacht le seoladh.",
);
export const withdrawn = msg(
  "The invitation was withdrawn. Its link no longer works.",
  "Tarraingíodh siar an cuireadh. Ní oibríonn a nasc níos mó.",
);
export const noServer = msg(
  "No mail server is set up (SMTP_URL), so mails are kept and read here.",
  "Níl aon fhreastalaí ríomhphoist socraithe (SMTP_URL), mar sin coinnítear agus léitear ríomhphoist anseo.",
);
