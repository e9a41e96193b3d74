/** Keys of Stripe, secrets of its events and sessions, numbers of cards, and the passwords that tests sign in with. */
const SECRETS =
  /sk_(?:test|live)_\w+|whsec_\w+|client_secret|\b4242[ -]?4242|a-long-admin-passphrase|six-plus-letters/i;

/**
 * Addresses of mailboxes, numbers of phones, tokens of sessions, and those that open an order or a quote: 32 characters,
 * which no name in an address of the site has with capitals and digits.
 */
const PERSONAL =
  /[\w.+-]+@[\w-]+\.[a-z]{2,}|\+353[ \d]{8}|\b0\d{1,2} \d{3} ?\d{3}|session_token=|(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32}(?![\w-])/;

/**
 * S22, F-21: whatever was done to it, a server's log tells no secret and no one's data. Every server of the tests is held
 * to it at its end. What it prints beside its log, the password of the first admin, is for the person who starts it.
 */
export function assertNoSecret(output: string): void {
  for (const line of output.split("\n")) {
    // The id of an account looks like a token and opens nothing.
    const event = line.startsWith("{") ? line.replace(/"userId":"[\w-]+"/, "") : "";
    const found = SECRETS.exec(line) ?? PERSONAL.exec(event);
    if (found) throw new Error(`S22, F-21: the log tells ${found[0].slice(0, 8)}…: ${line.slice(0, 400)}`);
  }
}
