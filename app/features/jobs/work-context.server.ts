import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";

/** The part of a logger that work in the background needs. Fields come first, the sentence second. */
interface WorkLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What work on the site needs, of a request or in the background. */
export interface SiteContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

/** What every piece of background work gets. */
export interface WorkContext extends SiteContext {
  readonly log: WorkLog;
}
