import { addSubhire } from "#app/features/hires/subhires/add-subhire.server.ts";
import { idOrNull, readSubhire } from "#app/features/hires/subhires/read-subhire.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Asks a supplier for gear of a hire. */
export const action = hireAction(
  "subhires",
  ({ field, who, db, now, confirmed }) => {
    const lineId = idOrNull(field("line"));
    return addSubhire(db, { ...who, itemId: null, lineId, ...readSubhire(field), now, confirmed });
  },
  "hire-supplier-asked",
);
