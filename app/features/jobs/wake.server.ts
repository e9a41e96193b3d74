import { setMaxListeners } from "node:events";

/**
 * A hint inside one process that there is something to do now. Only a hint: the worker also looks by itself,
 * and other processes never hear it.
 *
 * The place is global on purpose: the pages and the server around them may each load a copy of this
 * file into one process.
 */
const PLACE = Symbol.for("itsshowtime.work");

function bell(): EventTarget {
  const holder = globalThis as { [PLACE]?: EventTarget };
  if (!holder[PLACE]) {
    holder[PLACE] = new EventTarget();
    // Each loop of the worker listens, and tests run several servers in one process.
    setMaxListeners(100, holder[PLACE]);
  }
  return holder[PLACE];
}

/** Mails that are due, or jobs. */
type Work = "mails" | "jobs";

/** Tells this process's worker to look at once. Call it after the commit: before that there is nothing to see. */
export function wakeWorker(work: Work): void {
  bell().dispatchEvent(new Event(work));
}

/** Calls `listener` at every hint of that kind; the returned function ends that. */
export function onWork(work: Work, listener: () => void): () => void {
  bell().addEventListener(work, listener);
  return () => bell().removeEventListener(work, listener);
}
