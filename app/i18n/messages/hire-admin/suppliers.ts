import { msg } from "#app/i18n/message.ts";

export const archive = msg("Archive", "Cartlannaigh");
export const archiveText = msg(
  "It is then no longer offered when gear is asked of a supplier or a quote is written. Hires and quotes that name it stay as they are, and you can bring it back at any time.",
  "Ní thairgtear a thuilleadh é nuair a iarrtar trealamh ar sholáthraí ná nuair a scríobhtar luachan. Fanann na horduithe cíosa agus na luachana ina bhfuil sé ainmnithe mar atá, agus is féidir é a thabhairt ar ais am ar bith.",
);
export const archiveSure = msg("Archive this supplier", "Cartlannaigh an soláthraí seo");
export const archived = msg("Archived", "Cartlannaithe");
export const archivedOn = msg(
  "Archived on {day}: no longer offered for sub-hires and lines of quotes.",
  "Cartlannaithe {day}: ní thairgtear é a thuilleadh d’fho-orduithe cíosa ná do línte luachan.",
);
export const archivedNow = msg("Supplier archived.", "Cartlannaíodh an soláthraí.");
export const restore = msg("Bring back", "Tabhair ar ais");
export const restored = msg("The supplier is back.", "Tá an soláthraí ar ais.");
