import { msg } from "../message.ts";

export const found = msg("What you typed is still here", "Tá an méid a chlóscríobh tú anseo fós");
export const text = msg(
  "Kept in this browser at {time}, and not saved.",
  "Coinnithe sa bhrabhsálaí seo ag {time}, agus gan sábháil.",
);
export const take = msg("Go on with it", "Lean ar aghaidh leis");
export const drop = msg("Throw it away", "Caith amach é");
