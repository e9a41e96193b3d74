import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/versions.ts";
import { changeQuote } from "./change-quote.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins a new version of a quote that was sent. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const result = { action: "versions", flash: "quote-version-begun" } as const;
  return changeQuote(args, result, ({ who }) => beginVersion(db, who));
}
