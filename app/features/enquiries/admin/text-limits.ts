import { MAX_ENTRY_LENGTH } from "../entry-text.ts";

/** Characters of an answer by mail at most, by the fields of its form. */
export const REPLY_LIMITS = { subject: 150, text: MAX_ENTRY_LENGTH } as const;
