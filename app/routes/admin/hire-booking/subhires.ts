import { addSubhire } from "#app/features/hires/subhires/add-subhire.server.ts";
import { idOrNull, readSubhire } from "#app/features/hires/subhires/read-subhire.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/subhires.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Asks a supplier for gear of a hire. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "subhires", ({ field, who }) => {
    const lineId = idOrNull(field("line"));
    return addSubhire(db, { ...who, itemId: null, lineId, ...readSubhire(field), now: clock.now() });
  });
}
