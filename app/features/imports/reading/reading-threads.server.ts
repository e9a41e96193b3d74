import { Worker } from "node:worker_threads";
import { SECOND_MS } from "#app/lib/time/clock.ts";

/** Far more than any row needs, in megabytes: a row that needs more ends its thread instead of the process. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
/** Starting a thread costs as much as reading a thousand rows, so one that is idle waits for the next task. */
const IDLE_MS = 5 * SECOND_MS;

const idle = new Map<string, Set<Worker>>();

/** A thread that runs the file and has no task. */
export function takeThread(file: URL): Worker {
  for (const worker of idle.get(file.href) ?? []) {
    idle.get(file.href)?.delete(worker);
    forget(worker);
    worker.ref();
    return worker;
  }
  return new Worker(file, { execArgv: [], resourceLimits: MEMORY });
}

/** Takes back a thread that has finished its task, for the next one that comes soon. It keeps no process alive. */
export function returnThread(file: URL, worker: Worker): void {
  const waiting = idle.get(file.href) ?? new Set();
  idle.set(file.href, waiting.add(worker));
  forget(worker);
  worker.unref();
  const leave = () => void waiting.delete(worker);
  worker.on("error", leave);
  worker.on("exit", leave);
  setTimeout(() => {
    if (waiting.delete(worker)) void worker.terminate();
  }, IDLE_MS).unref();
}

/** Takes our listeners off a thread; its own stay. */
function forget(worker: Worker): void {
  for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
}
