import { availableParallelism } from "node:os";

/** One core is left for the pages; a decoded picture needs up to 160 MB, so three at once are enough. */
let free = Math.min(3, Math.max(1, availableParallelism() - 1));
const waiting: (() => void)[] = [];

/**
 * Runs work that encodes pictures or merges PDFs when a slot is free: few at a time in the whole process, one on a machine
 * of two cores. First come, first served.
 */
export async function withEncodingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
