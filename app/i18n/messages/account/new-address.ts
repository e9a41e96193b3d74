import { msg } from "#app/i18n/message.ts";

/* Apart from the other words of logging in: one page alone has these. */
export const newAddressTitle = msg("New email address", "Seoladh ríomhphoist nua");
export const newAddressLede = msg(
  "Your account gets this address. Every device is then logged out, and you log in with the new address.",
  "Gheobhaidh do chuntas an seoladh seo. Logálfar amach gach gléas ansin, agus logálfaidh tú isteach leis an seoladh nua.",
);
export const newAddressPasswordLede = msg(
  "You are not logged in to the account that gets this address. Write its password; every device is then logged out.",
  "Níl tú logáilte isteach sa chuntas a gheobhaidh an seoladh seo. Scríobh a phasfhocal; logálfar amach gach gléas ansin.",
);
export const newAddressConfirm = msg("Use this address", "Úsáid an seoladh seo");
