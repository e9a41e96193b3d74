import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("In repair and missing", "Á ndeisiú agus ar iarraidh");
export const counted = msg(
  "Counted pieces in repair or missing",
  "Píosaí comhairthe á ndeisiú nó ar iarraidh",
);
export const text = msg(
  "These pieces came back damaged, or not at all. They stay off the shelf until they are back in order or written off.",
  "Tháinig na píosaí seo ar ais damáistithe, nó níor tháinig siad ar ais. Fanann siad den tseilf go dtí go mbíonn siad i gceart arís nó go ndíscríobhtar iad.",
);
export const none = msg(
  "No counted piece is in repair or missing.",
  "Níl aon phíosa comhairthe á dheisiú ná ar iarraidh.",
);
export const counts = {
  maintenance: plural(
    { one: "{n} piece in repair", other: "{n} pieces in repair" },
    {
      one: "Píosa amháin á dheisiú",
      two: "{n} phíosa á ndeisiú",
      few: "{n} phíosa á ndeisiú",
      many: "{n} bpíosa á ndeisiú",
      other: "{n} píosa á ndeisiú",
    },
  ),
  missing: plural(
    { one: "{n} piece missing", other: "{n} pieces missing" },
    {
      one: "Píosa amháin ar iarraidh",
      two: "{n} phíosa ar iarraidh",
      few: "{n} phíosa ar iarraidh",
      many: "{n} bpíosa ar iarraidh",
      other: "{n} píosa ar iarraidh",
    },
  ),
} as const;
/** Goods of a custom line of a hire. */
export const byHand = msg("no item of the fleet, counted by hand", "ní mír den fhlít í, comhairthe de láimh");
export const since = msg("Since", "Ó");
export const ofHire = msg("hire {number}", "ordú cíosa {number}");
export const putBack = {
  maintenance: msg("Repaired", "Deisithe"),
  missing: msg("Found again", "Aimsithe arís"),
} as const;
export const writeOff = msg("Write off", "Díscríobh");
export const back = msg("The pieces are on the shelf again.", "Tá na píosaí ar an tseilf arís.");
export const settled = msg(
  "The pieces are off this list. They are no item of the fleet, so that its count stays as it is.",
  "Tá na píosaí bainte den liosta seo. Ní mír den fhlít iad, agus mar sin fanann a líon mar atá.",
);
export const writtenOff = msg(
  "The pieces were written off, and so many fewer are owned.",
  "Díscríobhadh na píosaí, agus tá an líon sin níos lú againn.",
);
