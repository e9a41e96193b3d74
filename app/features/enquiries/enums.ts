/** Values of the columns of enquiries. A new value needs a migration of its CHECK constraint. */

/** What an enquiry is about: the `formType` of the public call send-form-email. */
export const FORM_TYPES = ["contact", "equipment-servicing", "dry-hire"] as const;

export const ENQUIRY_STATES = ["new", "answered", "waiting", "won", "lost", "spam"] as const;

/** What staff write about an enquiry: a note among themselves, a reply by mail. */
export const ENTRY_KINDS = ["note", "reply"] as const;

/** Answers to the question whether a product is still under guarantee. */
export const WARRANTY_ANSWERS = ["yes", "no", "unsure"] as const;

export const ATTACHMENT_KINDS = ["photo", "pdf"] as const;
