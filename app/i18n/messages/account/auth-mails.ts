import { msg } from "#app/i18n/message.ts";

export const mailGreeting = msg("Hello,", "A chara,");
export const mailConfirmSubject = msg(
  "Confirm your email address – ItsShowTime",
  "Deimhnigh do sheoladh ríomhphoist – ItsShowTime",
);
export const mailConfirmText = msg(
  "Confirm that this address is yours, and your account is ready.",
  "Deimhnigh gur leatsa an seoladh seo, agus beidh do chuntas réidh.",
);
export const mailConfirmButton = msg("Confirm the address", "Deimhnigh an seoladh");
export const mailConfirmLife = msg(
  "The link works for 24 hours.",
  "Oibríonn an nasc ar feadh 24 uair an chloig.",
);
export const mailNotYou = msg(
  "If you did not ask for this, leave this mail alone and nothing happens.",
  "Murar iarr tú é seo, fág an ríomhphost seo mar atá agus ní tharlóidh dada.",
);
export const mailResetSubject = msg(
  "Choose a new password – ItsShowTime",
  "Roghnaigh pasfhocal nua – ItsShowTime",
);
export const mailResetText = msg(
  "Somebody, most likely you, asked to reset the password of your account.",
  "D’iarr duine éigin, tusa de réir dealraimh, pasfhocal do chuntais a athshocrú.",
);
export const mailResetButton = msg("Choose a new password", "Roghnaigh pasfhocal nua");
export const mailResetLife = msg(
  "The link works once, for 60 minutes. Every device is then logged out.",
  "Oibríonn an nasc uair amháin, ar feadh 60 nóiméad. Logálfar amach gach gléas ansin.",
);
export const mailFirstSubject = msg("Choose a password – ItsShowTime", "Roghnaigh pasfhocal – ItsShowTime");
export const mailFirstText = msg(
  "Somebody, most likely you, asked for a link to choose the password of your account.",
  "D’iarr duine éigin, tusa de réir dealraimh, nasc chun pasfhocal do chuntais a roghnú.",
);
export const mailExistsSubject = msg(
  "You already have an account – ItsShowTime",
  "Tá cuntas agat cheana – ItsShowTime",
);
export const mailExistsText = msg(
  "Somebody, most likely you, tried to create an account with this address. There already is one: log in, or choose a new password if you have forgotten yours.",
  "Rinne duine éigin, tusa de réir dealraimh, iarracht cuntas a chruthú leis an seoladh seo. Tá ceann ann cheana: logáil isteach, nó roghnaigh pasfhocal nua má tá dearmad déanta agat ar do cheann féin.",
);
export const mailExistsButton = msg("Log in", "Logáil isteach");

