import { msg } from "#app/i18n/message.ts";

export const yourPrice = msg("Your price", "Do phraghas");
export const catalogPrice = msg("Catalogue price {price}", "Praghas catalóige {price}");
