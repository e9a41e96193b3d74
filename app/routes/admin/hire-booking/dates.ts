import { describeTakenUnit, namesOfShort } from "#app/features/hires/dates/check-dates.server.ts";
import { moveHire } from "#app/features/hires/dates/move-hire.server.ts";
import { format } from "#app/i18n/message.ts";
import { unit } from "#app/i18n/messages/hire-admin/hire-board.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a hire to other dates; with `request`, to those that its customer asks for. */
export const action = hireAction("dates", async ({ app, db, now, field, who }) => {
  const requestId = field("request");
  const dates = { from: field("from"), to: field("to") };
  const ask = { ...who, ...dates, ...(isId(requestId) && { requestId }), now };
  const moved = await moveHire(app, ask);
  if (moved.ok) return moved;
  const { error } = moved;
  if (error.kind === "short") return refuse({ ...error, short: await namesOfShort(db, ask) });
  if (error.kind === "unit-taken") return refuse({ ...error, short: await describeTakenUnit(db, error) });
  if (error.kind === "inspection")
    return refuse({ ...error, short: `${format("en", unit, { number: String(error.unitNumber) })}.` });
  return moved;
});
