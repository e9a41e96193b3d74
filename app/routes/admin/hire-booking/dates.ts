import { describeTakenUnit, namesOfShort } from "#app/features/hires/dates/check-dates.server.ts";
import { moveHire } from "#app/features/hires/dates/move-hire.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { format } from "#app/i18n/message.ts";
import { unit } from "#app/i18n/messages/hire-admin/hire-board.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/dates.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a hire to other dates. */
export function action(args: Route.ActionArgs) {
  const app = args.context.get(appContext);
  const { db, clock } = app;
  return changeHire(args, "dates", async ({ field, who }) => {
    const ask = { ...who, from: field("from"), to: field("to"), now: clock.now() };
    const moved = await moveHire(app, ask);
    if (moved.ok) return moved;
    const { error } = moved;
    if (error.kind === "short") return refuse({ ...error, short: await namesOfShort(db, ask) });
    if (error.kind === "unit-taken") return refuse({ ...error, short: await describeTakenUnit(db, error) });
    if (error.kind === "inspection")
      return refuse({ ...error, short: `${format("en", unit, { number: String(error.unitNumber) })}.` });
    return moved;
  });
}
