import { expect } from "vitest";

/** Processor time of this process for `work`, in milliseconds: what other programs do meanwhile does not count. */
export async function measureProcessorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Eight times the input: linear work takes eight times as long, quadratic work 64 times. */
const FACTOR = 8;
const MAX_TIMES = 24;
/** Below this, in milliseconds, a difference is the garbage collector's. */
const UNMEASURED = 60;

/**
 * Fails when `work` of eight times `size` takes more processor time than linear growth explains. The best of three
 * measurements counts: a pause of the collector falls into one of them, not into all.
 */
export async function expectLinear(
  work: (size: number) => unknown,
  size: number,
  label = `${size} and ${size * FACTOR}`,
): Promise<void> {
  const measure = async () => {
    const before = await measureProcessorTime(() => work(size));
    const after = await measureProcessorTime(() => work(size * FACTOR));
    return after <= UNMEASURED || after <= before * MAX_TIMES;
  };
  expect((await measure()) || (await measure()) || (await measure()), label).toBe(true);
}
