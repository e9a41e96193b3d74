/** Starts the built site. Run through `npm start`, or by `node server/index.ts` after `npm run build`. */
import type * as App from "./app.ts";

const app = (await import(new URL("../build/server/index.js", import.meta.url).href)) as typeof App;

/** The terminal and npm both pass Ctrl+C on, so a second signal this close to the first is the same one. In ms. */
const SAME_SIGNAL_MS = 700;
/** Whatever hangs, the process ends this long after it was told to, in ms. */
const END_AT_LATEST_MS = 14_000;

/** A service manager's balancer is given this long to see that this instance leaves, in ms. */
const LINGER_MS = 1000;

/** These carry one sentence that says what to do. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof app.ConfigError ||
    error instanceof app.PortError ||
    error instanceof app.DatabaseStartError ||
    error instanceof app.StorageStartError
  );
}

process.on("unhandledRejection", (reason) => {
  console.error(
    JSON.stringify({
      level: 60,
      time: new Date().toISOString(),
      msg: "unhandled rejection",
      err: describe(reason),
    }),
  );
  process.exit(1);
});
process.on("uncaughtException", (error) => {
  console.error(
    JSON.stringify({
      level: 60,
      time: new Date().toISOString(),
      msg: "uncaught exception",
      err: describe(error),
    }),
  );
  process.exit(1);
});

function describe(error: unknown): object {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { value: String(error) };
}

try {
  const server = await app.startServer(app.readConfig(), { print: (text) => console.log(text) });
  let toldAt: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (toldAt !== undefined) {
        if (now - toldAt > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      toldAt = now;
      setTimeout(() => process.exit(1), END_AT_LATEST_MS).unref();
      server.close(signal === "SIGTERM" ? LINGER_MS : 0).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  if (!isPlain(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
