/**
 * Accepts a quote or cancels a hire on a server, and dies by SIGKILL at a statement. Arguments: the database, the
 * instant, "accept" or "cancel", the ask as JSON, the statement's number (0 is the first BEGIN), and "before" or "after"
 * it is on its way. Prints the statements.
 */
import { openDatabase } from "#app/db/open-database.server.ts";
import { acceptQuote } from "#app/features/hires/acceptance/accept-quote.server.ts";
import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { HIRE_CONFIG } from "../hire/hire-config.ts";
import { killAtStatement } from "../process/kill-at-statement.ts";

const [databaseUrl = "", now = "", change = "", ask = "", at = "", moment = ""] = process.argv.slice(2);
const onStatement = killAtStatement(Number(at), moment);
const database = await openDatabase({
  databaseUrl,
  dataDir: "",
  onStatement,
  applicationName: "changing-hire",
});
const clock = { now: () => new Date(now) };
const context = { db: database.db, config: HIRE_CONFIG, clock, orderKinds: HIRE_ORDER_HANDLERS };
const done = await (change === "accept" ? acceptQuote : cancelHire)(context, JSON.parse(ask));
if (!done.ok) throw new Error(`Refused: ${done.error.kind}`);
await database.close();
