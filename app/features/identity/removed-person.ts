/** What replaces the details of a person that are removed. No mail is ever delivered to `.invalid`. */
export const REMOVED_PERSON = { name: "–", email: "removed@account.invalid", phone: "–" };

/** Whether these are details that were removed. */
export const isRemoved = ({ email }: { readonly email: string }): boolean => email === REMOVED_PERSON.email;
