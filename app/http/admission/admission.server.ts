/** The limits of a pool: how much work may run at once, and how much may wait for how long. Times in milliseconds. */
export interface AdmissionLimits {
  readonly running: number;
  readonly waiting: number;
  /**
   * The number of requests that may wait however long the queue takes, so that a slow machine never sheds light load.
   */
  readonly alwaysWaiting: number;
  /** Queue time that bursts may exceed, and lasting load may not. */
  readonly target: number;
  /** Load is shed when the queue time has not been within the target for this long. */
  readonly interval: number;
  /** The longest time that one request waits. */
  readonly maxWait: number;
  /** Work is no longer waited for after this time, and its slot is free again. */
  readonly deadline: number;
}

export interface Admission {
  /** Waits for a slot. Gives the function that frees it again, or null when the load is shed. */
  enter(): Promise<(() => void) | null>;
  /** Whether `enter` would refuse at this instant. */
  readonly full: boolean;
  readonly running: number;
  readonly waiting: number;
  /** The deadline of the limits, in milliseconds. */
  readonly deadline: number;
}

interface Waiter {
  readonly since: number;
  readonly admit: () => void;
  /** Ends the time after which it is refused. */
  readonly stop: () => void;
}

/** A timer that comes this much late, in milliseconds, says that the process stood still and not the work. */
const STOOD_STILL_MS = 1_000;

/**
 * Calls `then` after a time in milliseconds, once, and counts again where the process stood still meanwhile, as on a machine
 * that was paused: what is in flight then is not late. Gives what ends it.
 */
function afterRunning(ms: number, then: () => void): () => void {
  let timer: NodeJS.Timeout;
  const begin = () => {
    const due = performance.now() + ms;
    timer = setTimeout(() => (performance.now() - due > STOOD_STILL_MS ? begin() : then()), ms);
  };
  begin();
  return () => clearTimeout(timer);
}

/** What `admit` gives in place of an outcome. */
export type AdmissionRefusal = "full" | "late";

/**
 * Does work when there is a slot for it, and waits for its outcome for as long as the limits say. "full": it was never
 * begun; "late": it may still end well, but its outcome is ignored.
 */
export async function admit<T>(
  admission: Admission,
  work: () => Promise<T>,
): Promise<{ readonly outcome: T } | { readonly refusal: AdmissionRefusal }> {
  const leave = await admission.enter();
  if (!leave) return { refusal: "full" };
  let stop = () => {};
  const late = new Promise<{ readonly refusal: AdmissionRefusal }>((resolve) => {
    stop = afterRunning(admission.deadline, () => resolve({ refusal: "late" }));
  });
  const done = work().then((outcome) => ({ outcome }));
  // An error after the deadline has no receiver: the request has been answered.
  done.catch(() => undefined);
  try {
    return await Promise.race([done, late]);
  } finally {
    stop();
    leave();
  }
}

/**
 * A pool of slots with a queue that is controlled by its measured delay, as in CoDel: a burst may wait, but once every
 * request of an interval has waited longer than the target, new ones are refused at once until the delay falls.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  let running = 0;
  /** The last time at which the queue time was within the target. */
  let withinTargetAt = 0;
  const queue = new Set<Waiter>();

  function leave() {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next.stop();
    const now = performance.now();
    if (now - next.since <= limits.target) withinTargetAt = now;
    next.admit();
  }

  function once(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  }

  function isShedding(): boolean {
    if (queue.size >= limits.waiting) return true;
    if (queue.size < limits.alwaysWaiting) return false;
    return performance.now() - withinTargetAt > limits.interval;
  }

  return {
    enter() {
      if (running < limits.running) {
        running += 1;
        return Promise.resolve(once());
      }
      if (isShedding()) return Promise.resolve(null);
      const since = performance.now();
      if (queue.size === 0) withinTargetAt = since;
      return new Promise((resolve) => {
        const waiter: Waiter = {
          since,
          admit: () => resolve(once()),
          stop: afterRunning(limits.maxWait, () => {
            queue.delete(waiter);
            resolve(null);
          }),
        };
        queue.add(waiter);
      });
    },
    deadline: limits.deadline,
    get full() {
      return running >= limits.running && isShedding();
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
  };
}
