import { solveBySubstitute } from "#app/features/hires/shortages/cover-shortage.server.ts";
import { idOrNull } from "#app/features/hires/subhires/read-subhire.ts";
import { changeShortage } from "#app/http/actions/shortage-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { Route } from "./+types/substitution.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Covers a shortage with a substitute of its item, and tells the customer where that is ticked. */
export function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  return changeShortage(args, ({ field, who }) =>
    solveBySubstitute(
      { db, config },
      {
        ...who,
        itemId: idOrNull(field("item")),
        message: field("tell") === "" ? null : cleanText(field("message"), true),
        now: clock.now(),
      },
    ),
  );
}
