/** Pages and forms about one person: they are behind a login. */
const GUARDED = /^(?:\/ga)?\/(?:account|admin)(?:\/|$)/;
/** Addresses that log out, here or everywhere, or delete the account. */
const SESSION_END = /\/(?:auth\/sign-out|account\/sessions\/deletion|account\/delete)$/;

/** True for an address behind a login. */
export function isGuarded(path: string): boolean {
  return GUARDED.test(path);
}

/** True for an address that ends the session of the one who sends to it. */
export function endsSession(path: string): boolean {
  return SESSION_END.test(path);
}
