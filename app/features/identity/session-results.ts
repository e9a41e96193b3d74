import * as session from "#app/i18n/messages/account/session.ts";

/** What happened to a session, which any page may show after the redirect that follows. */
export const SESSION_RESULTS = {
  "logged-in": session.loggedIn,
  "logged-out": session.loggedOut,
  "password-changed": session.passwordChanged,
  "address-changed": session.newAddressDone,
  "account-deleted": session.accountDeleted,
} as const;