export const mailInviteSubject = msg("Your account at ItsShowTime", "Do chuntas ag ItsShowTime");
export const mailInviteText = msg(
  "An account has been made for you at ItsShowTime. Choose a password, and it is ready.",
  "Rinneadh cuntas duit ag ItsShowTime. Roghnaigh pasfhocal, agus beidh sé réidh.",
);
export const mailInviteButton = msg("Choose a password", "Roghnaigh pasfhocal");
export const mailInvitedBy = msg(
  "{name} has made an account for you at ItsShowTime. Choose a password, and it is ready.",
  "Rinne {name} cuntas duit ag ItsShowTime. Roghnaigh pasfhocal, agus beidh sé réidh.",
);
export const mailInviteNotYou = msg(
  "If you do not know what this is about, leave this mail alone: no one can use the account without a password.",
  "Mura bhfuil a fhios agat cad faoi a bhfuil sé seo, fág an ríomhphost seo mar atá: ní féidir le duine ar bith an cuntas a úsáid gan phasfhocal.",
);
export const mailInviteLife = msg(
  "The link works once, for 24 hours.",
  "Oibríonn an nasc uair amháin, ar feadh 24 uair an chloig.",
);
export const mailNewAddressSubject = msg(
  "Confirm your new email address – ItsShowTime",
  "Deimhnigh do sheoladh ríomhphoist nua – ItsShowTime",
);
export const mailNewAddressText = msg(
  "Somebody, most likely you, wants to use this address for an account at ItsShowTime.",
  "Tá duine éigin, tusa de réir dealraimh, ag iarraidh an seoladh seo a úsáid do chuntas ag ItsShowTime.",
);
export const mailNewAddressButton = msg("Use this address", "Úsáid an seoladh seo");
export const mailHourLife = msg(
  "The link works once, for 60 minutes.",
  "Oibríonn an nasc uair amháin, ar feadh 60 nóiméad.",
);
export const mailAddressChangedSubject = msg(
  "Your account has a new email address – ItsShowTime",
  "Tá seoladh ríomhphoist nua ag do chuntas – ItsShowTime",
);
export const mailAddressChangedText = msg(
  "The email address of your account has been changed. From now on you log in with the new one, and we write to the new one.",
  "Athraíodh seoladh ríomhphoist do chuntais. Feasta logálfaidh tú isteach leis an gceann nua, agus scríobhfaimid chuig an gceann nua.",
);
export const mailWriteToUs = msg("Write to us", "Scríobh chugainn");
export const mailNotYouWrite = msg(
  "If it was not you, write to us at once.",
  "Mura tusa a rinne é, scríobh chugainn láithreach.",
);
export const mailPasswordChangedSubject = msg(
  "Your password has been changed – ItsShowTime",
  "Athraíodh do phasfhocal – ItsShowTime",
);
export const mailPasswordChangedText = msg(
  "The password of your account has been changed, and every other device has been logged out.",
  "Athraíodh pasfhocal do chuntais, agus logáladh amach gach gléas eile.",
);
export const mailNotYouReset = msg(
  "If it was not you, choose a new password at once.",
  "Mura tusa a rinne é, roghnaigh pasfhocal nua láithreach.",
);
export const mailFactorAddedSubject = msg(
  "Two-factor authentication is on – ItsShowTime",
  "Tá fíordheimhniú dhá fhachtóir ar siúl – ItsShowTime",
);
export const mailFactorAddedText = msg(
  "Two-factor authentication has been switched on for your account. After the password, the login now asks for a code from an authenticator app, or for a recovery code.",
  "Cuireadh fíordheimhniú dhá fhachtóir ar siúl i do chuntas. I ndiaidh an phasfhocail, iarrfar anois cód ó aip fhíordheimhnithe ort, nó cód athshlánaithe.",
);
export const mailFactorRemovedSubject = msg(
  "Two-factor authentication is off – ItsShowTime",
  "Tá fíordheimhniú dhá fhachtóir as – ItsShowTime",
);
export const mailFactorRemovedText = msg(
  "Two-factor authentication has been switched off for your account. From now on the password alone opens it.",
  "Múchadh fíordheimhniú dhá fhachtóir i do chuntas. Feasta osclaíonn an pasfhocal leis féin an cuntas.",
);
export const mailFactorRemovedByUsText = msg(
  "We have removed the login code from your account, and every device has been logged out. The password alone opens the account until you set up a new code.",
  "Bhaineamar an cód logála isteach de do chuntas, agus logáladh amach gach gléas. Osclaíonn an pasfhocal leis féin an cuntas go dtí go socróidh tú cód nua.",
);
export const mailNotAskedWrite = msg(
  "If you did not ask us to do this, write to us at once.",
  "Murar iarr tú orainn é seo a dhéanamh, scríobh chugainn láithreach.",
);
export const mailRecoveryCodesSubject = msg(
  "Your account has new recovery codes – ItsShowTime",
  "Tá cóid athshlánaithe nua ag do chuntas – ItsShowTime",
);
export const mailRecoveryCodesText = msg(
  "New recovery codes have been made for your account. The codes from before no longer work.",
  "Rinneadh cóid athshlánaithe nua do do chuntas. Ní oibríonn na cóid roimhe seo a thuilleadh.",
);
export const mailNotYouCodes = msg(
  "If it was not you, choose a new password at once, and then make new recovery codes.",
  "Mura tusa a rinne é, roghnaigh pasfhocal nua láithreach, agus déan cóid athshlánaithe nua ansin.",
);
