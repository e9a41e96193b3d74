import { msg } from "#app/i18n/message.ts";

/* Apart from the rest of a mail's foot: the footer of every hydrated page has these alone. */
export const beingWoundUp = msg("Being wound up", "Á foirceannadh");
export const shareCapital = msg("Paid-up share capital: {amount}", "Scairchaipiteal íoctha: {amount}");
