import { reduceShortage } from "#app/features/hires/shortages/reduce-shortage.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { shortageAction } from "#app/routes/admin/hire-shortages/shortage-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins a version of the quote with fewer pieces, and opens it. */
export const action = shortageAction(
  ({ who, db, now }) => reduceShortage(db, { ...who, quantity: who.version, now }),
  ({ quoteId }) => ({ path: adminPath(`/admin/hire/quotes/${quoteId}`), flash: "quote-version-begun" }),
);
