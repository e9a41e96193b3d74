/**
 * Cancels a hire on a server, and dies by SIGKILL at a statement. Arguments: the database, the instant, the ask as JSON,
 * the statement's number (0 is the first BEGIN), and "before" or "after" it is on its way. Prints the statements.
 */
import { writeSync } from "node:fs";
import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { HIRE_ORDERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { killAtStatement } from "../process/kill-at-statement.ts";

const [databaseUrl = "", now = "", ask = "", at = "", moment = ""] = process.argv.slice(2);
const config = readConfig({
  NODE_ENV: "test",
  ORIGIN: "https://www.example.ie",
  MAIL_TO: "staff@example.ie",
  TEST_PAYMENTS: "true",
});
const onStatement = killAtStatement(Number(at), moment);
const database = await openDatabase({ databaseUrl, dataDir: "", onStatement, applicationName: "cancelling" });
const context = { db: database.db, config, clock: { now: () => new Date(now) }, orderKinds: HIRE_ORDERS };
const done = await cancelHire(context, JSON.parse(ask));
writeSync(1, `${done.ok ? "cancelled" : done.error.kind}\n`);
await database.close();
