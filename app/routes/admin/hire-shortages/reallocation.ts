import { solveFromHire } from "#app/features/hires/shortages/cover-shortage.server.ts";
import { idOrNull } from "#app/features/hires/subhires/read-subhire.ts";
import { shortageAction } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Covers a shortage with pieces of another hire, which gives way. */
export const action = shortageAction(({ field, who, db, now }) =>
  solveFromHire(db, { ...who, quantity: who.version, donorId: idOrNull(field("hire")), now }),
);
