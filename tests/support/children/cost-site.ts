/**
 * The built site in a process of its own, configured by the environment, for `npm run bench:cost`: tells its parent
 * where it listens, and with every message the statements that its requests have sent since the last one.
 */
import type * as App from "../../../server/app.ts";
import { recordRequestStatements } from "../cost/request-statements.ts";
import { stockSite } from "../cost/stock-site.ts";

const app = (await import(new URL("../../../build/server/index.js", import.meta.url).href)) as typeof App;
const { server, onStatement, take } = recordRequestStatements();
const running = await app.startServer(app.readConfig(), { server, onStatement });
const stocked = await stockSite(running.services.database.db);
process.on("message", () => process.send?.(take()));
process.once("disconnect", () => process.exit(0));
process.send?.({ origin: running.url, ...stocked });
