import { closeHire } from "#app/features/hires/closing/close-hire.server.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Closes a hire that was checked. */
export const action = hireAction("closure", ({ who, db, now }) => closeHire(db, { ...who, now }));
