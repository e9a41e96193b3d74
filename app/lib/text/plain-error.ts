/** What a person can mend who starts the site or runs a command: the message is one sentence that says what to do. */
export class PlainError extends Error {}
