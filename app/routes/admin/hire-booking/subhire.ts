import { SUBHIRE_STATES } from "#app/features/hires/enums.ts";
import { transitionSubhire } from "#app/features/hires/subhires/transition-subhire.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/subhire.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a sub-hire to its next state. */
export function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const subhireId = args.params.subhire;
  if (!isId(subhireId)) throw notFound();
  return changeHire(args, "subhires", async ({ field, who: { id: hireId, seen, actorId } }) => {
    const to = SUBHIRE_STATES.find((state) => state === field("to"));
    if (!to) return refuse({ kind: "not-allowed" });
    return transitionSubhire({ db, config }, { hireId, subhireId, seen, to, actorId, now: clock.now() });
  });
}
