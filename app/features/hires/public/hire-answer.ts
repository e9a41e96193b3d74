/** What an action of the page of a hire says when it did not do what was asked, with what was typed. */
export interface HirePageAnswer {
  readonly form: "payment" | "request" | "cancellation";
  /** One sentence, in the reader's language. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Kinds of request of the page's form. */
export const PAGE_REQUESTS = ["dates", "extension", "fault"] as const;
export type PageRequest = (typeof PAGE_REQUESTS)[number];

export const MAX_REQUEST_LENGTH = 4_000;

/** The id of the function to withdraw: mails about the hire lead there. */
export const WITHDRAWAL_ID = "withdraw";
