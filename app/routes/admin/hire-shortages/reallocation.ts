import { solveFromHire } from "#app/features/hires/shortages/cover-shortage.server.ts";
import { idOrNull } from "#app/features/hires/subhires/read-subhire.ts";
import { changeShortage } from "#app/http/actions/shortage-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/reallocation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Covers a shortage with pieces of another hire, which gives way. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeShortage(args, ({ field, who }) =>
    solveFromHire(db, { ...who, donorId: idOrNull(field("hire")), now: clock.now() }),
  );
}
