import { msg } from "#app/i18n/message.ts";

export const title = msg("Entered as damaged by mistake?", "Curtha síos mar dhamáistithe trí dhearmad?");
export const text = msg(
  "The pieces count as good again, and the repair of our own ends. The history of the hire keeps it.",
  "Áirítear na píosaí mar shlán arís, agus cuirtear deireadh le deisiú ár bpíosaí féin. Coimeádtar i stair an ordaithe chíosa é.",
);
export const quantity = msg("Good after all", "Slán tar éis an tsaoil");
export const ofDamaged = msg("of {n} damaged", "as {n} damáistithe");
export const takeBack = msg("Take the damage back", "Tarraing siar an damáiste");
export const done = msg("The pieces count as good again.", "Áirítear na píosaí mar shlán arís.");

export const faults = {
  conflict: msg(
    "Another number of pieces is damaged by now. Look at the list again, then repeat it.",
    "Tá líon eile píosaí damáistithe faoin am seo. Féach ar an liosta arís, agus déan arís é.",
  ),
  "bad-quantity": msg(
    "Enter a number of pieces, at most as many as are damaged.",
    "Cuir isteach líon píosaí, gan dul thar an líon atá damáistithe.",
  ),
  "not-in-repair": msg(
    "These pieces are no longer in repair: they were repaired or written off already. What was entered at their return stays.",
    "Níl na píosaí seo á ndeisiú a thuilleadh: deisíodh nó díscríobhadh cheana iad. Fanann an méid a cuireadh síos nuair a tháinig siad ar ais.",
  ),
  "sent-back": msg(
    "The supplier has these goods back already. What was entered at their return stays.",
    "Tá na hearraí seo ar ais ag an soláthraí cheana. Fanann an méid a cuireadh síos nuair a tháinig siad ar ais.",
  ),
  closed: msg(
    "The hire is closed: what came back was settled by that. Change the count of the item instead.",
    "Tá an t-ordú cíosa dúnta: socraíodh leis sin cad a tháinig ar ais. Athraigh líon na míre ina ionad.",
  ),
};
