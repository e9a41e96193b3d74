/** Starts the built site. Run through `npm start`, or by `node server/index.ts` after `npm run build`. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type * as App from "./app.ts";

// What Node has compiled at one start is there at the next. Where the folder cannot be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL("../build/compiled", import.meta.url)));

const app = (await import(new URL("../build/server/index.js", import.meta.url).href)) as typeof App;

/** The terminal and npm both pass Ctrl+C on, so a second signal this close to the first is the same one. In ms. */
const SAME_SIGNAL_MS = 700;
/** Whatever hangs, the process ends this long after it was told to, in ms. */
const END_AT_LATEST_MS = 14_000;

/** A service manager's balancer is given this long to see that this instance leaves, in ms. */
const LINGER_MS = 1000;

/** A start leaves 60 MB behind that V8 would collect when it needs room, which an idle site never does. In ms. */
const COLLECT_AFTER_MS = 10_000;

/** Ends the process with this code; once visitors are served, after their requests. */
let end: (code: number, lingerMs?: number) => void = (code) => process.exit(code);

/** Anyone who supervises the process starts it again, so nothing that was thought of goes on here for long. */
process.on("unhandledRejection", (reason) => {
  tell("unhandled rejection", reason);
  end(1);
});
// Whatever threw was left in the middle: nothing in memory can be trusted any more.
process.on("uncaughtException", (error) => {
  tell("uncaught exception", error);
  process.exit(1);
});

function tell(msg: string, reason: unknown): void {
  const err = app.describeDbError(reason);
  console.error(JSON.stringify({ level: 60, time: new Date().toISOString(), msg, err }));
}

try {
  const server = await app.startServer(app.readConfig(), {
    print: (text) => console.log(text),
    makeDatabase,
  });
  flushCompileCache();
  setTimeout(collectGarbage, COLLECT_AFTER_MS).unref();
  let ending = false;
  end = (code, lingerMs = 0) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), END_AT_LATEST_MS).unref();
    server.close(lingerMs).then(
      () => process.exit(code),
      (error: unknown) => {
        tell("the end went wrong", error);
        process.exit(1);
      },
    );
  };
  let announcedAt: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (announcedAt !== undefined && now - announcedAt > SAME_SIGNAL_MS) process.exit(1);
      announcedAt ??= now;
      end(0, signal === "SIGTERM" ? LINGER_MS : 0);
    });
  }
} catch (error) {
  if (!(error instanceof app.PlainError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The memory that a new database takes is given back when its process ends. */
async function makeDatabase(): Promise<App.FirstStart> {
  flushCompileCache();
  const child = fork(fileURLToPath(new URL("./make-database.ts", import.meta.url)));
  let outcome: App.DatabaseOutcome | undefined;
  child.on("message", (message) => (outcome = message as App.DatabaseOutcome));
  await once(child, "exit");
  if (outcome && "made" in outcome) return outcome.made;
  throw new app.PlainError(
    outcome?.refusal ?? "The database could not be made, and nothing of it was kept. Start the site again.",
  );
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
}
