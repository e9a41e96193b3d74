/**
 * The built site in a process of its own, configured by the environment, which waits for Stripe only as long as its
 * arguments say, in milliseconds: for one attempt, and for a call in all.
 */
import type * as App from "../../../server/app.ts";

const [silenceMs, deadlineMs] = process.argv.slice(2).map(Number);
const app = (await import(new URL("../../../build/server/index.js", import.meta.url).href)) as typeof App;
const config = app.readConfig();
if (!config.stripe || !silenceMs || !deadlineMs) throw new Error("No account or no limits of Stripe");
const stripe = { ...config.stripe, limits: { silenceMs, deadlineMs } };
const running = await app.startServer({ ...config, stripe });
process.once("SIGTERM", () => void running.close().then(() => process.exit(0)));
