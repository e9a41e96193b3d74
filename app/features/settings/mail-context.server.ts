import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Company } from "./settings.ts";

/** What mails to customers and staff are made with. */
export interface MailContext {
  readonly db: Db;
  readonly config: Config;
}

/** Staff read English. */
export const STAFF_LOCALE: Locale = "en";

/** The mail address of staff. */
export function staffAddress(config: Config, company: Company): string {
  return config.mailTo ?? replyAddress(config, company) ?? config.adminEmail;
}

/**
 * The addresses at which the company gets mail, in lower case. Mails to customers and staff name them, whatever they are
 * about.
 */
export function companyAddresses(config: Config, company: Company): readonly string[] {
  const addresses = [config.mailTo, config.adminEmail, company.email];
  return addresses.flatMap((address) => address?.trim().toLowerCase() || []);
}

/**
 * Where answers to mails of customers go: the company's address, when staff have filled in one that a mail can go to,
 * else that of staff. Undefined: to the sender of all mails.
 */
export function replyAddress(config: Config, company: Company): string | undefined {
  return isMailAddress(company.email) ? company.email : (config.mailTo ?? undefined);
}
