import { tryShortage } from "#app/features/hires/shortages/change-shortage.server.ts";
import { shortageAction } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Covers a shortage with our own gear, as far as it has become free. */
export const action = shortageAction(({ who: { id, actorId }, db, now }) =>
  tryShortage(db, { id, actorId, now }),
);
