import { getShortage } from "#app/features/hires/shortages/change-shortage.server.ts";
import { addSubhire } from "#app/features/hires/subhires/add-subhire.server.ts";
import { readSubhire } from "#app/features/hires/subhires/read-subhire.ts";
import { refuse } from "#app/lib/result.ts";
import { shortageAction, toShortages } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Asks a supplier for what a hire is short of. */
export const action = shortageAction(
  async ({ field, who, db, now, confirmed }) => {
    const shortage = await getShortage(db, who.id);
    if (!shortage) return refuse({ kind: "not-found" });
    if (shortage.state !== "open") return refuse({ kind: "conflict" });
    if (shortage.owner !== "hire" || shortage.ownerId === null) return refuse({ kind: "not-a-hire" });
    const { ownerId: id, itemId, lineId } = shortage;
    return addSubhire(db, { ...who, id, itemId, lineId, ...readSubhire(field), now, confirmed });
  },
  () => toShortages("hire-supplier-asked"),
);
