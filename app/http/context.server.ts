import { createContext } from "react-router";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { OrderKindHandlers } from "#app/features/payments/order-kinds.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import type { Timer } from "#app/lib/time/timer.ts";
import type { Logger } from "./health/log.server.ts";

/** What the server hands to every loader and action. */
export interface AppContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  /** Handlers for orders that pay for a hire. */
  readonly orderKinds: OrderKindHandlers;
  readonly log: Logger;
  /** Random text per request; shown on error pages and written in the log. */
  readonly requestId: string;
  /** The visitor's address, as far as the configured proxies can be believed. */
  readonly clientAddress: string;
  /** What answers are held by; the process's own unless a test brings another. */
  readonly timer?: Timer;
}

export const appContext = createContext<AppContext>();

/** The request being answered; the root route's middleware puts it here, so that one loader's helpers can read it. */
export const requestContext = createContext<Request>();
