import { solveByStaff } from "#app/features/hires/shortages/solve-by-staff.server.ts";
import { shortageAction } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Solves a shortage for which staff have found pieces elsewhere. */
export const action = shortageAction(({ field, who, db, now }) =>
  solveByStaff(db, { ...who, quantity: who.version, note: field("note"), now }),
);
