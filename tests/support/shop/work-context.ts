import { readConfig } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import type { OrderKindHandlers } from "#app/features/payments/order-kinds.server.ts";
import { addMs } from "#app/lib/time/clock.ts";

/** A clock that is still until it is moved. */
export interface HandClock {
  now(): Date;
  move(ms: number): void;
}

export function handClock(start = new Date("2026-11-21T12:00:00Z")): HandClock {
  let now = start;
  return {
    now: () => now,
    move: (ms) => {
      now = addMs(now, ms);
    },
  };
}

export interface TestWork extends WorkContext {
  readonly clock: HandClock;
  readonly orderKinds: OrderKindHandlers;
  /** What was logged, as text. */
  readonly lines: string[];
}

/** What background work gets, with a clock of its own and a log that can be read. */
export function workContext(
  db: Db,
  env: Record<string, string> = {},
  clock = handClock(new Date()),
): TestWork {
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return {
    db,
    config: readConfig(env),
    clock,
    orderKinds: HIRE_ORDER_HANDLERS,
    log: { info: write, warn: write, error: write },
    lines,
  };
}
