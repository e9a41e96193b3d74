import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins a new version of a quote that was sent. */
export const action = quoteAction({ action: "versions", flash: "quote-version-begun" }, ({ who, db }) =>
  beginVersion(db, who),
);
