import { setTimeout as sleep } from "node:timers/promises";

/** Elapsed time and waiting, both in milliseconds. Tests pass their own, so that nothing waits. */
export interface Timer {
  /** Monotonic; only differences mean something. */
  now(): number;
  wait(ms: number): Promise<void>;
}

export const systemTimer: Timer = {
  now: () => performance.now(),
  wait: async (ms) => {
    await sleep(ms);
  },
};
