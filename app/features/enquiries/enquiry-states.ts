import type { EnquiryState } from "./enquiries.ts";

/**
 * The states that an enquiry may go to from each state, in the order the back office offers them. "new" starts the 24
 * hours again; an answer by mail moves a new one to "answered" by itself.
 */
export const TRANSITIONS: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ["answered", "waiting", "won", "lost", "spam"],
  answered: ["waiting", "won", "lost", "new", "spam"],
  waiting: ["answered", "won", "lost", "new"],
  won: ["waiting", "lost", "new"],
  lost: ["waiting", "won", "new"],
  spam: ["new"],
};

/** Whether `to` can be reached from `from` in one step. */
export function canEnquiryBecome(from: EnquiryState, to: EnquiryState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The state after an answer went out: what is already further on stays there. Spam gets no answer. */
export const STATE_AFTER_ANSWER: Readonly<Record<EnquiryState, EnquiryState | null>> = {
  new: "answered",
  answered: "answered",
  waiting: "waiting",
  won: "won",
  lost: "lost",
  spam: null,
};
