/**
 * Accepts a quote on a server, and dies by SIGKILL at a statement of the transaction. Arguments: the database, the ask
 * as JSON, the statement's number (0 is BEGIN), and "before" or "after" it is on its way. Prints the statements.
 */
import { writeSync } from "node:fs";
import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { acceptQuote } from "#app/features/hires/acceptance/accept-quote.server.ts";
import { killAtStatement } from "../process/kill-at-statement.ts";

const [databaseUrl = "", now = "", ask = "", at = "", moment = ""] = process.argv.slice(2);
const config = readConfig({
  NODE_ENV: "test",
  ORIGIN: "https://www.example.ie",
  MAIL_TO: "staff@example.ie",
  TEST_PAYMENTS: "true",
});
const onStatement = killAtStatement(Number(at), moment);
const database = await openDatabase({ databaseUrl, dataDir: "", onStatement, applicationName: "accepting" });
const context = { db: database.db, config, clock: { now: () => new Date(now) } };
const done = await acceptQuote(context, JSON.parse(ask));
writeSync(1, `${done.ok ? "accepted" : done.error.kind}\n`);
await database.close();
