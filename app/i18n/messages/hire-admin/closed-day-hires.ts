import { msg, plural } from "#app/i18n/message.ts";

export const title = plural(
  {
    one: "{n} hire begins or ends on a day on which the store is closed",
    other: "{n} hires begin or end on a day on which the store is closed",
  },
  {
    one: "Tosaíonn nó críochnaíonn ordú cíosa amháin ar lá a mbíonn an stór dúnta",
    two: "Tosaíonn nó críochnaíonn {n} ordú cíosa ar lá a mbíonn an stór dúnta",
    few: "Tosaíonn nó críochnaíonn {n} ordú cíosa ar lá a mbíonn an stór dúnta",
    many: "Tosaíonn nó críochnaíonn {n} n-ordú cíosa ar lá a mbíonn an stór dúnta",
    other: "Tosaíonn nó críochnaíonn {n} ordú cíosa ar lá a mbíonn an stór dúnta",
  },
);
export const text = msg(
  "Their customers are not told. Agree other times with them, or open for them.",
  "Ní chuirtear é seo in iúl dá gcustaiméirí. Socraigh amanna eile leo, nó oscail dóibh.",
);
export const begins = msg("begins {at}", "tosaíonn {at}");
export const ends = msg("ends {at}", "críochnaíonn {at}");
export const more = msg("And {n} more.", "Agus {n} eile.");
