import { solveBySubstitute } from "#app/features/hires/shortages/cover-shortage.server.ts";
import { idOrNull } from "#app/features/hires/subhires/read-subhire.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { shortageAction } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Covers a shortage with a substitute of its item, and tells the customer where that is ticked. */
export const action = shortageAction(({ form, field, who, app, now }) =>
  solveBySubstitute(app, {
    ...who,
    quantity: who.version,
    itemId: idOrNull(field("item")),
    message: form.ticked("tell") ? cleanText(field("message"), true) : null,
    now,
  }),
);
