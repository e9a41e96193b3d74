/** How much work may run at once, and how much may wait. */
export interface AdmissionLimits {
  readonly running: number;
  readonly waiting: number;
  /** Whoever would wait longer than this, by how long others take, is turned away at once. In milliseconds. */
  readonly wait: number;
  /** Milliseconds after which a request that has to wait longer than was expected is turned away. */
  readonly patience: number;
  /** Milliseconds after which work is no longer waited for, and its place is given to others. */
  readonly deadline: number;
}

export interface Admission {
  /** Waits for a place. Gives the function that frees it again, or null when the house is full. */
  enter(): Promise<(() => void) | null>;
  /** Whether `enter` would refuse at this instant. */
  readonly full: boolean;
  readonly running: number;
  readonly waiting: number;
  /** As in the limits. */
  readonly deadline: number;
}

const WEIGHT_OF_THE_LAST = 0.1;

interface Waiter {
  readonly admit: () => void;
  readonly timer: NodeJS.Timeout;
}

/** What `admit` gives in place of an outcome. */
export type Refusal = "full" | "late";

/**
 * Does work when there is a place for it, and waits for its outcome for as long as the limits say. "full": it was never
 * begun; "late": it may still end well, but nobody waits any more.
 */
export async function admit<T>(
  door: Admission,
  work: () => Promise<T>,
): Promise<{ readonly outcome: T } | { readonly refusal: Refusal }> {
  const leave = await door.enter();
  if (!leave) return { refusal: "full" };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ readonly refusal: Refusal }>((resolve) => {
    timer = setTimeout(() => resolve({ refusal: "late" }), door.deadline);
  });
  const done = work().then((outcome) => ({ outcome }));
  // What ends badly after the deadline has been answered already.
  done.catch(() => undefined);
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
    leave();
  }
}

/** A door that keeps overload outside: what cannot be served soon is refused at once, not served late. */
export function createAdmission(limits: AdmissionLimits): Admission {
  let running = 0;
  /** How long a place is usually taken, in milliseconds; the last ones count most. */
  let usual = 0;
  const queue = new Set<Waiter>();

  function leave() {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    clearTimeout(next.timer);
    next.admit();
  }

  function once(): () => void {
    const begun = performance.now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      usual += (performance.now() - begun - usual) * WEIGHT_OF_THE_LAST;
      leave();
    };
  }

  /** Who would wait in vain is told so at once, and takes no place in the line from those who will be served. */
  function isHopeless(): boolean {
    return queue.size >= limits.waiting || ((queue.size + 1) * usual) / limits.running > limits.wait;
  }

  return {
    enter() {
      if (running < limits.running) {
        running += 1;
        return Promise.resolve(once());
      }
      if (isHopeless()) return Promise.resolve(null);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          admit: () => resolve(once()),
          timer: setTimeout(() => {
            queue.delete(waiter);
            resolve(null);
          }, limits.patience),
        };
        queue.add(waiter);
      });
    },
    deadline: limits.deadline,
    get full() {
      return running >= limits.running && isHopeless();
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
  };
}
