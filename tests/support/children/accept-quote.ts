/**
 * Accepts a quote on a server, and dies by SIGKILL at a statement of the transaction. Arguments: the database, the ask
 * as JSON, the statement's number (0 is BEGIN), and "before" or "after" it is on its way. Prints the statements.
 */
import { writeSync } from "node:fs";
import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { acceptQuote } from "#app/features/hires/accept-quote.server.ts";

const [databaseUrl = "", now = "", ask = "", at = "", moment = ""] = process.argv.slice(2);
const config = readConfig({
  NODE_ENV: "test",
  ORIGIN: "https://www.example.ie",
  MAIL_TO: "staff@example.ie",
  TEST_PAYMENTS: "true",
});
let statement = -1;
const die = () => process.kill(process.pid, "SIGKILL");

function onStatement(text: string): void {
  if (statement < 0 && !/^begin/i.test(text)) return;
  statement += 1;
  writeSync(1, `${statement} ${text.slice(0, 60).replaceAll("\n", " ")}\n`);
  if (statement !== Number(at)) return;
  if (moment === "before") die();
  // The statement leaves with this turn of the event loop.
  setImmediate(die);
}

const database = await openDatabase({ databaseUrl, dataDir: "", onStatement, applicationName: "accepting" });
const context = { db: database.db, config, clock: { now: () => new Date(now) } };
const done = await acceptQuote(context, JSON.parse(ask));
writeSync(1, `${done.ok ? "accepted" : done.error.kind}\n`);
await database.close();
