import { msg } from "#app/i18n/message.ts";

export const title = msg("No connection", "Níl ceangal ann");
export const text = msg(
  "This page cannot be reached right now. What you have put in your cart is safe on this device.",
  "Ní féidir teacht ar an leathanach seo faoi láthair. Tá a bhfuil i do chiseán slán ar an ngléas seo.",
);
export const keptTitle = msg("What you can still look at", "A bhfuil fós le feiceáil");
export const keptText = msg(
  "These pages are as you last saw them. Prices and stock are checked again at checkout.",
  "Tá na leathanaigh seo mar a chonaic tú go deireanach iad. Seiceálfar praghsanna agus stoc arís ag an tseiceáil amach.",
);
