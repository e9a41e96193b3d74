/**
 * Starts the built site once on the data folder that its argument names, with the sample data and the admin of the tests.
 */
import { pino } from "pino";
import type * as App from "../../../server/app.ts";

const [dataDir = "", email = "", password = ""] = process.argv.slice(2);
const app = (await import(new URL("../../../build/server/index.js", import.meta.url).href)) as typeof App;
const config = app.readConfig({
  NODE_ENV: "production",
  PORT: "0",
  DATA_DIR: dataDir,
  SAMPLE_DATA: "1",
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
});
const site = await app.startServer(config, { log: pino({ level: "silent" }) });
await site.close();
process.exit(0);
