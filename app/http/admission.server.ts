/** How much work may run at once, and how much may wait. */
export interface AdmissionLimits {
  readonly running: number;
  readonly waiting: number;
  /** Milliseconds after which a waiting request is turned away. */
  readonly patience: number;
}

export interface Admission {
  /** Waits for a place. Gives the function that frees it again, or null when the house is full. */
  enter(): Promise<(() => void) | null>;
  readonly running: number;
  readonly waiting: number;
}

interface Waiter {
  readonly admit: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A door that keeps overload outside: what cannot be served soon is refused at once, not served late. */
export function createAdmission(limits: AdmissionLimits): Admission {
  let running = 0;
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
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }

  return {
    enter() {
      if (running < limits.running) {
        running += 1;
        return Promise.resolve(once());
      }
      if (queue.size >= limits.waiting) return Promise.resolve(null);
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
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
  };
}
