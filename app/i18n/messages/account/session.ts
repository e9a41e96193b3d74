import { msg } from "#app/i18n/message.ts";

export const loggedIn = msg("Logged in successfully!", "Tá tú logáilte isteach!");
export const loggedOut = msg("You have been logged out", "Tá tú logáilte amach");
export const passwordChanged = msg("Your password has been changed", "Athraíodh do phasfhocal");
export const newAddressDone = msg("Your email address has been changed", "Athraíodh do sheoladh ríomhphoist");
export const accountDeleted = msg("Your account has been deleted", "Scriosadh do chuntas");
export const adminClosed = msg(
  "The back office is not open to your account any more. What you typed there is kept in this browser, and offered again once an admin gives you the role back.",
  "Níl an chúloifig oscailte do do chuntas a thuilleadh. Tá ar scríobh tú ann coinnithe sa bhrabhsálaí seo, agus tairgfear arís é a luaithe a thugann riarthóir an ról ar ais duit.",
);
/** After a login of somebody who has never worked there. */
export const adminNotOpen = msg(
  "The back office is not open to your account. An admin can give you a role.",
  "Níl an chúloifig oscailte do do chuntas. Is féidir le riarthóir ról a thabhairt duit.",
);
/** After a login of somebody who had a role: whether something was typed there before is not known. */
export const adminNotOpenNow = msg(
  "The back office is not open to your account any more. An admin can give you the role back. If you had typed something there, it is kept in this browser until then.",
  "Níl an chúloifig oscailte do do chuntas a thuilleadh. Is féidir le riarthóir an ról a thabhairt ar ais duit. Má scríobh tú rud éigin ann cheana, tá sé coinnithe sa bhrabhsálaí seo go dtí sin.",
);
export const signedOutElsewhere = msg(
  "You have been logged out in another tab, or your session has ended. What you typed here is kept, out of sight: log in in a new tab, then go on.",
  "Logáladh amach thú i dtáb eile, nó tháinig deireadh le do sheisiún. Tá ar scríobh tú anseo coinnithe, as radharc: logáil isteach i dtáb nua, agus lean ort.",
);
export const signedInElsewhere = msg(
  "{name} has logged in in another tab.",
  "Tá {name} logáilte isteach i dtáb eile.",
);
export const logInNewTab = msg("Log in in a new tab", "Logáil isteach i dtáb nua");
export const reload = msg("Reload this page", "Athlódáil an leathanach seo");
export const draftRestored = msg("What you typed is back", "Tá ar scríobh tú ar ais");
