/** Keys of Stripe, secrets of its events and sessions, numbers of cards, and the passwords that tests sign in with. */
const SECRETS =
  /sk_(?:test|live)_\w+|whsec_\w+|client_secret|\b4242[ -]?4242|a-long-admin-passphrase|six-plus-letters/i;

/** S22: whatever was done to it, a server's log tells no secret. Every server of the tests is held to it at its end. */
export function assertNoSecret(log: string): void {
  const found = SECRETS.exec(log);
  if (!found) return;
  const line = log.slice(log.lastIndexOf("\n", found.index) + 1).split("\n", 1)[0] ?? "";
  throw new Error(`S22: the log tells ${found[0].slice(0, 8)}…: ${line.slice(0, 400)}`);
}
