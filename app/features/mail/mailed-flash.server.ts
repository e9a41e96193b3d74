import type { Config } from "#app/config.server.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** Results that say a mail is under way, each with its result where no mail server is set up and the mail is kept. */
const NOT_SENT = {
  "draft-order-link-sent": "draft-order-link-not-sent",
  "enquiry-replied": "enquiry-reply-not-sent",
  "hire-order-mailed": "hire-order-not-mailed",
  "quote-sent": "quote-not-mailed",
  "user-invited": "user-invitation-not-sent",
} as const satisfies Partial<Record<PlainFlash, PlainFlash>>;

type MailedFlash = keyof typeof NOT_SENT;

/** The result of an action that queued a mail. */
export function mailedFlash(config: Pick<Config, "smtpUrl">, sent: MailedFlash): PlainFlash {
  return hasMailServer(config) ? sent : NOT_SENT[sent];
}

/** Without a mail server, mails are kept to be read in the back office. */
export function hasMailServer({ smtpUrl }: Pick<Config, "smtpUrl">): boolean {
  return smtpUrl !== undefined;
}
