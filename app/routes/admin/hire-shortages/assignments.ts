import { assignShortageTo } from "#app/features/hires/shortages/change-shortage.server.ts";
import { shortageAction } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who sees to a shortage. */
export const action = shortageAction(({ field, who: { id, actorId }, db }) =>
  assignShortageTo(db, { id, actorId, assigneeId: field("assignee") || null }),
);
