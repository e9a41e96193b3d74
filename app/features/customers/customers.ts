/** A customer as a field that looks for one offers it. */
export interface FoundCustomer {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  /** The first of its addresses. */
  readonly email: string;
  readonly phone: string;
  /** It has an account whose address is confirmed. */
  readonly hasAccount: boolean;
}

/** The address that mails go to, of those of a customer as they are stored. */
export function firstEmail(emails: string): string {
  return emails.split(" ", 1)[0] ?? "";
}
