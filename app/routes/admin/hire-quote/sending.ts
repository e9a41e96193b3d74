import { mailedFlash } from "#app/features/mail/mailed-flash.server.ts";
import { SHOWN_REQUESTS } from "#app/features/quotes/quotes.ts";
import { hasUnseenRequest } from "#app/features/quotes/requests/list-requests.server.ts";
import { listSendFaults } from "#app/features/quotes/send/list-send-faults.server.ts";
import { listShortLines } from "#app/features/quotes/send/list-short-lines.server.ts";
import { sendVersion } from "#app/features/quotes/send/send-version.server.ts";
import type { ResourceWork } from "#app/http/actions/resource-action.server.ts";
import { cents, MAX_STORED } from "#app/lib/money.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { refuse } from "#app/lib/result.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const flash = ({ app }: ResourceWork) => mailedFlash(app.config, "quote-sent");

/**
 * Sends the draft with the total that was shown, as the answer to the customer's requests that were shown. Asks first, if
 * it is complete, with the lines of which not enough is free.
 */
export const action = quoteAction({ action: "sending", flash }, async ({ confirmed, field, who, app }) => {
  const shown = field(SHOWN_REQUESTS).split(" ");
  if (await hasUnseenRequest(app.db, who.quoteId, shown)) return refuse({ kind: "asked-meanwhile" });
  const force = confirmed && field("force") === "yes";
  const faults = confirmed ? [] : await listSendFaults(app.db, who.quoteId, who.now);
  if (faults.length > 0) return refuse({ kind: "incomplete", faults });
  const lines = force ? [] : await listShortLines(app.db, who.quoteId, who.now);
  if (lines.length > 0) return refuse({ kind: "short", lines });
  if (!confirmed) return refuse({ kind: "to-confirm" });
  const total = parseWhole(field("total"), MAX_STORED);
  const { quoteId, version, actorId } = who;
  const sending = { quoteId, version, actorId, shown, force, ...(total !== null && { total: cents(total) }) };
  return sendVersion(app, sending);
});
